/** A server whose every response the test defines. */

import { vi } from 'vitest';

type Answer = { status?: number; body: unknown };

/** Requests under `/api` are answered by path; unknown paths get a 404. Returns the requests so far. */
export function fakeServer(answers: Record<string, Answer | ((body: unknown) => Answer)>): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string, request?: RequestInit) => {
      const path = address.replace(/^\/api/, '');
      const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : null;
      asked.push({ path, body });
      const found = answers[path];
      const { status = 200, body: said } = typeof found === 'function' ? found(body) : (found ?? { status: 404, body: null });
      return Promise.resolve(new Response(typeof said === 'string' ? said : JSON.stringify(said), { status }));
    }),
  );
  return asked;
}

/** No server responds. */
export function noServer(): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('nobody there'))),
  );
}

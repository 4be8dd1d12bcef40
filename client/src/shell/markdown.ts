/** The little of Markdown that rule books use: headings, lists, tables, paragraphs; bold, italics, code. */

export type Span = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'item'; ordered: boolean; spans: Span[]; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'paragraph'; spans: Span[] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, bold, italic, code] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else found.push({ kind: 'code', text: code ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** The text of spans. */
export const plainText = (parts: readonly Span[]): string => parts.map((part) => part.text).join('');

/** Each heading with its contents; first, whatever comes before any heading. */
export function sections(parts: readonly Block[]): { heading: Block | null; body: Block[] }[] {
  const found: { heading: Block | null; body: Block[] }[] = [{ heading: null, body: [] }];
  for (const part of parts) {
    if (part.kind === 'heading') found.push({ heading: part, body: [] });
    else found.at(-1)!.body.push(part);
  }
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of joined(text)) {
    const heading = /^(#+)\s+(.*)$/.exec(part);
    const item = /^(-|\d+\.)\s+(.*)$/.exec(part);
    if (part.startsWith('|')) {
      const [head, , ...rows] = part.split('\n');
      found.push({ kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) });
    } else if (heading) found.push({ kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) });
    else if (item) found.push({ kind: 'item', ordered: item[1] !== '-', spans: spans(item[2]!), text: item[2]! });
    else found.push({ kind: 'paragraph', spans: spans(part) });
  }
  return found;
}

/** Groups lines into blocks, each one text; a table keeps its lines. */
function joined(text: string): string[] {
  const parts: string[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') open = false;
    else if (open && line.startsWith('|') && parts.at(-1)!.startsWith('|')) parts.push(`${parts.pop()}\n${line}`);
    else if (open && !/^(#+|-|\d+\.|\|)\s?/.test(line)) parts.push(`${parts.pop()} ${line.trim()}`);
    else {
      parts.push(line);
      open = true;
    }
  }
  return parts;
}

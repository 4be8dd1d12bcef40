/** A Prettier plugin that prints styles unchanged: a rule that fits on one line stays there (stylelint.config.js). */

import { doc } from 'prettier';

/** @type {import('prettier').Parser<{ text: string }>} */
const kept = {
  astFormat: 'kept',
  parse: (text) => ({ text: text.trim() }),
  locStart: () => 0,
  locEnd: ({ text }) => text.length,
};

export const parsers = { css: kept };

/** @type {Record<string, import('prettier').Printer<{ text: string }>>} */
export const printers = { kept: { print: ({ node }) => doc.utils.replaceEndOfLine(node.text) } };

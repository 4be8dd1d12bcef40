/** What the line above the hand says, and the rule behind it. */
export type Saying = { text: string; rule: string; tone: '' | 'good' | 'bad' | 'ask' };

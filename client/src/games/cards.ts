/** A card that nobody here may see. */
export const UNSEEN = '??';

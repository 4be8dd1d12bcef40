/** A card that the viewer may not see. */
export const UNSEEN = '??';

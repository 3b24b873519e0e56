/** Sizes of the map, in px of the picture at its full size. */

/** From one lane to the next, and what stands in one. */
export const LANE = 48;
export const NODE = 38;
/** Above the lanes of a place and of a network, and below those of a network. */
export const BAND_HEAD = 44;
export const BLOCK_HEAD = 52;
export const BLOCK_FOOT = 10;
export const BLOCK_GAP = 16;
export const BAND_GAP = 28;
/** By how much what belongs to something stands further right. */
export const INDENT = 18;
/** Above the first place, and beside the columns. */
export const TOP = 40;
export const EDGE = 16;
/** Between two rails in a network, and how many there are side by side. */
export const RAIL = 12;
export const RAILS = 8;

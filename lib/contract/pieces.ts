/** Into how many pieces a carcass can be cut for an order. */
export const PIECES_MAX = 1000

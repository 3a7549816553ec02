/** Into how many pieces a carcass can be cut for an order. */
export const CARCASS_CUTS_MAX = 1000

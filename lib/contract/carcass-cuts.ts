/** The numbers of cuts a carcass order can have. */
export const CARCASS_CUTS_MAX = 1000

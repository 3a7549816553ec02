import type { Limit } from './spend'

// One address may be a family, an office or a whole mobile network behind one gateway, so the limits per address are wide;
// those per phone are what stops a guesser. Backend rules, Accounts.
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often things may be done, each under a key of its own. The only place for these numbers. */
export const limits = {
  /** Codes and passwords sent to one phone. */
  messagesPerPhone: [
    { limit: 1, windowSeconds: MINUTE },
    { limit: 5, windowSeconds: HOUR },
    { limit: 10, windowSeconds: DAY },
  ],
  /** Passwords asked for by a browser its customer signed in on: strangers' requests do not count there. */
  messagesPerDevice: [
    { limit: 1, windowSeconds: MINUTE },
    { limit: 5, windowSeconds: HOUR },
    { limit: 10, windowSeconds: DAY },
  ],
  /** Codes and passwords asked for from one address. */
  messagesPerAddress: [
    { limit: 60, windowSeconds: HOUR },
    { limit: 300, windowSeconds: DAY },
  ],
  /** Pictures sent along with sign-ups from one address: each is up to 5 MB that nobody has a name for yet. */
  signupPicturesPerAddress: [
    { limit: 15, windowSeconds: HOUR },
    { limit: 60, windowSeconds: DAY },
  ],
  /** Forms that may carry a picture from one address, counted before anything of them is read. */
  formsPerAddress: [{ limit: 300, windowSeconds: HOUR }],
  /** Pictures sent along with sign-ups to the whole shop. */
  signupPicturesOfShop: [
    { limit: 300, windowSeconds: HOUR },
    { limit: 2000, windowSeconds: DAY },
  ],
  /** Codes and passwords of the whole shop: what a flood may cost. */
  messagesOfShop: [{ limit: 3000, windowSeconds: HOUR }],
  /** Failed sign-ins of one phone from one address. */
  signinsPerPhoneAndAddress: [{ limit: 10, windowSeconds: 15 * MINUTE }],
  /** Failed sign-ins of one phone from anywhere: wider, so that nobody can easily keep its owner out. */
  signinsPerPhone: [{ limit: 60, windowSeconds: HOUR }],
  /** Failed sign-ins on a browser its customer signed in on: strangers' attempts do not count there. */
  signinsPerDevice: [{ limit: 10, windowSeconds: 15 * MINUTE }],
  /** Sign-ins from one address. */
  signinsPerAddress: [{ limit: 600, windowSeconds: 15 * MINUTE }],
  /** Codes tried from one address. */
  codesPerAddress: [{ limit: 300, windowSeconds: 15 * MINUTE }],
  /** Tiles of the map fetched for one address; those the shop has are not counted. Five a second is a map that is never still. */
  tilesPerAddress: [
    { limit: 1500, windowSeconds: 5 * MINUTE },
    { limit: 15_000, windowSeconds: DAY },
  ],
  /** Tiles of the map fetched for the whole shop. */
  tilesOfShop: [{ limit: 30_000, windowSeconds: DAY }],
  /** Saved profiles of one customer. */
  profilesPerCustomer: [{ limit: 60, windowSeconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>

/** Guesses that are compared with one code. */
export const CODE_ATTEMPTS = 5
/** How long a code is good, in minutes. */
export const CODE_MINUTES = 5
/** How long a password sent to WhatsApp is good, in minutes. */
export const SENT_PASSWORD_MINUTES = 15

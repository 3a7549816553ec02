import { RESEND_SECONDS } from '@/lib/config/constants'

/** Maximum uses in a window that starts with the first use. */
export interface Limit {
  limit: number
  windowSeconds: number
}

// One address may be a family, an office or a whole mobile network, so limits per address are wide; limits per phone stop guessing.
// Backend rules, Accounts.
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All rate limits, each counted under its own key. The only place for these numbers. */
export const limits = {
  /** Codes and passwords sent to one phone. */
  messagesPerPhone: [
    { limit: 1, windowSeconds: RESEND_SECONDS },
    { limit: 5, windowSeconds: HOUR },
    { limit: 10, windowSeconds: DAY },
  ],
  /** Password requests from a browser known for the customer: strangers' requests do not count there. */
  messagesPerDevice: [
    { limit: 1, windowSeconds: MINUTE },
    { limit: 5, windowSeconds: HOUR },
    { limit: 10, windowSeconds: DAY },
  ],
  /** Code and password requests from one address. */
  messagesPerAddress: [
    { limit: 60, windowSeconds: HOUR },
    { limit: 300, windowSeconds: DAY },
  ],
  /** Sign-up pictures from one address: each up to 5 MB without an account. */
  signupPicturesPerAddress: [
    { limit: 15, windowSeconds: HOUR },
    { limit: 60, windowSeconds: DAY },
  ],
  /** Multipart forms from one address, counted before their body is read. */
  formsPerAddress: [{ limit: 300, windowSeconds: HOUR }],
  /** Sign-up pictures of the whole shop. */
  signupPicturesOfShop: [
    { limit: 300, windowSeconds: HOUR },
    { limit: 2000, windowSeconds: DAY },
  ],
  /** Codes and passwords of the whole shop: bounds the cost of a flood. */
  messagesOfShop: [{ limit: 3000, windowSeconds: HOUR }],
  /** Failed sign-ins of one phone from one address. */
  signinsPerPhoneAndAddress: [{ limit: 10, windowSeconds: 15 * MINUTE }],
  /** Failed sign-ins of one phone from anywhere: wide, so that strangers cannot easily lock the owner out. */
  signinsPerPhone: [{ limit: 60, windowSeconds: HOUR }],
  /** Failed sign-ins in a browser known for the customer: strangers' attempts do not count there. */
  signinsPerDevice: [{ limit: 10, windowSeconds: 15 * MINUTE }],
  /** Sign-ins, also right ones, in browsers known for the customer, which need no limit by address: each is work and a session. */
  signinsPerCustomer: [{ limit: 60, windowSeconds: HOUR }],
  /** Sign-ins from one address. */
  signinsPerAddress: [{ limit: 600, windowSeconds: 15 * MINUTE }],
  /** Codes tried from one address. */
  codesPerAddress: [{ limit: 300, windowSeconds: 15 * MINUTE }],
  /** Failed second factors and recovery codes of one member of staff: of a million codes, three are valid at a time. */
  codesPerStaff: [
    { limit: 10, windowSeconds: 15 * MINUTE },
    { limit: 40, windowSeconds: DAY },
  ],
  /** Map tiles fetched for one address; cached tiles do not count. Five a second is constant panning. */
  tilesPerAddress: [
    { limit: 1500, windowSeconds: 5 * MINUTE },
    { limit: 15_000, windowSeconds: DAY },
  ],
  /** Map tiles fetched for the whole shop. */
  tilesOfShop: [{ limit: 30_000, windowSeconds: DAY }],
  /** Saved profiles of one customer. */
  profilesPerCustomer: [{ limit: 60, windowSeconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof limits

/** Maximum guesses per code. */
export const CODE_ATTEMPTS = 5
/** Validity of a password sent to WhatsApp, minutes. */
export const SENT_PASSWORD_MINUTES = 15

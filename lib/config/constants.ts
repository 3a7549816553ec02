/** The shop's languages; the first is the default and the fallback. Spec §1. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Cookie with the visitor's language. Spec §1. */
export const LANGUAGE_COOKIE = 'i18next'
/** Cookie with the customer's session token. Spec §3. */
export const SESSION_COOKIE = 'customerToken'
/** Cookie that requests one check of a session cookie which blocked a visitors-only page; its value is that page's path. */
export const SESSION_CHECK_COOKIE = 'sessionCheck'
/** Its value once the session was found expired: prevents a redirect loop when the browser keeps the session cookie. */
export const SESSION_CHECKED = 'over'
/** Lifetime of that cookie, s: enough to follow a redirect. */
export const SESSION_CHECK_AGE = 30
/** Request header in which the middleware passes the request's language. */
export const LANGUAGE_HEADER = 'x-shop-language'

/** Maximum lengths of visible texts, in characters. Spec §9. */
export const cut = {
  cardTitle: 20,
  listTitle: 40,
  offerTitle: 50,
  detailsTitle: 80,
  // The specification's 17 would cut off the size of a product about to be paid.
  summaryTitle: 80,
  orderItemTitle: 30,
  searchDescription: 60,
  listDescription: 70,
  offerDescription: 120,
} as const

/** Digits of the shop's WhatsApp code. Backend rules, Accounts. */
export const CODE_DIGITS = 6
/** Validity of a code, minutes. */
export const CODE_MINUTES = 5
/** Minimum time between two codes for a phone, s. */
export const RESEND_SECONDS = 60
/** Digits of an API host's code; the API does not specify the number. */
export const hostCodeDigits = { least: 4, most: 8 } as const

/** Pictures shown before "+N" replaces the rest. Spec §9. */
export const THUMBNAILS_SHOWN = 3
/** Scroll in px after which the header turns active. Spec §9. */
export const HEADER_ACTIVE_AFTER = 100
/** Hero slider: ms per slide; its cross-fade of 500 ms is in hero.css. Spec §9. */
export const HERO_INTERVAL = 4000
/** Carousel cards side by side, up to each window width in px; `CAROUSEL_SLIDES` above the last. Spec §9. */
export const carouselSteps = [
  { upTo: 700, slides: 2 },
  { upTo: 900, slides: 3 },
  { upTo: 1100, slides: 4 },
  { upTo: 1300, slides: 5 },
  { upTo: 1500, slides: 6 },
] as const
export const CAROUSEL_SLIDES = 7
/** Products of a group on the home page: one more than fits on the widest screen; its link shows all. */
export const HOME_OF_A_GROUP = CAROUSEL_SLIDES + 1
/** Product carousel: ms per step. Spec §9. */
export const CAROUSEL_INTERVAL = 3000
/** At this stock or below the shop shows how many are left. */
export const STOCK_LOW = 3
/** Stock assumed when an API host does not report it: sufficient, never displayed. */
export const STOCK_UNTOLD = 1_000_000_000
/** Products remembered as recently viewed. */
export const RECENT_MAX = 12
/** Address map: centred on Dubai, shows the Emirates. Spec §9. */
export const mapFacts = {
  center: [25.276987, 55.296249],
  zoom: 10,
  minZoom: 6,
  maxZoom: 18,
  tileSize: 256,
  /** The map's bounds, in degrees: the Emirates and their surroundings. */
  around: { west: 50, east: 58, south: 21, north: 28 },
} as const
/** Debounce for saving a cart line's quantity, ms. Spec §4, §9. */
export const QUANTITY_SAVE_DELAY = 1000
/** The highest count on the cart badge; above it shows "+99". Spec §9. */
export const CART_COUNT_MAX = 99
/** Numbers of placeholders. Spec §9. */
export const placeholders = {
  homeCards: 6,
  homeCategories: 16,
  shopGrid: 12,
  shopList: 5,
  offers: 8,
  categories: 16,
  group: 12,
} as const
/** Progress bars: start, largest step and limit in %; step interval and time shown when done in ms. Spec §4. */
export const progress = { start: 20, stepUpTo: 10, every: 200, limit: 90, hideAfter: 500 } as const
/** Session cookie that records that the start-up was shown. */
export const STARTUP_COOKIE = 'oasisStart'
/** Query parameter of the home page as the back office shows it in a frame: without the welcome, in the named language. */
export const PREVIEW_PARAM = 'preview'
/** Beside it: with what is typed and not saved, for the session that typed it. */
export const DRAFT_PARAM = 'draft'
/** Request header in which the middleware marks a document visit to the home page. */
export const HOME_HEADER = 'x-shop-home'
/** Search as you type: debounce in ms, minimum characters, results shown, searches remembered. */
export const search = { pause: 220, letters: 2, shown: 6, remembered: 5 } as const
/** Days for which a product has the "New" badge. */
export const NEW_FOR_DAYS = 30
/**
 * Cookie with the token of a staff session. Browsers keep `__Host-` cookies only from https, for this host and whole site; over
 * http, in development and tests, it has a plain name.
 */
export const staffCookie = (secure: boolean) => (secure ? '__Host-staff' : 'staff')

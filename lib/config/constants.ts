/** The shop's languages; the first is the default and the fallback. Spec §1. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Cookie that keeps the visitor's language. Spec §1. */
export const LANGUAGE_COOKIE = 'i18next'
/** Cookie that keeps the customer's session. Spec §3. */
export const SESSION_COOKIE = 'customerToken'
/** Cookie that has a session looked up, once, whose cookie kept the browser from a visitors' page; its value is that page's address. */
export const SESSION_CHECK_COOKIE = 'sessionCheck'
/** Its value once the session was found to be over: a browser that still sends the session's cookie is not led in a circle. */
export const SESSION_CHECKED = 'over'
/** How long that cookie lives, in seconds: long enough for a browser to follow a redirect. */
export const SESSION_CHECK_AGE = 30
/** Request header by which the middleware hands on the language of the request. */
export const LANGUAGE_HEADER = 'x-shop-language'

/** Where visible texts are cut, in characters. Spec §9. */
export const cut = {
  cardTitle: 20,
  listTitle: 40,
  offerTitle: 50,
  detailsTitle: 80,
  // The specification's 17 would cut the size off, of what is about to be paid.
  summaryTitle: 80,
  orderItemTitle: 30,
  searchDescription: 60,
  listDescription: 70,
  offerDescription: 120,
} as const

/** Digits of the code that the shop sends to WhatsApp. Backend rules, Accounts. */
export const CODE_DIGITS = 6
/** Digits of the code that an API host sends, which does not say how many. */
export const hostCodeDigits = { least: 4, most: 8 } as const

/** Pictures shown before "+N" stands for the rest. Spec §9. */
export const THUMBNAILS_SHOWN = 3
/** Scroll in px after which the header turns active. Spec §9. */
export const HEADER_ACTIVE_AFTER = 100
/** Hero slider: time per slide, in ms; its cross-fade of 500 ms is in hero.css. Spec §9. */
export const HERO_INTERVAL = 4000
/** Cards of a carousel side by side up to a width of the window in px; `CAROUSEL_SLIDES` above the last. Spec §9. */
export const carouselSteps = [
  { upTo: 700, slides: 2 },
  { upTo: 900, slides: 3 },
  { upTo: 1100, slides: 4 },
  { upTo: 1300, slides: 5 },
  { upTo: 1500, slides: 6 },
] as const
export const CAROUSEL_SLIDES = 7
/** So many of a group stand on the home page: more than side by side on the widest screens; all are behind its link. */
export const HOME_OF_A_GROUP = CAROUSEL_SLIDES + 1
/** Carousels of products: time per step, in ms. Spec §9. */
export const CAROUSEL_INTERVAL = 3000
/** From this many pieces down the shop says how few are left. */
export const STOCK_LOW = 3
/** Stands for the stock of an API host that does not tell it: enough, and never shown as a number. */
export const STOCK_UNTOLD = 1_000_000_000
/** Products kept as recently viewed. */
export const RECENT_MAX = 12
/** The map an address is picked on: Dubai, the whole Emirates around it. Spec §9. */
export const mapFacts = {
  center: [25.276987, 55.296249],
  zoom: 10,
  minZoom: 6,
  maxZoom: 18,
  tileSize: 256,
  /** The Emirates and what lies around them, in degrees: maps end there. */
  around: { west: 50, east: 58, south: 21, north: 28 },
} as const
/** How long after the last change the quantity of a cart line is saved, in ms. Spec §4, §9. */
export const QUANTITY_SAVE_DELAY = 1000
/** The cart's badge counts so far; above it stands "+99". Spec §9. */
export const CART_COUNT_MAX = 99
/** Placeholder counts. Spec §9. */
export const placeholders = {
  homeCards: 6,
  homeCategories: 16,
  shopGrid: 12,
  shopList: 5,
  offers: 8,
  categories: 16,
  group: 12,
} as const
/** Progress bars: where they start, how far a step may go, how often, where they wait, and how long they stay when done (ms). Spec §4. */
export const progress = { start: 20, stepUpTo: 10, every: 200, limit: 90, hideAfter: 500 } as const
/** Start-up, in ms: how long the loader stays after the pictures of the first view, its longest stay, and the pause between a choice on the splash and where it leads. Spec §2, §9. */
export const startUp = { afterImages: 2000, longest: 4000, choiceDelay: 300 } as const
/** Cookie of the browser session that says whether the start-up was shown. */
export const STARTUP_COOKIE = 'oasisStart'
/** Request header by which the middleware says that the visit of a document goes to the home page. */
export const HOME_HEADER = 'x-shop-home'
/** Search as one types: pause before asking in ms, letters needed, results shown, searches remembered. */
export const search = { pause: 220, letters: 2, shown: 6, remembered: 5 } as const
/** A product wears the "New" badge for this many days. */
export const NEW_FOR_DAYS = 30

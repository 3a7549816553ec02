import { test as base, expect, type Page, type Response, type TestDetails } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { LANGUAGE_COOKIE, STARTUP_COOKIE, type Language } from '@/lib/config/constants'
import type { BackDoors } from './backstage/back-doors'
import type { CardDesk } from './backstage/card-desk'
import { HostBackDoors } from './backstage/host-back-doors'
import { HostDesk } from './backstage/host-desk'
import { OwnBackDoors } from './backstage/own-back-doors'
import { SandboxDesk } from './backstage/sandbox-desk'
import { Catalogue } from './catalogue'
import { Complaints } from './complaints'
import { TestCustomer } from './customers'
import { words } from './translations'

export { expect, words }
export const bothLanguages: Language[] = ['en', 'ar']
export const widths = [390, 1280]

/**
 * For a test of something that only the shop with its own database promises, with the reason: it does not run on the
 * reference host.
 */
export function own(reason: string) {
  return { tag: '@own', annotation: { type: 'own database', description: reason } }
}

/**
 * For a test of what a page does by itself, whatever the shop stands on. It holds on the reference host as well, and is run
 * there with `npm run test:all`.
 */
export const sameEverywhere = { tag: '@same' }

/**
 * For a test of what a page does in the same way in each language and at each width: `npm test` walks it where `here` is true,
 * `npm run test:all` everywhere.
 */
export function inTurn(here: boolean, details: TestDetails = {}): TestDetails {
  return here ? details : { ...details, tag: ['@more', details.tag ?? []].flat() }
}

interface SignedIn {
  page: Page
  t: ReturnType<typeof words>
  customer: TestCustomer
}

/** What a journey or a project sets. */
export interface Options {
  /** Whether a visit begins with the loader and the welcome; journeys that are about something else go past them. */
  welcome: boolean
  /** Origin of the reference host that the shop runs on; null when it has a database of its own. */
  referenceHost: string | null
}

interface Fixtures {
  shop: {
    /** A browser in which a fresh customer is signed in, with some products in the cart or among the favourites. No page is open yet. */
    signedIn: (wishes: { language: Language; cart?: string[]; favorites?: string[] }) => Promise<SignedIn>
  }
  catalogue: Catalogue
  /** The one difference between a shop of its own and one on an API host: how journeys get behind it. */
  backDoors: BackDoors
  /** Where cards are paid, for a page in this language. */
  cardDesk: (language: Language) => Promise<CardDesk>
  /** What the browser complains about; journeys tell it what the shop will refuse. */
  complaints: Complaints
  /** Opens the shop in a language, all of it loaded unless only the answer's first bytes are waited for; anything the browser complains about fails the test. */
  open: (language: Language, path: string, until?: 'commit') => Promise<Page>
}

export const test = base.extend<Fixtures & Options>({
  welcome: [false, { option: true }],
  referenceHost: [null, { option: true }],
  context: async ({ context, baseURL, welcome, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForScripts)
    if (!welcome) await context.addCookies([{ name: STARTUP_COOKIE, value: 'seen', url: baseURL ?? '' }])
    await use(context)
  },
  catalogue: async ({ request }, use) => use(new Catalogue(request)),
  backDoors: async ({ request, referenceHost }, use) =>
    use(referenceHost ? new HostBackDoors(request, referenceHost) : new OwnBackDoors(request)),
  cardDesk: async ({ page, referenceHost }, use) =>
    use(async (language) =>
      referenceHost ? HostDesk.on(page, referenceHost) : new SandboxDesk(page, words(language)),
    ),
  shop: async ({ page, context, baseURL, backDoors }, use) => {
    await use({
      signedIn: async ({ language, cart = [], favorites = [] }) => {
        const customer = new TestCustomer()
        await customer.signUp(context.request, language, backDoors)
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        for (const productId of cart) {
          const data = { productId, quantity: 1, color: null }
          expect((await context.request.post(`${API_BASE}/customer/add-cart`, { data })).status()).toBe(200)
        }
        for (const favoriteId of favorites) {
          const data = { favoriteId }
          expect((await context.request.post(`${API_BASE}/customer/add-favorite`, { data })).status()).toBe(200)
        }
        return { page, t: words(language), customer }
      },
    })
  },
  complaints: async ({ page }, use) => use(new Complaints(page)),
  open: async ({ page, context, baseURL, complaints, javaScriptEnabled }, use) => {
    await use(async (language, path, until) => {
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      await page.goto(path, { waitUntil: until })
      // Whoever clicks sooner gets the plain link or form; that is a journey of its own.
      if (javaScriptEnabled !== false && until === undefined) await awake(page)
      return page
    })
    expect(complaints.all()).toEqual([])
  },
})

/**
 * Lets `goto`, `reload` and `goBack` end when the page takes clicks: its scripts come after its first paint, perhaps after it has
 * loaded. Whoever clicks sooner gets the plain link or form.
 */
function waitForScripts(page: Page): void {
  const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)]
  const ended = async (answer: Response | null, waitUntil = 'load') => {
    if (waitUntil !== 'commit') await page.waitForFunction(hasScripts)
    return answer
  }
  page.goto = async (url, options) => ended(await goto(url, options), options?.waitUntil)
  page.reload = async (options) => ended(await reload(options), options?.waitUntil)
  page.goBack = async (options) => ended(await goBack(options), options?.waitUntil)
}

/** Whether what the page shows has no scripts or has been taken over by them. */
function hasScripts(): boolean {
  const main = document.getElementById('main')
  return !window.oasisScripts || !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/** Waits until a page that was just opened, or led to, takes clicks. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
}

/** Whether React has taken over what the server sent. */
function isAwake(): boolean {
  const main = document.getElementById('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

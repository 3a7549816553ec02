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

/** Tags a test of a feature of the local backend only, with the reason: it does not run on the reference host. */
export function own(reason: string) {
  return { tag: '@own', annotation: { type: 'own database', description: reason } }
}

/** Tags a test that does not depend on the backend. It also holds on the reference host, where `npm run test:all` runs it. */
export const sameEverywhere = { tag: '@same' }

/** Tags a test whose behaviour is the same in each language and width: `npm test` runs it where `here` is true, `npm run test:all` everywhere. */
export function inTurn(here: boolean, details: TestDetails = {}): TestDetails {
  return here ? details : { ...details, tag: ['@more', details.tag ?? []].flat() }
}

interface SignedIn {
  page: Page
  t: ReturnType<typeof words>
  customer: TestCustomer
}

/** Options of a journey or project. */
export interface Options {
  /** Whether a visit starts with the loader and the welcome; most journeys skip them. */
  welcome: boolean
  /** Origin of the reference host; null on the local backend. */
  referenceHost: string | null
}

interface Fixtures {
  shop: {
    /** Signs a new customer in, with optional cart and favourites. Opens no page. */
    signedIn: (wishes: { language: Language; cart?: string[]; favorites?: string[] }) => Promise<SignedIn>
  }
  catalogue: Catalogue
  /** Test access behind the storefront, per backend. */
  backDoors: BackDoors
  /** Payment page of the backend, for a page in this language. */
  cardDesk: (language: Language) => Promise<CardDesk>
  /** Errors and warnings of the browser; journeys declare expected refusals. */
  complaints: Complaints
  /** Opens a page in a language and waits for load (or only for its first paint: `commit`); unexpected browser complaints fail the test. */
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
      // Earlier clicks use plain links and forms; other journeys test that.
      if (javaScriptEnabled !== false && until === undefined) await awake(page)
      return page
    })
    expect(complaints.all()).toEqual([])
  },
})

/**
 * Makes `goto`, `reload` and `goBack` wait for hydration, which may end after load; with `commit` for the first paint. Earlier
 * clicks use plain links and forms.
 */
function waitForScripts(page: Page): void {
  const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)]
  const ended = async (answer: Response | null, waitUntil = 'load') => {
    await page.waitForFunction(waitUntil === 'commit' ? isPainted : hasScripts)
    return answer
  }
  page.goto = async (url, options) => ended(await goto(url, options), options?.waitUntil)
  page.reload = async (options) => ended(await reload(options), options?.waitUntil)
  page.goBack = async (options) => ended(await goBack(options), options?.waitUntil)
}

/** Resolves when something can be seen; Chromium drops keys and presses before that. A test's own clock does not hold it up. */
function isPainted(): Promise<boolean> {
  return new Promise((resolve) =>
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve(true)
    }).observe({ type: 'paint', buffered: true }),
  )
}

/** Returns true when the page has no scripts or is hydrated. */
function hasScripts(): boolean {
  const main = document.getElementById('main')
  const scripts = document.querySelector('script[src][async]')
  return !scripts || !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/** Waits until a page just opened or navigated to is hydrated. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
}

/** Returns true when React has hydrated the page. */
function isAwake(): boolean {
  const main = document.getElementById('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

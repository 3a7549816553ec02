import { test as base, expect, type APIRequestContext } from '@playwright/test'
import { LANGUAGE_COOKIE, SESSION_COOKIE, STARTUP_COOKIE, type Language } from '@/lib/config/constants'
import { OwnBackDoors } from '../backstage/own-back-doors'
import { Catalogue } from '../catalogue'
import { TestCustomer } from '../customers'
import { words } from '../translations'
import { findVisible, type Engine, type Place } from './engine'
import { openFirefox } from './firefox'
import { openWebKit } from './webkit'

export { expect }

const HEIGHT = 844

/** XPath of a link or button by the start of its text, or its label: a hidden text may follow for when it is busy. */
export const control = (name: string) =>
  `//*[self::a or self::button][starts-with(normalize-space(.), ${JSON.stringify(name)}) or @aria-label=${JSON.stringify(name)}]`
/** XPath of the innermost element with this text. */
export const text = (content: string) =>
  `//body//*[contains(normalize-space(text()[normalize-space()]), ${JSON.stringify(content)})]`
export const field = (name: string) => `//*[self::input or self::select or self::textarea][@name="${name}"]`
/** XPath of an open dialog. */
export const dialog = '//dialog[@open]'

/** A visitor of the shop in a window. Elements are named by XPath; each step waits for them. */
export class Visitor {
  readonly t

  constructor(
    readonly engine: Engine,
    private readonly origin: string,
    readonly language: Language,
    readonly width: number,
  ) {
    this.t = words(language)
  }

  async begin(cookies: Record<string, string> = {}): Promise<void> {
    await this.engine.open(`${this.origin}/robots.txt`)
    await this.engine.resize(this.width, HEIGHT)
    const kept = { [LANGUAGE_COOKIE]: this.language, [STARTUP_COOKIE]: 'seen', ...cookies }
    for (const [name, value] of Object.entries(kept))
      await this.engine.run(`document.cookie = '${name}=${value}; path=/'`)
  }

  /** Opens a page and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    await this.awake()
  }

  /** Waits for hydration: earlier clicks use plain links and forms. */
  async awake(): Promise<void> {
    await this.expectTrue(
      `Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps'))`,
    )
  }

  async click(xpath: string): Promise<void> {
    await this.with(xpath, (place) => place.click())
  }

  /** Replaces the text of a field. */
  async fill(xpath: string, content: string): Promise<void> {
    await this.with(xpath, async (place) => {
      await place.click()
      await this.engine.run('document.activeElement.select()')
      await place.type(content)
    })
  }

  async choose(xpath: string, value: string): Promise<void> {
    await this.with(xpath, (place) => place.select(value))
  }

  /** Focuses an element and presses Enter. */
  async enter(xpath: string): Promise<void> {
    await this.focus(xpath)
    await this.engine.press('Enter')
  }

  async focus(xpath: string): Promise<void> {
    await this.sees(xpath)
    await this.tell(xpath, 'focus()')
  }

  async sees(xpath: string): Promise<void> {
    await expect.poll(async () => (await this.engine.find(xpath)) !== null, xpath).toBe(true)
  }

  async seesNo(xpath: string): Promise<void> {
    await expect.poll(() => this.engine.find(xpath), xpath).toBeNull()
  }

  /** Waits until a JavaScript expression is true in the page. */
  async expectTrue(expression: string): Promise<void> {
    await expect.poll(() => this.engine.run(`return Boolean(${expression})`).catch(String), expression).toBe(true)
  }

  /** Waits until the address matches. */
  async expectAt(path: RegExp): Promise<void> {
    const at = () => this.engine.run('return location.pathname + location.search').catch(String)
    await expect.poll(at).toMatch(path)
    await this.awake()
  }

  /** Calls a method of an element in the page. */
  private async tell(xpath: string, method: string): Promise<void> {
    await this.engine.run(`(function () { ${findVisible} })(${JSON.stringify(xpath)})?.${method}`)
  }

  /** Acts on an element in the middle of the window, where no bar covers it; again when the page replaced it meanwhile. */
  private async with(xpath: string, act: (place: Place) => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.tell(xpath, "scrollIntoView({ block: 'center', behavior: 'instant' })")
      const place = await this.engine.find(xpath)
      if (!place) throw new Error(`not there: ${xpath}`)
      await act(place)
    }).toPass({ timeout: 15_000 })
  }
}

interface Fixtures {
  catalogue: Catalogue
  /** Opens a window of the project's browser, signed in as `customer` if given; complaints of its pages fail the test. */
  visit: (language: Language, width: number, customer?: TestCustomer) => Promise<Visitor>
  newCustomer: (language: Language) => Promise<TestCustomer>
}

const sessionOf = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? ''

export const test = base.extend<Fixtures>({
  catalogue: async ({ request }, use) => use(new Catalogue(request)),
  newCustomer: async ({ request }, use) =>
    use(async (language) => {
      const customer = new TestCustomer()
      await customer.signUp(request, language, new OwnBackDoors(request))
      return customer
    }),
  visit: async ({ request, baseURL }, use, info) => {
    const engine = await (info.project.name === 'firefox' ? openFirefox : openWebKit)()
    try {
      await use(async (language, width, customer) => {
        const visitor = new Visitor(engine, baseURL ?? '', language, width)
        await visitor.begin(customer && { [SESSION_COOKIE]: await sessionOf(request) })
        return visitor
      })
      expect(await engine.complaints()).toEqual([])
    } finally {
      await info.attach('window', { body: await engine.screenshot(), contentType: 'image/png' }).finally(engine.close)
    }
  },
})

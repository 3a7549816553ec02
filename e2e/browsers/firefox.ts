import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { debian, install } from '../chromium'
import { findVisible, type Engine } from './engine'

const candidates = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const installed = () => candidates.find((path) => existsSync(path))

/** Opens Firefox by WebDriver BiDi, which needs no driver of its own; installs it on Debian when permitted. Throws when it is unavailable. */
export async function openFirefox(): Promise<Engine> {
  if (!installed() && process.getuid?.() === 0) for (const words of debian('firefox-esr')) install(words)
  const executablePath = installed()
  if (!executablePath) throw new Error('This journey needs Firefox: install firefox-esr (Debian) or firefox (Ubuntu).')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 120_000,
    // Scroll bars over the page, as on phones.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  })
  const page = await browser.newPage()
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`))
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(`(async () => { ${script} })()`),
    find: async (xpath) => {
      const found = await page.evaluateHandle(new Function(findVisible) as (xpath: string) => Element | null, xpath)
      const place = found.asElement() as ElementHandle<Element> | null
      return (
        place && {
          click: () => place.click(),
          type: (text) => place.type(text),
          select: async (value) => void (await place.select(value)),
        }
      )
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => heard,
    close: () => browser.close(),
  }
}

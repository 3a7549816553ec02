import type { ConsoleMessage, Page } from '@playwright/test'
import { API_BASE, callAddresses, type CallName } from '@/lib/contract/addresses'

interface Refusal {
  call: CallName
  status: number
  path: RegExp
  met: boolean
}

/** Harmless messages. */
const HARMLESS = [
  // The browser may stop waiting for a picture's preload.
  'was preloaded using link preload',
  // Journeys block the service worker of the offline page.
  'Service Worker registration blocked by Playwright',
]

/** Messages of a lost connection: from the browser, and from axe, which fetches style sheets. */
const DISCONNECTED = ['net::ERR_INTERNET_DISCONNECTED', "Couldn't load preload assets"]

/** Collects a browser's errors and warnings; journeys declare expected refusals in advance. */
export class Complaints {
  private readonly heard: string[] = []
  private readonly refusals: Refusal[] = []
  private disconnects = false

  constructor(page: Page) {
    page.on('console', (message) => this.hear(message))
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.message}`))
  }

  /** Expects this call to be refused at least once with this status; 0: no response. */
  expectRefusal(call: CallName, status: number): void {
    const path = new RegExp(`^${API_BASE}${callAddresses[call].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    this.refusals.push({ call, status, path, met: false })
  }

  /** Expects a lost connection; the router retries until it is back. */
  expectNoConnection(): void {
    this.disconnects = true
  }

  /** Returns unexpected complaints, and expected refusals that did not occur. */
  all(): string[] {
    const missed = this.refusals.filter(({ met }) => !met)
    return [...this.heard, ...missed.map(({ call, status }) => `${call} was not refused with ${status}`)]
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || HARMLESS.some((one) => text.includes(one))) return
    const { url } = message.location()
    const expected = this.refusals.find((one) => isAbout(one, text, url))
    if (expected) expected.met = true
    else if (!this.disconnects || !DISCONNECTED.some((one) => text.includes(one)))
      this.heard.push(`${message.type()}: ${text} (${url})`)
  }
}

/** Returns true when a browser message is about this refusal. */
function isAbout({ status, path }: Refusal, text: string, url: string): boolean {
  const said = status === 0 ? /^Failed to load resource: net::/ : new RegExp(`^Failed to load resource: .* ${status} `)
  return said.test(text) && URL.canParse(url) && path.test(new URL(url).pathname)
}

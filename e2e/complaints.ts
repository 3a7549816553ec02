import type { ConsoleMessage, Page } from '@playwright/test'
import { API_BASE, callAddresses, type CallName } from '@/lib/contract/addresses'

interface Refusal {
  call: CallName
  status: number
  path: RegExp
  met: boolean
}

/** What is nothing to complain about. */
const HARMLESS = [
  // A picture that is being drawn for the first time may come after the browser stopped waiting for its preload.
  'was preloaded using link preload',
  // Journeys go without the worker that keeps the offline page.
  'Service Worker registration blocked by Playwright',
]

/** What is said where the connection is lost: by the browser, and by axe, which fetches the style sheets that it reads. */
const DISCONNECTED = ['net::ERR_INTERNET_DISCONNECTED', "Couldn't load preload assets"]

/** What a browser complains about while a page lives; a journey may name beforehand what the shop will refuse. */
export class Complaints {
  private readonly heard: string[] = []
  private readonly refusals: Refusal[] = []
  private disconnects = false

  constructor(page: Page) {
    page.on('console', (message) => this.hear(message))
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.message}`))
  }

  /** The shop will refuse this call, once or more, with this status; 0: nobody will answer it. */
  expectRefusal(call: CallName, status: number): void {
    const path = new RegExp(`^${API_BASE}${callAddresses[call].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    this.refusals.push({ call, status, path, met: false })
  }

  /** The journey takes the connection away; the router asks until it is back. */
  expectNoConnection(): void {
    this.disconnects = true
  }

  /** Complaints nobody expected, and refusals that were expected and did not come. */
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

/** Whether a complaint of the browser is that the call was refused just so. */
function isAbout({ status, path }: Refusal, text: string, url: string): boolean {
  const said = status === 0 ? /^Failed to load resource: net::/ : new RegExp(`^Failed to load resource: .* ${status} `)
  return said.test(text) && URL.canParse(url) && path.test(new URL(url).pathname)
}

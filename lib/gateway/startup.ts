import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { configuredTransports, startDelivery } from '@/lib/shop/messages/worker'
import { keepSweeping } from '@/lib/shop/sweep'
import { drawFirstSight, drawPending } from '@/lib/shop/media/drawn'
import { listCategories } from '@/lib/shop/catalogue/categories'
import { cardPayments } from '@/lib/shop/payments/provider'
import { watchPayments } from '@/lib/shop/payments/sweeper'
import { shopState } from '@/lib/shop/state'
import { isDemoShop } from '@/lib/shop/demo/progress'
import { openShop } from '@/lib/shop/opening'
import { warmIndex } from '@/lib/shop/search/live-index'
import { renewSearch } from '@/lib/shop/search/renew'
import { config } from '@/lib/config'
import { misspeltVariables } from '@/lib/misspelt-variables'
import { contactsAreMadeUp } from '@/lib/shop-info'
import { compressAnswers } from './compress'
import { explain, percentLines, say } from './console'
import { tellContentLength } from './content-length'
import { sendMediaFiles } from './media-files'
import { apiHost } from './external/api-host'
import { hostState } from './external/cache'
import { HostAway } from './external/http/host-away'
import { limitHeapGrowth } from './heap-growth'
import { dropInternalHeaders } from './internal-headers'
import { delayScripts } from './late-scripts'
import { refuseMalformed } from './malformed'
import { refuseMethods } from './methods'
import { forbidSniffing } from './no-sniffing'
import { cachePages } from './page-cache'
import { limitPageForms } from './page-forms'
import { numberAnswers } from './page-status'
import { notePeers } from './peer'
import { decideProtocol } from './protocol'
import { watchServers } from './requests'
import { packStaticFiles } from './static-files'
import { stopProperly } from './stopping'
import { ignoreUpgrades } from './upgrades'
import { readStrayPercentSigns } from './well-encoded'

declare global {
  var oasisStarted: boolean | undefined
}

const inProduction = process.env.NODE_ENV === 'production'
const built = join(/* turbopackIgnore: true */ process.cwd(), '.next')

/**
 * Opens the shop when the server starts, or ends the process with one clear message. Repeatable: a reload in development
 * finds it open.
 */
export async function startShop(): Promise<void> {
  if (globalThis.oasisStarted) return
  globalThis.oasisStarted = true
  if (inProduction) limitHeapGrowth()
  watchServers()
  readStrayPercentSigns()
  dropInternalHeaders()
  notePeers()
  forbidSniffing()
  decideProtocol()
  tellContentLength()
  numberAnswers()
  const stopping = stopProperly()
  try {
    for (const { written, meant } of misspeltVariables(process.env))
      say(`${written} is passed over: the shop reads no such variable. Is ${meant} meant?`)
    const { shopUrl, apiBaseUrl } = config()
    if (inProduction) {
      ignoreUpgrades()
      refuseMethods()
      limitPageForms()
      refuseMalformed()
      if (!apiBaseUrl) sendMediaFiles()
      // What is kept of a host changes in the moment its state does.
      if (apiBaseUrl) cachePages(hostState, 0)
      else cachePages(shopState)
    }
    compressAnswers()
    if (inProduction) {
      await readInlineScripts(built)
      delayScripts()
    }
    if (apiBaseUrl) openOnHost(`${shopUrl}, on ${apiBaseUrl}`)
    else await openOwnShop(shopUrl, stopping)
  } catch (error) {
    explain(error)
    process.exit(1)
  }
  if (inProduction) packStaticFiles(built).catch(explain)
}

/** What the build left to be written into pages; without it they are a little larger. */
async function readInlineScripts(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'inline-scripts.json'), 'utf8').catch(() => '{}')
  globalThis.oasisInlineScripts = z.record(z.string(), z.string()).parse(JSON.parse(text))
}

function openOnHost(where: string): void {
  if (config().databaseUrl) say('DATABASE_URL is passed over: with API_BASE_URL everything comes from the API host.')
  say(`The shop is open: ${where}`)
  sayMadeUp()
  apiHost.listCategories().catch((error: unknown) => {
    const what = error instanceof HostAway ? error.message : 'The API host refuses to show its categories'
    say(`${what}. Until that is mended pages fail.`)
  })
}

async function openOwnShop(shopUrl: string, stopping: AbortSignal): Promise<void> {
  await openShop({ onSeed: percentLines('Loading the demo shop'), onOwnGoods, onDemoKept, onDemoHalf })
  await drawFirstSight()
  startDelivery(await configuredTransports(say), stopping)
  keepSweeping(stopping)
  void watchPayments(stopping)
  say(`The shop is open: ${shopUrl}`)
  void sayUnsellable().catch(explain)
  void sayUnsent().catch(explain)
  void warmIndex().catch(explain)
  void renewSearch(stopping).catch((error: unknown) => {
    if (!stopping.aborted) explain(error)
  })
  void drawPictures(stopping)
}

/** Carcasses are paid by card. Spec §5. */
async function sayUnsellable(): Promise<void> {
  if ((await cardPayments()) !== 'unavailable' || !(await listCategories()).some(({ carcass }) => carcass)) return
  say('Carcasses cannot be ordered: they are paid by card, and this shop takes none (STRIPE_SECRET_KEY).')
}

/** Without its codes nobody can sign up, and orders wait for whoever looks; a demo shop shows its messages here. */
async function sayUnsent(): Promise<void> {
  const { whatsapp, mail, orderMail, demo } = config()
  if (demo !== false && (await isDemoShop())) return
  sayMadeUp()
  const kept = 'Until then they are files in DATA_DIR/outbox.'
  if (!whatsapp)
    say(
      `No WhatsApp messages are sent, codes for signing up included: set WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID. ${kept}`,
    )
  if (!mail) say(`No e-mails are sent: set SMTP_URL and MAIL_FROM. ${kept}`)
  if (!orderMail)
    say('You are not written to about new orders: set ORDER_MAIL. `npm run shop -- order list` shows them.')
}

/** Customers would call a number that is nobody's. */
function sayMadeUp(): void {
  if (contactsAreMadeUp())
    say('Phone, e-mail, address and links that customers see are made up: put yours into lib/shop-info.ts.')
}

function onOwnGoods(): void {
  say('SHOP_DEMO=on is passed over: this shop has goods of its own. The demo goes into an empty DATA_DIR or database.')
}

function onDemoKept(): void {
  say(
    'SHOP_DEMO=off, but the data are those of a demo shop: its goods stay for sale, its reviews and orders stay too. ' +
      'Nobody signs in with its public password any more. To be rid of it, begin on an empty DATA_DIR or database, and import your goods there.',
  )
}

function onDemoHalf(): void {
  say('The demo shop stands in part only: its loading was cut off. Start with SHOP_DEMO=on to have the rest.')
}

async function drawPictures(stopping: AbortSignal): Promise<void> {
  try {
    const onProgress = percentLines('Drawing the demo pictures')
    const { errors } = await drawPending({ onProgress, signal: stopping })
    if (errors.length > 0 && !stopping.aborted)
      say(`${errors.length} pictures could not be drawn, the first: ${errors[0] ?? ''}`)
  } catch (error) {
    // Pictures are also drawn when somebody asks for them: no reason to close.
    if (!stopping.aborted) explain(error)
  }
}

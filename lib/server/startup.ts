import 'server-only'
import { configuredTransports, startDelivery } from '@/lib/shop/messages/worker'
import { keepSweeping } from '@/lib/shop/sweep'
import { listCategories } from '@/lib/shop/catalogue/categories'
import { cardPayments } from '@/lib/shop/payments/provider'
import { shopReadings } from '@/lib/shop/readings'
import { shopState } from '@/lib/shop/state'
import { isDemoShop } from '@/lib/shop/demo/progress'
import { closeShop, openShop } from '@/lib/shop/opening'
import { renewSearch } from '@/lib/shop/catalogue/reindex'
import { config } from '@/lib/config/environment'
import { misspeltVariables } from '@/lib/utils/misspelt-variables'
import { defaultShopInfo, hasPlaceholderContacts, type ShopInfo } from '@/lib/config/shop-info'
import { untouchedPolicies } from '@/lib/shop/policies/policies'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import { learnStored, readMediaFile } from '@/lib/shop/media/store'
import { demoOwner, isDemoOpen } from '@/lib/shop/staff-accounts/demo'
import { needsFirstOwner } from '@/lib/shop/staff-accounts/join'
import { staffTokenPath } from '@/lib/shop/staff/token'
import { isOwner } from '@/lib/api/staff/access'
import { remoteBackend } from '@/lib/backend/remote/remote'
import { hostState } from '@/lib/backend/remote/cache'
import { hostReadings } from '@/lib/backend/remote/http/resilience'
import { HostUnavailableError } from '@/lib/backend/remote/http/host-away'
import { singleton } from '@/lib/utils/singleton'
import { log } from '@/lib/utils/log'
import { printStartupError, percentLines, printLine } from './console'
import { stopping } from './is-stopping'
import { setRunningShop } from './running-shop'

/** Starts the shop, or ends the process with one clear message. Idempotent: a development reload finds it started. */
export function startShop(): Promise<void> {
  return singleton('started-shop', start)
}

async function start(): Promise<void> {
  try {
    for (const { written, meant } of misspeltVariables(process.env))
      printLine(`${written} is ignored: the shop reads no such variable. Did you mean ${meant}?`)
    const { shopUrl, apiBaseUrl } = config()
    setRunningShop({
      pageState: apiBaseUrl ? hostState : shopState,
      readPicture: apiBaseUrl ? async () => null : readMediaFile,
      readings: apiBaseUrl ? async () => hostReadings() : shopReadings,
      isOwner: apiBaseUrl ? async () => false : isOwner,
      close: apiBaseUrl ? async () => undefined : closeShop,
    })
    if (apiBaseUrl) openOnHost(`${shopUrl}, on ${apiBaseUrl}`)
    else await openOwnShop(shopUrl, stopping().signal)
  } catch (error) {
    printStartupError(error)
    process.exit(1)
  }
}

function openOnHost(where: string): void {
  if (config().databaseUrl) printLine('DATABASE_URL is ignored: with API_BASE_URL everything comes from the API host.')
  printLine(`The shop is open: ${where}`)
  warnPlaceholderContacts(defaultShopInfo, 'put yours into lib/config/shop-info.ts')
  remoteBackend.listCategories().catch((error: unknown) => {
    const what = error instanceof HostUnavailableError ? error.message : 'The API host refuses to show its categories'
    printLine(`${what}. Pages fail until this is fixed.`)
  })
}

async function openOwnShop(shopUrl: string, stopping: AbortSignal): Promise<void> {
  await openShop({
    onSeed: percentLines('Loading the demo shop'),
    onOwnProducts: () =>
      printLine(
        'SHOP_DEMO=on is ignored: this shop has its own products. The demo needs an empty DATA_DIR or database.',
      ),
    onDemoKept: () =>
      printLine(
        'SHOP_DEMO=off, but the data is of a demo shop: its products stay for sale, its reviews and orders stay too. ' +
          'Its public password no longer works. To remove the demo, start with an empty DATA_DIR or database and import your products.',
      ),
    onDemoHalf: () =>
      printLine('The demo shop is incomplete: its loading was interrupted. Start with SHOP_DEMO=on to load the rest.'),
  })
  startDelivery(await configuredTransports(printLine), stopping)
  keepSweeping(stopping)
  printLine(`The shop is open: ${shopUrl}`)
  await printBackOffice(shopUrl)
  void warnUnsellable().catch(printStartupError)
  void warnUndelivered().catch(printStartupError)
  void learnStored(stopping).catch((error: unknown) => {
    log().error({ err: error }, 'MEDIA_STORE does not answer: only cached pictures are shown, and none can be added')
  })
  void renewSearch(stopping).catch((error: unknown) => {
    if (!stopping.aborted) printStartupError(error)
  })
}

/** Says where staff sign in, and how the first owner gets in. */
async function printBackOffice(shopUrl: string): Promise<void> {
  const [demo, first] = await Promise.all([isDemoOpen(), needsFirstOwner()])
  const { email, password } = demoOwner()
  printLine(`Back office: ${shopUrl}/staff${demo ? ` (demo owner: ${email}, ${password})` : ''}`)
  if (!first || demo) return
  const token = config().staffToken ? 'STAFF_TOKEN' : `the staff token in ${staffTokenPath()}`
  printLine(`It has no owner yet: open ${shopUrl}/staff/first with ${token}, or npm run shop -- staff add --help`)
}

/** Warns when carcasses are on sale without card payments, which they require. Spec §5. */
async function warnUnsellable(): Promise<void> {
  if ((await cardPayments()) !== 'unavailable' || !(await listCategories()).some(({ carcass }) => carcass)) return
  printLine('Carcasses cannot be ordered: they are paid by card, and this shop takes none (STRIPE_SECRET_KEY).')
}

/** Sign-up needs its codes. A demo shop prints its messages here. */
async function warnUndelivered(): Promise<void> {
  const { whatsapp, mail, orderMail, demo } = config()
  if (demo !== false && (await isDemoShop())) return
  warnPlaceholderContacts(await getShopInfo(), 'set yours in the back office, or with `npm run shop -- shop info set`')
  const policies = await untouchedPolicies()
  if (policies.length > 0)
    printLine(
      `The policies (${policies.join(', ')}) are the texts every shop starts with. Read them, have them checked, and set yours in the back office, or with \`npm run shop -- shop policy set\`.`,
    )
  const outboxNote = 'Until then they are files in DATA_DIR/outbox.'
  if (!whatsapp)
    printLine(
      `No WhatsApp messages are sent, codes for signing up included: set WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID. ${outboxNote}`,
    )
  if (!mail) printLine(`No e-mails are sent: set SMTP_URL and MAIL_FROM. ${outboxNote}`)
  if (!orderMail)
    printLine('No mail is sent about new orders: set ORDER_MAIL. `npm run shop -- order list` shows them.')
}

function warnPlaceholderContacts(shop: ShopInfo, remedy: string): void {
  if (hasPlaceholderContacts(shop))
    printLine(`Phone, e-mail, address and links that customers see are made up: ${remedy}.`)
}

import 'server-only'
import { Hono, type MiddlewareHandler } from 'hono'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { STAFF_BASE } from '@/lib/contract/staff'
import { isStaffToken } from '@/lib/shop/staff/token'
import { bearerToken } from '../request'
import { backupCalls } from './backup'
import { catalogueCalls } from './catalogue'
import { deliveryCalls } from './delivery'
import { staffErrors, unknownCall } from './errors'
import { fileCalls } from './files'
import { invoiceCalls } from './invoices'
import { orderCalls } from './orders'
import { shopSettingCalls } from './shop-settings'
import { synonymCalls } from './synonyms'

/** Requires the staff token as bearer. Throws YouAreNotLogin without it, NotImplemented on an API host. */
const requireStaff: MiddlewareHandler = async (c, next) => {
  if (config().apiBaseUrl) throw new ShopError('NotImplemented')
  // Runs even without a bearer: the first check creates the token, which the CLI then finds.
  if (!(await isStaffToken(bearerToken(c.req.header('authorization')) ?? ''))) throw new ShopError('YouAreNotLogin')
  await next()
}

/**
 * The staff API, used by `npm run shop -- …`. Every call needs the staff token. Only the local shop has it; an API host has its
 * own back office.
 */
export const staffApi = new Hono().basePath(STAFF_BASE)

staffApi.onError(staffErrors)
staffApi.notFound(unknownCall)
staffApi.use('*', requireStaff)
/** Checks connection and token. */
staffApi.get('/', (c) => c.json({ message: 'ready' }))
for (const calls of [
  catalogueCalls,
  orderCalls,
  invoiceCalls,
  deliveryCalls,
  fileCalls,
  shopSettingCalls,
  synonymCalls,
  backupCalls,
])
  staffApi.route('/', calls)

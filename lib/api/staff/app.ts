import 'server-only'
import { Hono } from 'hono'
import { STAFF_BASE } from '@/lib/contract/staff'
import { dataHeaders } from '@/lib/security/headers'
import { noteRoute } from '../note-route'
import { requireStaff, type StaffEnv } from './access'
import { accountCalls } from './accounts'
import { auditCalls } from './audit'
import { backupCalls } from './backup'
import { catalogueCalls } from './catalogue'
import { customerCalls } from './customers'
import { staffErrors, unknownCall } from './errors'
import { eventCalls } from './events'
import { fileCalls } from './files'
import { invoiceCalls } from './invoices'
import { orderCalls } from './orders'
import { phoneOrderCalls } from './phone-orders'
import { shopSettingCalls } from './shop-settings'

/**
 * The staff API, used by the back office and by `npm run shop -- …`. `staffCalls` lists who may make which call. Only the local
 * shop has it; an API host has its own back office.
 */
export const staffApi = new Hono<StaffEnv>().basePath(STAFF_BASE)

staffApi.onError(staffErrors)
staffApi.notFound(unknownCall)
staffApi.use('*', noteRoute)
staffApi.use('*', async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(dataHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
})
staffApi.use('*', requireStaff)
/** Checks connection and token. */
staffApi.get('/', (c) => c.json({ message: 'ready' }))
staffApi.route('/', accountCalls)
staffApi.route('/', eventCalls)
staffApi.route('/', catalogueCalls)
for (const calls of [
  auditCalls,
  phoneOrderCalls,
  orderCalls,
  invoiceCalls,
  fileCalls,
  customerCalls,
  shopSettingCalls,
  backupCalls,
])
  staffApi.route('/', calls)

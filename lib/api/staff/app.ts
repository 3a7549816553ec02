import 'server-only'
import { Hono } from 'hono'
import { STAFF_BASE } from '@/lib/contract/staff'
import { backupCalls } from './backup'
import { categoryCalls } from './categories'
import { staffErrors, unknownCall } from './errors'
import { exportCalls } from './export'
import { homeCalls } from './home'
import { importCalls } from './import'
import { requireStaff } from './require-staff'
import { orderCalls } from './orders'
import { pictureCalls } from './pictures'
import { productCalls } from './products'
import { seedCalls } from './seed'
import { stockCalls } from './stock'

/** The staff API, used by `npm run shop -- …`. Every call needs the staff token. */
export const staffApi = new Hono().basePath(STAFF_BASE)

staffApi.onError(staffErrors)
staffApi.notFound(unknownCall)
staffApi.use('*', requireStaff)
/** Checks connection and token. */
staffApi.get('/', (c) => c.json({ message: 'ready' }))
for (const calls of [
  importCalls,
  pictureCalls,
  exportCalls,
  seedCalls,
  productCalls,
  stockCalls,
  categoryCalls,
  orderCalls,
  homeCalls,
  backupCalls,
])
  staffApi.route('/', calls)

import 'server-only'
import { Hono } from 'hono'
import { STAFF_BASE } from '@/lib/contract/staff'
import { backupCalls } from './staff/backup'
import { categoryCalls } from './staff/categories'
import { staffErrors, unknownCall } from './staff/errors'
import { exportCalls } from './staff/export'
import { homeCalls } from './staff/home'
import { importCalls } from './staff/import'
import { onlyStaff } from './staff/only-staff'
import { orderCalls } from './staff/orders'
import { pictureCalls } from './staff/pictures'
import { productCalls } from './staff/products'
import { seedCalls } from './staff/seed'
import { stockCalls } from './staff/stock'

/** The staff API: what `npm run shop -- …` talks to. Every call needs the staff token. */
export const staffApi = new Hono().basePath(STAFF_BASE)

staffApi.onError(staffErrors)
staffApi.notFound(unknownCall)
staffApi.use('*', onlyStaff)
/** Whether the shop is there and the token right. */
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

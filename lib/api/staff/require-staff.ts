import type { MiddlewareHandler } from 'hono'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { isStaffToken } from '@/lib/shop/staff/token'
import { bearerToken } from '../request'

/** Requires the staff token as bearer. Throws YouAreNotLogin without it, NotImplemented on an API host. */
export const requireStaff: MiddlewareHandler = async (c, next) => {
  if (config().apiBaseUrl) throw new ShopError('NotImplemented')
  // Runs even without a bearer: the first check creates the token, which the CLI then finds.
  if (!(await isStaffToken(bearerToken(c.req.header('authorization')) ?? ''))) throw new ShopError('YouAreNotLogin')
  await next()
}

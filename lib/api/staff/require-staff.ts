import type { MiddlewareHandler } from 'hono'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { isStaffToken } from '@/lib/shop/staff/token'
import { bearerToken } from '../bearer'

/** Lets a call through that carries the staff token as bearer. Throws YouAreNotLogin otherwise, NotImplemented on an external host. */
export const requireStaff: MiddlewareHandler = async (c, next) => {
  if (config().apiBaseUrl) throw new ShopError('NotImplemented')
  // Asked also without a bearer: the first question makes the token, which the command line then finds.
  if (!(await isStaffToken(bearerToken(c.req.header('authorization')) ?? ''))) throw new ShopError('YouAreNotLogin')
  await next()
}

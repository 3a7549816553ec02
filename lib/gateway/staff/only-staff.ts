import type { MiddlewareHandler } from 'hono'
import { config } from '@/lib/config'
import { ShopError } from '@/lib/contract/error'
import { isStaffToken } from '@/lib/shop/staff/token'

/** Lets a call through that carries the staff token as bearer. Throws YouAreNotLogin otherwise, NotImplemented on an external host. */
export const onlyStaff: MiddlewareHandler = async (c, next) => {
  if (config().apiBaseUrl) throw new ShopError('NotImplemented')
  const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  // Asked also without a bearer: the first question makes the token, which the command line then finds.
  if (!(await isStaffToken(bearer ?? ''))) throw new ShopError('YouAreNotLogin')
  await next()
}

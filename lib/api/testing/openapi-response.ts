import { calls, type Call } from '@/lib/contract/calls'
import { errorStatuses } from '../v1/openapi'

/** Throws unless `openapi.json` describes this status for this call. `path`: under the API's base. */
export function assertDescribed(method: string, path: string, status: number): void {
  const [plain = ''] = path.split('?')
  const asked = Object.values<Call>(calls).find(
    (one) =>
      one.method === method.toLowerCase() && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  )
  if (asked && ![200, ...errorStatuses(asked)].includes(status))
    throw new Error(`${method} ${plain} answered ${status}, which openapi.json does not describe`)
}

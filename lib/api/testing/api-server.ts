// Child process with the HTTP API, the sandbox form and the staff API. Prints its origin when ready.
import { api } from '../v1/app'
import { liveness } from '../files/health'
import { sandboxSubmitted } from '../sandbox-payment'
import { staffApi } from '../staff/app'
import { serve } from './serve'

const server = await serve((request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return liveness()
  if (pathname.startsWith('/sandbox-payment/')) return sandboxSubmitted(request, 'sandbox_x')
  return pathname.startsWith('/api/staff/') ? staffApi.fetch(request) : api.fetch(request)
})
process.stdout.write(`${server.origin}\n`)

import { isUnder, visitorRoutes } from '@/lib/config/routes'
import { intercept } from './intercept'

const READ = ['GET', 'HEAD']
const CALL = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Paths that accept POST: forms before their scripts run (keeps typed text out of URLs), and the sandbox payment. */
const posted = [...visitorRoutes, '/profile', '/demo', '/sandbox-payment']

/**
 * Answers 405 to pages and files requested by an unsupported method, which Next serves or fails on. API routes check their own.
 * Not for the development server, which posts to itself. Call before the first request. Returns a function that ends it
 * (tests).
 */
export function rejectUnknownMethods(): () => void {
  return intercept(({ method = '', url = '/' }, response, next) => {
    const allowed = methodsOf(url.split('?')[0] ?? '')
    if (allowed.includes(method)) return next()
    const headers = {
      Allow: allowed.join(', '),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    }
    response.writeHead(405, headers).end('Method not allowed\n')
  })
}

function methodsOf(path: string): string[] {
  if (isUnder(path, ['/api'])) return CALL
  return isUnder(path, posted) ? [...READ, 'POST'] : READ
}

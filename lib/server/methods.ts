import { isUnder, visitorRoutes } from '@/lib/config/routes'
import { intercept } from './intercept'

const READ = ['GET', 'HEAD']
const CALL = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Where forms lead before their scripts run, so that nothing typed lands in an address, and where a trial payment is decided. */
const posted = [...visitorRoutes, '/profile', '/demo', '/sandbox-payment']

/**
 * Pages and files are there to be read: asked for in another way, Next sends the page all the same, or fails. Calls know their own
 * methods. Not for the development server, which posts to itself. Call before the first request. Gives what ends it (tests).
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

import type { IncomingMessage } from 'node:http'
import { isUnder, visitorRoutes } from '@/lib/config/routes'
import type { Step } from './http'

const READ = ['GET', 'HEAD']
const CALL = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Paths that accept POST: forms before their scripts run (keeps typed text out of URLs), and the sandbox payment. */
const posted = [...visitorRoutes, '/profile', '/demo', '/sandbox-payment']
/** The largest page form, bytes: an address and a note in Arabic, percent-encoded. */
const MAX_FORM = 64_000
/** The longest router state that Next reads, characters. */
const MAX_ROUTER_STATE = 40_000

interface Refusal {
  status: 400 | 405 | 411 | 413 | 415
  text: string
  headers?: Record<string, string>
}

/**
 * Refuses requests that Next fails on or reads without need: unsupported methods, bodies that no page form sends (Next copies up
 * to 10 MB and takes multipart forms for Server Actions), requests without a path (`GET *`) and unreadable router state. API
 * routes check their own methods and bodies. Not for the development server, which posts to itself. Invariant 21.
 */
export const refuse: Step = (request, response, next) => {
  const refusal = refusalOf(request)
  if (!refusal) return next()
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...refusal.headers }
  response.writeHead(refusal.status, headers).end(`${refusal.text}\n`)
}

function refusalOf({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  const path = url.split('?')[0] ?? ''
  const isCall = isUnder(path, ['/api'])
  const allowed = isCall ? CALL : isUnder(path, posted) ? [...READ, 'POST'] : READ
  if (!allowed.includes(method))
    return { status: 405, text: 'Method not allowed', headers: { Allow: allowed.join(', ') } }
  if (!path.startsWith('/') || !isReadable(headers['next-router-state-tree']))
    return { status: 400, text: 'Bad request' }
  return isCall ? null : formRefusal(headers)
}

function formRefusal(headers: IncomingMessage['headers']): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) return { status: 411, text: 'Length required' }
  const size = Number(headers['content-length'] ?? 0)
  if (size > MAX_FORM) return { status: 413, text: 'Too large' }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const isForm = size === 0 || type === 'application/x-www-form-urlencoded'
  return isForm ? null : { status: 415, text: 'Unsupported type' }
}

/** Whether Next can read this router state: a tree of segments in JSON. */
function isReadable(state: string | string[] | undefined): boolean {
  if (state === undefined) return true
  if (typeof state !== 'string' || state.length > MAX_ROUTER_STATE) return false
  try {
    return isTree(JSON.parse(decodeURIComponent(state)))
  } catch {
    return false
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const [segment, children]: unknown[] = value
  const isSegment = typeof segment === 'string' || (Array.isArray(segment) && segment.length === 4)
  return isSegment && typeof children === 'object' && children !== null && Object.values(children).every(isTree)
}

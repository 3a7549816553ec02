import type { IncomingHttpHeaders } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { config } from '@/lib/config/environment'
import { staffCookie } from '@/lib/config/constants'
import { ShopError } from '@/lib/contract/error'
import { STAFF_BASE } from '@/lib/contract/staff'
import { STAFF_SESSION_HOURS } from '@/lib/contract/staff-accounts'
import { closedToDemo, exportingCalls, mayAccess, readingCalls, staffCalls } from '@/lib/contract/staff-rights'
import { clientIp } from '@/lib/server/client-ip'
import { asStaff, type Actor } from '@/lib/shop/audit/actor'
import { ensureAudited } from '@/lib/shop/audit/record'
import { findStaffSession, type Client, type StaffSession } from '@/lib/shop/staff-accounts/sessions'
import { isStaffToken } from '@/lib/shop/staff/token'
import { assertSameSite, bearerToken, readCookie } from '../request'
import { isSecure } from '../session-cookie'

export interface StaffEnv {
  Variables: { actor: Actor; session: StaffSession | null }
}

const ON_HOST = 'This shop runs on an external API host (API_BASE_URL): its products are managed there.'
const TOKEN: Actor = { id: 'token', name: 'token', role: 'owner', via: 'token' }
const NOBODY: Actor = { id: '', name: '', role: 'catalogue', via: 'browser' }

/**
 * Lets a call pass to whom `staffCalls` names: by the staff token as bearer, or by the cookie of a staff session from our own
 * pages. Records the call in the audit log when its service did not. Throws YouAreNotLogin, Forbidden, and NotFound
 * with an API host, where no call exists.
 */
export const requireStaff: MiddlewareHandler<StaffEnv> = async (c, next) => {
  if (config().apiBaseUrl) throw new ShopError('NotFound', [{ path: '', msg: ON_HOST }])
  // NUL, which no database stores. Invariant 21.
  if (c.req.url.includes('%00')) throw new ShopError('BadRequest')
  const call = calledIn(c)
  const bearer = c.req.header('authorization')
  assertSameSite(c.req.raw)
  // Runs even without a bearer: the first check creates the token, which the CLI then finds.
  const isToken = await isStaffToken(bearerToken(bearer) ?? '')
  const session = bearer === undefined ? await sessionOf(c.req.raw) : null
  assertAccess(call, { isToken, session })
  const actor = isToken ? TOKEN : session ? actorOf(session) : NOBODY
  c.set('actor', actor)
  c.set('session', session)
  if (session) c.req.raw = checkedAtEnd(c.req.raw, call)
  await asStaff({ actor, address: session?.demo ? '' : (clientIp(c.req.raw) ?? ''), call, written: 0 }, async () => {
    await next()
    const changes = call !== '' && !call.startsWith('GET ') && !readingCalls.has(call)
    const writes = changes || exportingCalls.has(call)
    // A stream works on while it is read, and sees to it at its end.
    const streams = c.res.headers.get('content-type')?.includes('ndjson') ?? false
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    if (writes && c.res.ok && !streams) await ensureAudited(subjectOf(c))
  })
}

/**
 * The request with a body that ends only while its session may make the call: an upload takes minutes and a backup an hour, in
 * which the member may be disabled.
 */
function checkedAtEnd(request: Request, call: string): Request {
  if (!request.body) return request
  const end = async () => assertAccess(call, { isToken: false, session: await sessionOf(request) })
  const body = request.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: end }))
  const { url, method, headers, signal } = request
  // Made of its parts: Next hands requests over behind a proxy, which is no `Request` to copy.
  const parts = { method, headers, signal, body, duplex: 'half' }
  return new Request(url, parts)
}

function assertAccess(call: string, { isToken, session }: { isToken: boolean; session: StaffSession | null }): void {
  const access = staffCalls[call] ?? []
  if (isToken || access === 'anyone') return
  if (!session) throw new ShopError('YouAreNotLogin')
  if (session.demo && closedToDemo.has(call)) throw new ShopError('Forbidden')
  if (access === 'started') return
  if (session.stage !== 'open') throw new ShopError('YouAreNotLogin')
  // An unknown call is answered 404 to anyone who works here.
  if (call === '') return
  if (!mayAccess(session.role, access)) throw new ShopError('Forbidden')
}

function actorOf({ id, name, role }: StaffSession): Actor {
  return { id, name, role, via: 'browser' }
}

/** Method and path of the matched call, as in `staffCalls`; empty for an unknown one. */
function calledIn(c: Context): string {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  return route ? `${route.method} ${route.path.slice(STAFF_BASE.length) || '/'}` : ''
}

/** What the call names in its path. */
function subjectOf(c: Context): string {
  return Object.values(c.req.param()).join(' ') || new URL(c.req.url).pathname.slice(STAFF_BASE.length)
}

/** The staff session of a request's cookie; null without one. */
export async function sessionOf(request: Request): Promise<StaffSession | null> {
  const token = readCookie(request, staffCookie(isSecure(request)))
  return token ? findStaffSession(token) : null
}

/** Whether a request with these headers has the staff token or comes from an owner's session; not the demo's. */
export async function isOwner({ authorization, ...headers }: IncomingHttpHeaders): Promise<boolean> {
  if (authorization !== undefined) return isStaffToken(bearerToken(authorization) ?? '')
  const sent = { cookie: headers.cookie ?? '', 'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? '') }
  const session = await sessionOf(new Request('http://shop', { headers: sent }))
  return session?.stage === 'open' && session.role === 'owner' && !session.demo
}

/** The client as it is shown in the list of sessions. */
export function clientOf(request: Request): Client {
  return { address: clientIp(request), agent: request.headers.get('user-agent') ?? '' }
}

/** `Set-Cookie` with a staff session's token; null drops it. Strict: no other site's link or form carries it. */
export function staffSessionCookie(token: string | null, request: Request): string {
  const secure = isSecure(request)
  const maxAge = token === null ? 0 : STAFF_SESSION_HOURS * 60 * 60
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return `${staffCookie(secure)}=${token ?? ''}; ${attributes}`
}

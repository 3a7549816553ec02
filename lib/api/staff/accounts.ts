import { Hono, type Context } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { text } from '@/lib/contract/fields'
import {
  CodeBody,
  DisabledBody,
  EnrolBody,
  FirstOwnerBody,
  InvitationBody,
  MemberBody,
  PasswordChangeBody,
  RoleBody,
  SignInBody,
  type StaffSelf,
} from '@/lib/contract/staff-accounts'
import { addMember, resetMember, setDisabled, setRole, staffMembers } from '@/lib/shop/staff-accounts/members'
import { acceptInvitation, addFirstOwner } from '@/lib/shop/staff-accounts/join'
import {
  beginEnrolment,
  confirmEnrolment,
  passSecondFactor,
  passWithRecoveryCode,
} from '@/lib/shop/staff-accounts/second-factor'
import {
  endStaffSession,
  findStaffSession,
  listStaffSessions,
  type StaffSession,
} from '@/lib/shop/staff-accounts/sessions'
import { changeStaffPassword, signInStaff } from '@/lib/shop/staff-accounts/sign-in'
import { spendAll } from '@/lib/shop/limits/spend'
import { isStaffToken } from '@/lib/shop/staff/token'
import { clientOf, staffSessionCookie, type StaffEnv } from './access'
import { readBody, readParam, sent } from './input'

/** Signing in, second factors, own sessions, and the members of staff. */
export const accountCalls = new Hono<StaffEnv>()

type StaffContext = Context<StaffEnv>

accountCalls.get('/session', (c) => {
  const session = c.get('session')
  return c.json({ data: session && selfOf(session) })
})

accountCalls.post('/session', async (c) => {
  const token = await signInStaff(await readBody(SignInBody, c), clientOf(c.req.raw))
  return signedIn(c, token)
})

accountCalls.delete('/session', async (c) => {
  const session = sessionIn(c)
  await endStaffSession(session, session.sessionId)
  c.header('set-cookie', staffSessionCookie(null, c.req.raw))
  return c.body(null, 204)
})

accountCalls.post('/session/code', async (c) => {
  const { code } = await readBody(CodeBody, c)
  return signedIn(c, await passSecondFactor(sessionIn(c), code, clientOf(c.req.raw)))
})

accountCalls.post('/session/recovery', async (c) => {
  const { code } = await readBody(CodeBody, c)
  return signedIn(c, await passWithRecoveryCode(sessionIn(c), code, clientOf(c.req.raw)))
})

accountCalls.post('/first-owner', async (c) => {
  const { token, ...owner } = await readBody(FirstOwnerBody, c)
  const client = clientOf(c.req.raw)
  await spendAll('codesPerAddress', client.address)
  if (!(await isStaffToken(token)))
    throw new ShopError('WrongCode', [{ path: 'token', msg: 'This is not the staff token.' }])
  return signedIn(c, await addFirstOwner(owner, client))
})

accountCalls.post('/invitation', async (c) => {
  const { invitation, password } = await readBody(InvitationBody, c)
  return signedIn(c, await acceptInvitation(invitation, password, clientOf(c.req.raw)))
})

accountCalls.post('/second-factor', async (c) => {
  const { password } = await readBody(EnrolBody, c)
  return c.json({ data: await beginEnrolment(sessionIn(c), password) })
})

accountCalls.post('/second-factor/confirm', async (c) => {
  const { code } = await readBody(CodeBody, c)
  const { token, recoveryCodes } = await confirmEnrolment(sessionIn(c), code, clientOf(c.req.raw))
  c.header('set-cookie', staffSessionCookie(token, c.req.raw))
  return c.json({ data: { recoveryCodes } })
})

accountCalls.put('/password', async (c) => {
  const { current, password } = await readBody(PasswordChangeBody, c)
  await changeStaffPassword(sessionIn(c), current, password)
  return c.body(null, 204)
})

accountCalls.get('/sessions', async (c) => c.json({ data: await listStaffSessions(sessionIn(c)) }))
accountCalls.delete('/sessions/:id', async (c) => {
  await endStaffSession(sessionIn(c), readParam(text(64), c.req.param('id')))
  return c.body(null, 204)
})

accountCalls.get('/members', async (c) => c.json({ data: await staffMembers() }))
accountCalls.post('/members', sent(MemberBody, addMember))
accountCalls.put('/members/:member/role', async (c) => {
  const { role } = await readBody(RoleBody, c)
  return c.json({ data: await setRole(memberIn(c), role) })
})
accountCalls.put('/members/:member/disabled', async (c) => {
  const { disabled } = await readBody(DisabledBody, c)
  return c.json({ data: await setDisabled(memberIn(c), disabled) })
})
accountCalls.post('/members/:member/reset', async (c) => c.json({ data: await resetMember(memberIn(c)) }))

function memberIn(c: Context): string {
  return readParam(text(254), c.req.param('member'))
}

/** The call's session. Throws Forbidden for the staff token, which is nobody's own. */
function sessionIn(c: StaffContext): StaffSession {
  const session = c.get('session')
  if (!session)
    throw new ShopError('Forbidden', [{ path: '', msg: 'This is for members of staff, not for the staff token.' }])
  return session
}

async function signedIn(c: StaffContext, token: string): Promise<Response> {
  const session = await findStaffSession(token)
  c.header('set-cookie', staffSessionCookie(token, c.req.raw))
  return c.json({ data: session && selfOf(session) })
}

function selfOf({ id, name, email, role, stage, demo }: StaffSession): StaffSelf {
  return { id, name, email, role, stage, demo }
}

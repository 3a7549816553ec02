import 'server-only'
import { encodeCustomer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { deviceToken } from '@/lib/shop/customers/known-device'
import { profileOf, updateEmail, updateProfile } from '@/lib/shop/customers/profile'
import { sendPassword } from '@/lib/shop/customers/send-password'
import { signIn } from '@/lib/shop/customers/sign-in'
import { startSignup } from '@/lib/shop/customers/sign-up'
import { verifySignup } from '@/lib/shop/customers/verification'
import { endSession } from '@/lib/shop/sessions/session'
import { clientIp } from '@/lib/server/client-ip'
import { readCookie } from '../read-cookie'
import {
  DEVICE_COOKIE,
  deviceCookie,
  isToken,
  noSessionCookie,
  noSignupCookie,
  sessionCookie,
  signupCookie,
  SIGNUP_COOKIE,
} from '../session-cookie'
import type { Handlers } from './handler'
import { doneMessage } from './done-message'

async function bytesOf(image: File | null): Promise<Uint8Array | null> {
  return image && new Uint8Array(await image.arrayBuffer())
}

/** Maps image errors to the `image` field. */
function atImage(thrown: unknown): never {
  if (thrown instanceof ShopError && (thrown.code === 'InvalidImage' || thrown.code === 'PayloadTooLarge'))
    throw new ShopError(thrown.code, [{ path: 'image', msg: thrown.code }], { cause: thrown })
  throw thrown
}

/** The id of this browser's sign-up, from its cookie; null when missing or malformed. */
function pendingSignup(request: Request): string | null {
  const id = readCookie(request, SIGNUP_COOKIE)
  return id !== null && isToken(id) ? id : null
}

/** Sign-up, sign-in and profile. Spec §7. */
export const authHandlers = {
  signin: async ({ body, token: before, request, headers }) => {
    const caller = { address: clientIp(request), device: readCookie(request, DEVICE_COOKIE) }
    const { token, device, customer, choosePassword } = await signIn({ ...body, ...caller })
    if (before) await endSession(before)
    headers.append('set-cookie', sessionCookie(token, request))
    headers.append('set-cookie', deviceCookie(device, request))
    return { token, data: encodeCustomer(customer), choosePassword }
  },
  signup: async ({ body, image, language, request, headers }) => {
    const address = clientIp(request)
    const before = pendingSignup(request)
    const id = await startSignup({ ...body, image: await bytesOf(image), language, address, before }).catch(atImage)
    headers.append('set-cookie', signupCookie(id, request))
    return doneMessage(language, 'codeSent')
  },
  verifyCode: async ({ body: { phone, whatsappCode: code }, token: before, request, headers }) => {
    const signupId = pendingSignup(request)
    const { token, customer } = await verifySignup({ phone, code, signupId, address: clientIp(request) })
    if (before) await endSession(before)
    headers.append('set-cookie', sessionCookie(token, request))
    headers.append('set-cookie', deviceCookie(await deviceToken(customer.id), request))
    headers.append('set-cookie', noSignupCookie(request))
    return { token, data: encodeCustomer(customer) }
  },
  signout: async ({ token, language, request, headers }) => {
    if (token) await endSession(token)
    headers.append('set-cookie', noSessionCookie(request))
    return doneMessage(language, 'signedOut')
  },
  getProfile: async ({ token }) => ({ data: encodeCustomer(await profileOf(token)) }),
  updateProfile: async ({ token, body, image }) => ({
    data: encodeCustomer(await updateProfile(token ?? '', body, await bytesOf(image)).catch(atImage)),
  }),
  updateEmail: async (context) => ({
    data: encodeCustomer(await updateEmail(context.customerId, context.body.email)),
  }),
  sendPassword: async ({ body, language, request }) => {
    const device = readCookie(request, DEVICE_COOKIE)
    await sendPassword({ ...body, language, address: clientIp(request), device })
    return doneMessage(language, 'passwordSent')
  },
} satisfies Handlers

import { z } from 'zod'
import { EMAIL } from './email'
import { line, Phone, requiredLine, text } from './fields'

/** Wire shape of the signed-in customer. Never a password. Spec §3. */
export const CustomerWire = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  gender: z.enum(['male', 'female', '']),
  /** Null when unknown: Spec §3 has no language, and an API host may not store one. */
  language: z.enum(['en', 'ar']).nullable(),
  imageBase64: z.string().nullable(),
  phone: z.string(),
})
export type CustomerWire = z.infer<typeof CustomerWire>

/** A customer. Spec §3. */
export interface Customer {
  id: string
  username: string
  /** Empty for none. */
  email: string
  gender: CustomerWire['gender']
  language: CustomerWire['language']
  /** URL of the avatar, in the form of a product's picture. */
  image: string | null
  /** 9715XXXXXXXX. */
  phone: string
}

/** Copies fields one by one, so that no other field of an account reaches the browser. */
export function encodeCustomer(customer: Customer): CustomerWire {
  const { id, username, email, gender, language, image, phone } = customer
  return { _id: id, username, email, gender, language, imageBase64: image, phone }
}

/** Answer to a sign-in; the token is also in the `customerToken` cookie. */
export const SessionWire = z.object({
  token: z.string(),
  data: CustomerWire,
  /** True after sign-in with a one-time password sent by WhatsApp. Our addition; API hosts do not send it. */
  choosePassword: z.boolean().optional(),
})

/** Body of `POST /auth/customer/signin`. */
export const SigninBody = z.object({ phone: Phone, password: text(128).min(1) })
/** Part `json` of `POST /auth/customer/signup`. */
export const SignupBody = z.object({ username: line(100).min(1), phone: Phone, password: text(128).min(1) })
/** The sender decides the code's length: six digits in the local backend, which checks it itself. */
export const VerificationBody = z.object({ phone: Phone, whatsappCode: z.string().regex(/^\d{4,8}$/) })
/** Body of `POST /auth/customer/send-password`. */
export const SendPasswordBody = z.object({ phone: Phone })
/** Body of `PUT /auth/customer/email`. */
export const EmailBody = z.object({ email: z.email({ pattern: EMAIL }).max(254) })
/**
 * Part `json` of `PUT /auth/customer/profile`. A missing or empty password stays unchanged; a new one needs `currentPassword`,
 * unless the sign-in was by a sent password. An API host gets no `currentPassword`.
 */
export const ProfileBody = z.object({
  username: requiredLine(100, 'UsernameIsRequired'),
  email: z.email({ pattern: EMAIL }).max(254).or(z.literal('')),
  password: text(128).optional(),
  currentPassword: text(128).optional(),
  gender: z.enum(['male', 'female', '']),
  language: z.enum(['en', 'ar']),
})
/** Body of `POST /customer/add-favorite` and `DELETE /customer/remove-favorite`. */
export const FavoriteBody = z.object({ favoriteId: text(64) })
/** Answer of a call that returns only a confirmation. */
export const MessageWire = z.object({ message: z.string() })

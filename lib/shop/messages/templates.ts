import type { Template } from './template'
import { accountExists } from './templates/account-exists'
import { newOrder } from './templates/new-order'
import { orderConfirmation } from './templates/order-confirmation'
import { orderStatus } from './templates/order-status'
import { passwordChanged } from './templates/password-changed'
import { sentPassword } from './templates/sent-password'
import { signupCode } from './templates/signup-code'

/** All message templates, for customers and for the shop itself. A template's approved WhatsApp name has `_` for `-`. */
export const templates: Record<string, Template> = {
  'signup-code': signupCode,
  'sent-password': sentPassword,
  'account-exists': accountExists,
  'password-changed': passwordChanged,
  'order-confirmation': orderConfirmation,
  'order-status': orderStatus,
  'new-order': newOrder,
}

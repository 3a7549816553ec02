import type { Template } from './template'
import { accountExists } from './templates/account-exists'
import { newOrder } from './templates/new-order'
import { orderConfirmation } from './templates/order-confirmation'
import { orderStatus } from './templates/order-status'
import { passwordChanged } from './templates/password-changed'
import { sentPassword } from './templates/sent-password'
import { signupCode } from './templates/signup-code'

/** Every message of the shop, to customers and of new orders to itself. On WhatsApp a template has the same name with `_` for `-`, and is approved there. */
export const templates: Record<string, Template> = {
  'signup-code': signupCode,
  'sent-password': sentPassword,
  'account-exists': accountExists,
  'password-changed': passwordChanged,
  'order-confirmation': orderConfirmation,
  'order-status': orderStatus,
  'new-order': newOrder,
}

import type { Template } from './template'
import { accountExists, passwordChanged, sentPassword, signupCode } from './templates/account'
import { newOrder, orderConfirmation, orderStatus } from './templates/order'

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

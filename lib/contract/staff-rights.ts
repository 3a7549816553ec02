import type { StaffRole } from './staff-accounts'

/**
 * Who may make a call or open a page: `anyone`; `started`, a session that may still wait for its second factor; `everyone` who
 * works in the shop; or these roles. The owner has every role's rights, and so has the staff token.
 */
type Access = 'anyone' | 'started' | 'everyone' | readonly StaffRole[]

const owner = [] as const
const manager = ['manager'] as const
const products = ['manager', 'catalogue'] as const
const orders = ['manager', 'orders'] as const
const orderReaders = ['manager', 'orders', 'butcher'] as const

/** Every call of the staff API with who may make it. A call that is not listed is the owner's. */
export const staffCalls: Readonly<Record<string, Access>> = {
  'GET /': 'everyone',

  'GET /session': 'anyone',
  'POST /session': 'anyone',
  'DELETE /session': 'started',
  'POST /session/code': 'started',
  'POST /session/recovery': 'started',
  'POST /first-owner': 'anyone',
  'POST /invitation': 'anyone',
  'POST /second-factor': 'started',
  'POST /second-factor/confirm': 'started',
  'PUT /password': 'everyone',
  'GET /sessions': 'everyone',
  'DELETE /sessions/:id': 'everyone',

  'GET /members': owner,
  'POST /members': owner,
  'PUT /members/:member/role': owner,
  'PUT /members/:member/disabled': owner,
  'POST /members/:member/reset': owner,
  'GET /audit': manager,
  'GET /audit/export': owner,
  'GET /audit/verify': owner,

  'GET /events': orderReaders,
  'GET /orders': orderReaders,
  'GET /orders/export': manager,
  'PUT /orders/status': orders,
  'GET /orders/products': orders,
  'POST /orders/quote': orders,
  'POST /orders': orders,
  'GET /orders/:id': orderReaders,
  'PUT /orders/:id': orders,
  'GET /orders/:id/picking-list': orders,
  'GET /orders/:id/label': orders,
  'GET /orders/:id/cut-sheet': orderReaders,
  'PUT /orders/:id/status': orders,
  'GET /invoices': orders,
  'GET /invoices/export': manager,
  'GET /invoices/:number': orders,
  'GET /invoices/:number/pdf': orders,
  'GET /delivery': orders,
  'PUT /delivery': manager,
  'PUT /delivery/zones/:city': manager,
  'GET /slots': orders,
  'PUT /slots/dates/:date': manager,
  'PUT /slots/eid': manager,
  'GET /shipping': manager,
  'PUT /shipping': manager,

  'GET /products': products,
  'POST /products': products,
  'PUT /products': products,
  'POST /products/undo': products,
  'GET /products/:id': products,
  'GET /products/:id/content': products,
  'PUT /products/:id': products,
  'PUT /products/:named/feeds': products,
  'PUT /products/:named/selling': products,
  'PUT /products/:named/facts': products,
  'PUT /products/:named/vat': products,
  'PUT /products/:named/video': products,
  'DELETE /products/:named/video': products,
  'PUT /stock': products,
  'GET /categories': products,
  'POST /categories': products,
  'PUT /categories': products,
  'PUT /categories/order': products,
  'PUT /categories/:named/picture': products,
  'DELETE /categories': products,
  'PUT /categories/:named/feeds': products,
  'PUT /categories/:named/live': products,
  'GET /categories/:named/preparations': products,
  'PUT /categories/:named/preparations': products,
  'GET /home': products,
  'PUT /home': products,
  'PUT /home/draft': products,
  'POST /seed': owner,
  'GET /synonyms': products,
  'PUT /synonyms': products,

  'GET /shop/info': manager,
  'PUT /shop/info': manager,
  'GET /shop/vat': manager,
  'PUT /shop/vat': owner,
  'GET /shop/policies/:name': manager,
  'PUT /shop/policies/:name': manager,

  'GET /customers': manager,
  'GET /customers/:customer': manager,
  'GET /customers/:customer/data': manager,
  'PUT /customers/:customer/blocked': manager,
  'POST /customers/:customer/erase': manager,
  'GET /reviews': manager,
  'GET /reviews/:id': manager,
  'PUT /reviews/:id/hidden': manager,
  'PUT /reviews/:id/answer': manager,
  'GET /messages': manager,
  'POST /messages/:id/resend': manager,

  'POST /import/plan': products,
  'POST /import': products,
  'GET /export': products,
  'POST /media/known': products,
  'POST /media': products,
  'POST /media/videos': products,
  'POST /media/check': products,
  'GET /media/:file': products,

  'POST /media/move': owner,
  'GET /backup': owner,
  'POST /backup/verify': owner,
  'POST /restore': owner,
}

/** The demo's owner, whose password is public, may not make these: they would last when the shop stops being a demo. */
export const closedToDemo: ReadonlySet<string> = new Set([
  'POST /members',
  'PUT /members/:member/role',
  'PUT /members/:member/disabled',
  'POST /members/:member/reset',
  'PUT /password',
  'POST /second-factor',
  'POST /second-factor/confirm',
  'GET /audit/export',
  'POST /media/move',
  'GET /backup',
  'POST /backup/verify',
  'PUT /customers/:customer/blocked',
  'POST /customers/:customer/erase',
  'POST /restore',
  'POST /seed',
])

/** Calls by GET that hand out personal data as a file: recorded as changes are. */
export const exportingCalls: ReadonlySet<string> = new Set([
  'GET /audit/export',
  'GET /backup',
  'GET /customers/:customer/data',
  'GET /invoices/export',
])

/** Calls that write nothing of the shop, beside those by GET. */
export const readingCalls: ReadonlySet<string> = new Set([
  'POST /orders/quote',
  'POST /import/plan',
  'POST /media/known',
  'POST /media/check',
  'POST /backup/verify',
  'PUT /home/draft',
])

/** Pages of the back office behind the sign-in, with who may open them. */
export const staffPages = {
  '/staff': 'everyone',
  '/staff/orders': orderReaders,
  '/staff/orders/new': orders,
  '/staff/products': products,
  '/staff/products/new': products,
  '/staff/categories': products,
  '/staff/home': products,
  '/staff/reviews': manager,
  '/staff/account': 'everyone',
  '/staff/settings': manager,
  '/staff/import': products,
  '/staff/customers': manager,
  '/staff/messages': manager,
  '/staff/backups': owner,
  '/staff/members': owner,
  '/staff/audit': manager,
} as const satisfies Record<string, Access>
export type StaffPage = keyof typeof staffPages

/** Whether a member with an open session has this right. */
export function mayAccess(role: StaffRole, access: Access): boolean {
  return role === 'owner' || typeof access === 'string' || access.includes(role)
}

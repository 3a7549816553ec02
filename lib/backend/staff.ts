import 'server-only'
import { neverPaid, type Order } from '@/lib/contract/order'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { transitions } from '@/lib/shop/orders/change-status'
import { dailySales, orderCounts, orderList, type OrderListQuery } from '@/lib/shop/staff/order-list'
import { orderForStaff, staffOrderOf } from '@/lib/shop/staff/orders'
import { staffProducts } from '@/lib/shop/staff/products'

// What the pages of the back office read. They change nothing: changes go through the staff API, which checks and records them.
export { auditEntries } from '@/lib/shop/audit/read'
export { demoOwner, isDemoOpen } from '@/lib/shop/staff-accounts/demo'
export { needsFirstOwner } from '@/lib/shop/staff-accounts/join'
export { staffMembers } from '@/lib/shop/staff-accounts/members'
export { recoveryCodesLeft } from '@/lib/shop/staff-accounts/second-factor'
export { findStaffSession, listStaffSessions, type StaffSession } from '@/lib/shop/staff-accounts/sessions'
export { staffPolicy } from '@/lib/shop/policies/policies'
export { staffCustomerOf, staffCustomers } from '@/lib/shop/staff/customers'
export { staffDelivery } from '@/lib/shop/staff/delivery'
export { messageCounts, staffMessages } from '@/lib/shop/staff/messages'
export { categoryPreparations } from '@/lib/shop/staff/categories/preparations'
export { staffCategories } from '@/lib/shop/staff/categories/find'
export { editedProduct } from '@/lib/shop/staff/product/edited'
export { deskProducts } from '@/lib/shop/staff/products'
export { orderCounts } from '@/lib/shop/staff/order-list'
export { shipping } from '@/lib/shop/staff/settings'
export { staffShopFacts, staffVat } from '@/lib/shop/staff/shop-settings'

function deskOrder(order: Order, role: StaffRole): DeskOrder {
  const { id, code, createdAt, status, payment, subtotal, shipping, vat, total, phone, email, address } = order
  const whole = role !== 'butcher'
  return {
    ...{ id, code, createdAt, status },
    next: whole && !neverPaid.includes(payment) ? transitions[status] : [],
    name: whole ? [address.firstName, address.lastName].filter(Boolean).join(' ') : address.firstName,
    slot: order.slot,
    withHead: order.withHead,
    cuts: order.cuts,
    lines: order.lines.map((line) => ({
      id: line.id,
      title: line.title,
      image: line.images[0] ?? null,
      quantity: line.quantity,
      color: line.color,
      sizeName: line.sizeName,
      prepared: line.prepared,
      total: whole ? line.total : null,
    })),
    money: whole ? { payment, subtotal, shipping, vat, total } : null,
    customer: whole ? { phone, email, address } : null,
  }
}

/** A page of orders, as a member of this role may see them. */
export async function deskOrders(
  query: OrderListQuery,
  role: StaffRole,
): Promise<{ orders: DeskOrder[]; next: string | null }> {
  const { orders, next } = await orderList(query)
  return { orders: orders.map((order) => deskOrder(order, role)), next }
}

/** One order with its history, as a member of this role may see it. Throws OrderNotFound. */
export async function deskOrderOf(named: string, role: StaffRole) {
  const [order, { events }] = await Promise.all([orderForStaff(named), staffOrderOf(named)])
  return { order: deskOrder(order, role), events: role === 'butcher' ? [] : events }
}

/** What the Today page shows. */
export async function today(role: StaffRole) {
  const priced = role === 'owner' || role === 'manager'
  const [counts, waiting, sales, low] = await Promise.all([
    orderCounts(),
    deskOrders({ status: 'pending' }, role),
    priced ? dailySales(30) : null,
    staffProducts({ stock: 'low', visible: true, limit: 5, page: 1 }),
  ])
  return { counts, waiting: waiting.orders.slice(0, 6), sales, low: low.products }
}

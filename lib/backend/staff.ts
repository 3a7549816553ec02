import 'server-only'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { mayAccess, staffCalls, staffPages, type StaffPage } from '@/lib/contract/staff-rights'
import { unsentChannels } from '@/lib/shop/messages/unsent'
import { orderCounts, orderList, type OrderListQuery } from '@/lib/shop/staff/order-list'
import { orderForStaff, staffOrderOf } from '@/lib/shop/staff/orders'
import { staffProducts } from '@/lib/shop/staff/products'
import { concerns, dueToday, failedMessages, dailySales, salesLastWeek } from '@/lib/shop/staff/today'
import { cutLines, deskOrder, slotWork } from './desk-order'

// What the pages of the back office read. They change nothing: changes go through the staff API, which checks and records them.
export { backupSchedule } from '@/lib/shop/backup/schedule'
export { auditEntries } from '@/lib/shop/audit/read'
export { demoOwner, isDemoOpen } from '@/lib/shop/staff-accounts/demo'
export { needsFirstOwner } from '@/lib/shop/staff-accounts/join'
export { staffMembers } from '@/lib/shop/staff-accounts/members'
export { recoveryCodesLeft } from '@/lib/shop/staff-accounts/second-factor'
export { findStaffSession, listStaffSessions, type StaffSession } from '@/lib/shop/staff-accounts/sessions'
export { staffPolicy } from '@/lib/shop/policies/policies'
export { staffCustomerOf, staffCustomers } from '@/lib/shop/staff/customers'
export { deliveryWindows, staffDelivery, staffSlots } from '@/lib/shop/staff/delivery'
export { messageCounts, staffMessages } from '@/lib/shop/staff/messages'
export { categoryPreparations } from '@/lib/shop/staff/categories/preparations'
export { ownHome, productsByHandle } from '@/lib/shop/staff/home'
export { reviewCounts, staffReviews } from '@/lib/shop/staff/reviews'
export { staffCategories } from '@/lib/shop/staff/categories/find'
export { editedProduct } from '@/lib/shop/staff/product/edited'
export { deskProducts } from '@/lib/shop/staff/products'
export { orderCounts } from '@/lib/shop/staff/order-list'
export { newsStart } from '@/lib/shop/staff/order-news'
export { shipping } from '@/lib/shop/staff/settings'
export { staffShopFacts, staffVat } from '@/lib/shop/staff/shop-settings'

/** A page of orders, as a member of this role may see them. */
export async function deskOrders(
  query: OrderListQuery,
  role: StaffRole,
): Promise<{ orders: DeskOrder[]; next: string | null }> {
  // What a butcher may not see tells no orders apart.
  const hidden = role === 'butcher' && { byCode: true, city: undefined, payment: undefined }
  const { orders, next } = await orderList({ ...query, ...hidden })
  return { orders: orders.map((order) => deskOrder(order, role)), next }
}

/** One order with its history, as a member of this role may see it. Throws OrderNotFound. */
export async function deskOrderOf(named: string, role: StaffRole) {
  const [order, { events }] = await Promise.all([orderForStaff(named), staffOrderOf(named)])
  return { order: deskOrder(order, role), events: role === 'butcher' ? [] : events }
}

/** What the Today page shows; parts that are not for this role are null or empty. */
export async function today(role: StaffRole) {
  const may = (page: StaffPage) => mayAccess(role, staffPages[page])
  const handles = mayAccess(role, staffCalls['PUT /orders/:id/status'] ?? [])
  const priced = role === 'owner' || role === 'manager'
  const [counts, waiting, due, found, failed, sales, lastWeek, low] = await Promise.all([
    orderCounts(),
    may('/staff/orders') ? deskOrders({ status: 'pending', limit: WAITING }, role) : null,
    may('/staff/orders') ? dueToday() : null,
    handles ? concerns() : null,
    may('/staff/messages') ? failedMessages() : 0,
    priced ? dailySales(30) : null,
    priced ? salesLastWeek() : null,
    staffProducts({ stock: 'low', visible: true, limit: 5, page: 1 }),
  ])
  return {
    counts,
    waiting: waiting?.orders ?? [],
    work: due && slotWork(due),
    cuts: due ? cutLines(due) : [],
    concerns: found,
    failed,
    unsent: may('/staff/messages') ? await unsentChannels() : [],
    sales,
    lastWeek,
    low,
  }
}

/** Orders to confirm on the Today page. */
const WAITING = 6

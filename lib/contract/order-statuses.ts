/** Statuses of an order; `transitions` holds the allowed changes. Spec §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

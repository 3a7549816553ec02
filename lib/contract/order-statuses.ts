/** How far an order is; `transitions` says what may follow what. Spec §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

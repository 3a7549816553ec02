import type { PaymentState } from '@/lib/contract/order'

/** How the payment of an order stands whose card was never charged: for its customer it is no order. */
export const neverPaid: string[] = ['awaiting', 'expired', 'failed'] satisfies PaymentState[]

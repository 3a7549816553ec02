import type { PaymentState } from '@/lib/contract/order'

/** Payment states of orders whose card was never charged: customers do not see those orders. */
export const neverPaid: string[] = ['awaiting', 'expired', 'failed'] satisfies PaymentState[]

import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'

type Payment = Pick<NonNullable<DeskOrder['money']>, 'payment' | 'refunded'>

/** How an order is paid, and whether its cash was given back at its return. */
export function paymentText({ payment, refunded }: Payment, t: StaffTranslator): string {
  return payment === 'cod_collected' && refunded > 0 ? t('Order.cashBack') : t(`Payment.${payment}`)
}

import { useTranslations } from 'next-intl'
import { cities, type City } from '@/lib/contract/address'
import { slotId } from '@/lib/contract/delivery'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffSlot } from '@/lib/contract/staff-delivery'
import type { StaffTexts } from '../kit/translations'
import { slotHours } from '../kit/when'
import { OrderEditForm } from './order-edit-form'

interface Props extends StaffTexts {
  order: DeskOrder & { customer: NonNullable<DeskOrder['customer']> }
  slots: StaffSlot[]
}

/** The form that changes an order, with the slots that are free. */
export function OrderEditView({ order, slots, language, t }: Props) {
  const names = useTranslations('City')
  const { code, lines, customer, slot, money } = order
  const free = slots
    .filter(({ late, booked, capacity }) => !late && booked < capacity)
    .map((one) => ({ id: slotId(one), city: one.city, label: slotHours(one, language, t) }))
  const cityNames = Object.fromEntries(cities.map((city) => [city, names(city)])) as Record<City, string>
  return (
    <div className="mx-auto grid max-w-[46rem] gap-4">
      <h1 className="text-h2">{t('Edit.title', { code })}</h1>
      <OrderEditForm
        code={code}
        lines={lines}
        address={customer.address}
        slot={slot}
        slots={free}
        paid={money?.payment !== 'cod_due'}
        cities={cityNames}
      />
    </div>
  )
}

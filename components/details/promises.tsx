import { useTranslations } from 'next-intl'
import { card, cash, chat, truck, type IconShape } from '@/components/ui/icon'
import { ArchIcon } from '@/components/ui/arch-icon'
import type { Product } from '@/lib/contract/product'
import type { LeadTime } from '@/lib/contract/selling'
import { leadTimeValues } from '@/lib/i18n/same-day'

interface Props {
  /** How it is sold, and when it is delivered. */
  product: Pick<Product, 'sale' | 'leadTime'>
  /** A carcass, which is paid by card. */
  cardOnly: boolean
  /** Whether card payment is configured. */
  cards: boolean
}

/**
 * Delivery time of a product that is delivered, where known, and ways to pay; nothing for one sold on enquiry. Carcasses
 * are paid by card only, so without card payment they cannot be ordered. Spec §1, §5.
 */
export function Promises({ product: { sale, leadTime }, cardOnly, cards }: Props) {
  const t = useTranslations('Details')
  if (sale === 'enquiry') return null
  return (
    <div className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4 border-t border-sand-200 pt-6">
      {sale === 'cart' && leadTime !== null && <DeliveryLine leadTime={leadTime} />}
      {cardOnly && !cards ? (
        <PromiseLine shape={chat} title={t('byContact')} text={t('byContactHint')} />
      ) : cardOnly ? (
        <PromiseLine shape={card} title={t('cardOnly')} text={t('cardOnlyHint')} />
      ) : (
        <CashLine pickup={sale === 'pickup'} cards={cards} />
      )}
    </div>
  )
}

/** Cash is paid where the product is handed over. */
function CashLine({ pickup, cards }: { pickup: boolean; cards: boolean }) {
  const t = useTranslations('Details')
  const alone = pickup ? 'cashPickupAlone' : 'cashAlone'
  return <PromiseLine shape={cash} title={t(pickup ? 'cashPickup' : 'cash')} text={t(cards ? 'cashHint' : alone)} />
}

function DeliveryLine({ leadTime }: { leadTime: LeadTime }) {
  const t = useTranslations()
  if (leadTime === 0) return <PromiseLine shape={truck} title={t('Details.sameDay')} text={t('Details.sameDayHint')} />
  if (leadTime === 'arrangement')
    return <PromiseLine shape={truck} title={t('Details.arrangement')} text={t('Details.arrangementHint')} />
  return (
    <PromiseLine shape={truck} title={t('LeadTime.promise', leadTimeValues(leadTime))} text={t('Details.daysHint')} />
  )
}

function PromiseLine({ shape, title, text }: { shape: IconShape; title: string; text: string }) {
  return (
    <div className="flex items-start gap-3.5">
      <ArchIcon shape={shape} />
      <p>
        <span className="block font-medium">{title}</span>
        <span className="block text-note text-date-600">{text}</span>
      </p>
    </div>
  )
}

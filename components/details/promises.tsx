import { useTranslations } from 'next-intl'
import { card, cash, chat, truck } from '@/components/ui/icons'
import { PromiseLine } from '@/components/ui/promise-line'

interface Props {
  /** Delivered on the day of the order. */
  sameDay: boolean
  cardOnly: boolean
  /** Whether card payment is configured. */
  cards: boolean
}

/** Delivery time, where known, and ways to pay. Carcasses are paid by card only, so without card payment they cannot be ordered. Spec §1, §5. */
export function Promises({ sameDay, cardOnly, cards }: Props) {
  const t = useTranslations('Details')
  return (
    <div className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4 border-t border-sand-200 pt-6">
      {sameDay && <PromiseLine shape={truck} title={t('sameDay')} text={t('sameDayHint')} />}
      {cardOnly && !cards ? (
        <PromiseLine shape={chat} title={t('byContact')} text={t('byContactHint')} />
      ) : cardOnly ? (
        <PromiseLine shape={card} title={t('cardOnly')} text={t('cardOnlyHint')} />
      ) : (
        <PromiseLine shape={cash} title={t('cash')} text={t(cards ? 'cashHint' : 'cashAlone')} />
      )}
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { card, cash, chat, truck, type IconShape } from '@/components/ui/icons'
import { ArchIcon } from '@/components/ui/arch-icon'

interface Props {
  sameDay: boolean
  /** A carcass, which is paid by card. */
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

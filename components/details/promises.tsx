import { useTranslations } from 'next-intl'
import { card, cash, chat, truck } from '@/components/ui/icons'
import { PromiseLine } from '@/components/ui/promise-line'

/** Two promises: when it arrives, and how it is paid. Carcasses are paid by card only, and so cannot be ordered here where none is taken. Spec §1, §5. */
export function Promises({ cardOnly, cards }: { cardOnly: boolean; cards: boolean }) {
  const t = useTranslations('Details')
  return (
    <div className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4 border-t border-sand-200 pt-6">
      <PromiseLine shape={truck} title={t('sameDay')} text={t('sameDayHint')} />
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

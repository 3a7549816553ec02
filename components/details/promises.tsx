import { useTranslations } from 'next-intl'
import { card, cash, truck } from '@/components/ui/icons'
import { PromiseLine } from '@/components/ui/promise-line'

/** Two promises: when it arrives, and how it is paid. Carcasses are paid by card only. Spec §1, §5. */
export function Promises({ cardOnly, cards }: { cardOnly: boolean; cards: boolean }) {
  const t = useTranslations('Details')
  return (
    <div className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4 border-t border-sand-200 pt-6">
      <PromiseLine shape={truck} title={t('sameDay')} text={t('sameDayHint')} />
      {cardOnly ? (
        <PromiseLine shape={card} title={t('cardOnly')} text={t('cardOnlyHint')} />
      ) : (
        <PromiseLine shape={cash} title={t('cash')} text={t(cards ? 'cashHint' : 'cashAlone')} />
      )}
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { ChoiceCard } from '@/components/ui/choice-card'
import { box } from '@/components/ui/icon'
import { Stepper } from '@/components/ui/stepper'
import type { CheckoutChoices } from '@/lib/client/checkout/draft'
import { CARCASS_CUTS_MAX } from '@/lib/contract/order'
import { StepPanel } from './step-panel'

interface Props {
  draft: Pick<CheckoutChoices, 'withHead' | 'cuts'>
  onDraft: (change: Partial<CheckoutChoices>) => void
}

/** With or without head, and the number of carcass cuts. Shown only with a carcass in the cart. Spec §2, §5. */
export function CarcassStep({ draft: { withHead, cuts }, onDraft }: Props) {
  const t = useTranslations()
  return (
    <StepPanel shape={box} title={t('Checkout.carcass')}>
      <p className="mb-4 text-small text-date-600">{t('Checkout.carcassNote')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <div
          role="radiogroup"
          aria-label={t('Checkout.head')}
          className="grid min-w-0 flex-[1_1_22rem] gap-3 md:grid-cols-2"
        >
          {[true, false].map((head) => (
            <ChoiceCard
              key={String(head)}
              name="head"
              value={String(head)}
              checked={withHead === head}
              onChange={() => onDraft({ withHead: head })}
              title={t(head ? 'Checkout.withHead' : 'Checkout.withoutHead')}
              note={t(head ? 'Checkout.withHeadNote' : 'Checkout.withoutHeadNote')}
            />
          ))}
        </div>
        <div>
          <p aria-hidden="true" className="mb-2 text-small font-medium text-palm-950">
            {t('Checkout.pieces')}
          </p>
          <Stepper
            value={cuts}
            onChange={(wanted) => onDraft({ cuts: Math.min(wanted, CARCASS_CUTS_MAX) })}
            labels={{
              quantity: t('Checkout.pieces'),
              less: t('Quantity.less'),
              more: t('Quantity.more'),
              saving: '',
            }}
          />
        </div>
      </div>
    </StepPanel>
  )
}

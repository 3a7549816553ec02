'use client'

import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { Stepper } from '@/components/ui/stepper'
import { behalfPurposes, type PreparationKind } from '@/lib/contract/selling'
import type { PhoneQuote } from '@/lib/contract/staff-phone-order'
import { colorName } from '@/lib/i18n/color-name'
import { StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import { Thumbs } from '../orders/thumbs'
import type { DraftLine } from './draft'
import { StaffChoice } from '../kit/choice'

interface Props {
  line: DraftLine
  questions: Record<PreparationKind, string>
  /** Price and stock by now; absent until they are known. */
  quoted: PhoneQuote['lines'][number] | undefined
  onChange: (changes: Partial<DraftLine>) => void
  onRemove: () => void
}

/** A chosen product: how many, which size and colour, how the butcher prepares it. */
export function ChosenLine({ line, questions, quoted, onChange, onRemove }: Props) {
  const { t, language } = useStaff()
  const { product, quantity, color, size, choices, behalf, note } = line
  const title = product.title[language]
  const label = t('Edit.quantity', { title })
  return (
    <li className="staff-entry-row">
      <div className="flex items-center gap-3">
        <Thumbs images={[product.image]} size={52} />
        <bdi className="flex-1 font-medium">{title}</bdi>
        {quoted && <Money fils={quoted.total} small className="font-medium" />}
      </div>
      {quoted && quoted.stock < quantity && (
        <p className="staff-failure">{t('Phone.inStock', { count: Math.max(0, quoted.stock) })}</p>
      )}
      <div className="staff-pairs">
        <div className="grid content-start justify-items-start gap-1.5">
          <span aria-hidden="true" className="text-small font-medium">
            {t('Phone.quantity')}
          </span>
          <Stepper
            value={quantity}
            onChange={(wanted) => onChange({ quantity: wanted })}
            labels={{ quantity: label, less: t('Edit.less', { title }), more: t('Edit.more', { title }), saving: '' }}
          />
        </div>
        {product.sizes.length > 0 && (
          <StaffChoice
            label={t('Phone.size')}
            value={size ?? ''}
            onChoose={(id) => onChange({ size: id })}
            options={product.sizes.map(({ id, name, stock }) => ({
              value: id,
              label: `${name[language]} (${t('Phone.inStock', { count: stock })})`,
            }))}
          />
        )}
        {product.colors.length > 0 && (
          <StaffChoice
            label={t('Phone.color')}
            value={color ?? ''}
            onChoose={(value) => onChange({ color: value || null })}
            options={[
              ...product.colors.map((value) => ({ value, label: colorName(value, language) })),
              { value: '', label: t('Phone.noColor') },
            ]}
          />
        )}
        {product.questions.map(({ kind, choices: offered }) => (
          <StaffChoice
            key={kind}
            label={questions[kind]}
            value={choices[kind] ?? ''}
            onChoose={(id) => onChange({ choices: { ...choices, [kind]: id } })}
            options={offered.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
        ))}
        {behalfPurposes.includes(choices.purpose ?? '') && (
          <StaffField
            label={t('Phone.behalf')}
            dir="auto"
            value={behalf}
            maxLength={100}
            onChange={(event) => onChange({ behalf: event.target.value })}
          />
        )}
        {product.questions.length > 0 && (
          <StaffField
            label={t('Phone.butcherNote')}
            dir="auto"
            value={note}
            maxLength={200}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </div>
      <Button look="quiet" size="small" className="justify-self-start" data-single-click onClick={onRemove}>
        {t('Phone.remove', { title })}
      </Button>
    </li>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { star } from '@/components/ui/icons'

const values = [1, 2, 3, 4, 5] as const

/** Radio group of one to five stars with labels; highlights up to the pointer. Spec §2 (Rating modal). */
export function StarChoice({ value, onChoose }: { value: number; onChoose: (value: number) => void }) {
  const t = useTranslations('Rating')
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  const shown = values.find((one) => one === lit)
  return (
    <fieldset className="grid justify-items-center">
      <legend className="sr-only">{t('stars')}</legend>
      <div className="flex gap-1" onPointerLeave={() => setPointed(0)}>
        {values.map((one) => (
          <label
            key={one}
            className="star-choice"
            data-lit={one <= lit ? '' : undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(one)}
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <Icon shape={star} size={32} />
            <span className="sr-only">{t(`star${one}`)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 min-h-6 text-small text-date-700">
        {shown ? t(`star${shown}`) : t('none')}
      </p>
    </fieldset>
  )
}

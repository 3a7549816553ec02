'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { fill, useLanguage } from '@/components/translations/translations'
import {
  BEHALF_MAX,
  behalfPurposes,
  NOTE_MAX,
  type Preparation,
  type PreparationChoice as Option,
  type PreparationKind,
  type PreparationQuestion,
} from '@/lib/contract/selling'
import type { Language } from '@/lib/config/constants'
import type { Messages } from '@/lib/i18n/messages'
import { formatPrice } from '@/lib/i18n/price'
import { useRadioGroup } from './use-radio-group'

/** More choices than this are a select box. */
const CHIPS_MAX = 4

export type PreparationWords = Messages['Preparation']

interface Props {
  questions: PreparationQuestion[]
  chosen: Preparation
  /** Gets a function of the current preparation: several changes may come at once, before hydration. */
  onChange: (change: (now: Preparation) => Preparation) => void
  words: PreparationWords
}

/** The butcher's questions, on whose behalf (for some purposes), and a note to the butcher. */
export function PreparationChoice({ questions, chosen, onChange, words }: Props) {
  const purpose = chosen.choices.purpose ?? ''
  const place = useRef<HTMLDivElement>(null)
  const write = (text: Partial<Pick<Preparation, 'behalf' | 'note'>>) => onChange((now) => ({ ...now, ...text }))
  // What was typed before hydration.
  const adopt = useEffectEvent(() => {
    const note = place.current?.querySelector('textarea')?.value
    if (note && note !== chosen.note) write({ note })
  })
  useEffect(() => adopt(), [])

  function choose(kind: PreparationKind, id: string) {
    const forSomebody = kind !== 'purpose' || behalfPurposes.includes(id)
    onChange((now) => ({
      ...now,
      choices: { ...now.choices, [kind]: id },
      behalf: forSomebody ? now.behalf : '',
    }))
  }

  return (
    <div ref={place} className="scripted grid gap-5">
      {questions.map((question) => (
        <Question
          key={question.kind}
          question={question}
          label={words[question.kind]}
          chosen={chosen.choices[question.kind] ?? question.choices[0]?.id ?? ''}
          onChoose={(id) => choose(question.kind, id)}
        />
      ))}
      {behalfPurposes.includes(purpose) && (
        <Field
          name="behalf"
          label={words.behalf}
          dir="auto"
          maxLength={BEHALF_MAX}
          value={chosen.behalf}
          onChange={({ target }) => write({ behalf: target.value })}
          onBlur={() => write({ behalf: chosen.behalf.trim() })}
        />
      )}
      <TextArea
        name="note"
        label={words.note}
        hint={fill(words.noteCount, { count: chosen.note.length, max: NOTE_MAX })}
        dir="auto"
        rows={2}
        maxLength={NOTE_MAX}
        value={chosen.note}
        onChange={({ target }) => write({ note: target.value })}
        onBlur={() => write({ note: chosen.note.trim() })}
      />
    </div>
  )
}

interface QuestionProps {
  question: PreparationQuestion
  label: string
  chosen: string
  onChoose: (id: string) => void
}

function Question({ question: { choices }, label, chosen, onChoose }: QuestionProps) {
  const [language, name] = [useLanguage(), useId()]
  const place = useRadioGroup(chosen, onChoose)
  if (choices.length > CHIPS_MAX)
    return (
      <fieldset ref={place} className="min-w-0">
        <Select label={label} value={chosen} onChange={({ target }) => onChoose(target.value)} autoComplete="off">
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {[choice.name[language], feeOf(choice, language)].filter(Boolean).join(' ')}
            </option>
          ))}
        </Select>
      </fieldset>
    )
  return (
    <fieldset ref={place} className="min-w-0">
      <legend className="mb-2 text-small font-medium text-palm-950">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.id} className="swatch swatch-text gap-x-2">
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
              className="sr-only"
            />
            <span>{choice.name[language]}</span>
            {choice.fee > 0 && <bdi className="text-date-700">{feeOf(choice, language)}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a choice adds to the price, such as "+ AED 15.00"; empty for nothing. */
function feeOf({ fee }: Option, language: Language): string {
  return fee > 0 ? `+ ${formatPrice(fee, language)}` : ''
}

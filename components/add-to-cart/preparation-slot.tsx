'use client'

import { lazy, Suspense } from 'react'
import { useLanguage } from '@/components/translations/translations'
import { namedPreparation } from '@/lib/contract/selling'
import { comma } from '@/lib/i18n/comma'
import { useChoice } from './choice-scope'
import type { PreparationWords } from './preparation-choice'

/** Apart, so that only products with preparations load it. Not by `next/dynamic`, which preloads a file that does not exist. */
const PreparationChoice = lazy(async () => ({ default: (await import('./preparation-choice')).PreparationChoice }))

/** The butcher's questions about the product of a `ChoiceScope`. Without scripts it names the first choices, which then hold. */
export function PreparationSlot({ words }: { words: PreparationWords }) {
  const { product, initial, choice, setChoice } = useChoice()
  const language = useLanguage()
  if (!choice.preparation || !initial.preparation) return null
  const byDefault = namedPreparation(product.preparations, initial.preparation)?.choices ?? []
  return (
    <div className="mb-6">
      <Suspense>
        <PreparationChoice
          questions={product.preparations}
          chosen={choice.preparation}
          onChange={(change) =>
            setChoice((now) => ({ ...now, preparation: now.preparation && change(now.preparation) }))
          }
          words={words}
        />
      </Suspense>
      <noscript>
        <p className="text-date-700">
          {words.default}: {byDefault.map(({ name }) => name[language]).join(comma(language))}
        </p>
      </noscript>
    </div>
  )
}

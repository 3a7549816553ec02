'use client'

import { splitAtFacts } from '@/lib/contract/policy'
import type { Language } from '@/lib/config/constants'
import type { ShopFacts } from '@/lib/contract/shop-info'
import { direction } from '@/lib/i18n/language'
import { parseDocument } from '@/lib/utils/plain-document'

interface Props {
  text: string
  facts: ShopFacts
  language: Language
}

/** A policy as its page will show it. */
export function PolicyPreview({ text, facts, language }: Props) {
  const filled = (line: string) =>
    splitAtFacts(line)
      .map((part) => ('text' in part ? part.text : factText(part.fact, facts, language)))
      .join('')
  return (
    <div lang={language} dir={direction(language)} className="rounded-[var(--radius-field)] bg-sand-100 p-4">
      {parseDocument(text).map((block, at) => {
        if (block.kind === 'heading')
          return (
            <p key={at} className="mt-5 font-semibold text-palm-950 first:mt-0">
              {filled(block.text)}
            </p>
          )
        if (block.kind === 'paragraph')
          return (
            <p key={at} className="mt-2 first:mt-0">
              {filled(block.text)}
            </p>
          )
        return (
          <ul key={at} className="mt-2 list-disc ps-5 first:mt-0">
            {block.items.map((item, index) => (
              <li key={index}>{filled(item)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

function factText(name: 'shop' | 'city' | 'address' | 'phone' | 'email', facts: ShopFacts, language: Language): string {
  if (name === 'phone' || name === 'email') return facts[name]
  return facts[name === 'shop' ? 'name' : name][language]
}

import { cutText } from '@/lib/i18n/cut'
import type { Language } from '@/lib/shop-facts'

/** A text cut to `max` characters for the eye; robots and readers of the screen get all of it. Spec §9. */
export function CutWords({ text, max, language }: { text: string; max: number; language: Language }) {
  const { shown, rest } = cutText(text, max, language)
  if (!rest) return shown
  return (
    <>
      <span className="cut">{shown}</span>
      <span className="sr-only">{rest}</span>
    </>
  )
}

import { cutText } from '@/lib/i18n/cut'
import type { Language } from '@/lib/shop-facts'
import { CutIn } from './cut-in'

/** A text cut to `max` characters for the eye. Spec §9. */
export function CutWords({ text, max, language }: { text: string; max: number; language: Language }) {
  return <CutIn cut={cutText(text, max, language)} />
}

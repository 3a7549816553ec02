import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import type { Bilingual } from '@/lib/contract/bilingual'
import { foreign } from '@/lib/i18n/foreign'
import { readingDirection } from '@/lib/i18n/language'

/** A product's description with its line breaks. */
export function Description({ text, className }: { text: Bilingual; className: string }) {
  const language = useLocale()
  const written = text[language]
  return (
    <div
      dir={readingDirection(written, language)}
      {...foreign(text, language)}
      className={cx('wrap-anywhere text-date-700', className)}
    >
      {written.split('\n').map((line, index) => (
        <p key={index} className="mt-2 first:mt-0">
          {line}
        </p>
      ))}
    </div>
  )
}

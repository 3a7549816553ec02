import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { TruncatedText } from '@/components/product/truncated-text'
import { Dot } from '@/components/ui/dots'
import { titleOf, type ShownLine } from '@/lib/client/cart'
import { colorName } from '@/lib/i18n/color-name'
import { foreign } from '@/lib/i18n/foreign'
import { productHref } from '@/lib/config/routes'
import { cut } from '@/lib/config/constants'

interface Props {
  shown: ShownLine
  /** Id of the line's error. */
  noteId: string
  onLeave?: () => void
  /** Element of the title; `p` in the table, where it is inside a row header. */
  heading?: 'h3' | 'p'
}

/** Title, color and error of a line: sold out, above the stock, or change refused. Spec §2, §9, Standards 15, 22. */
export function LineDetails({ shown, noteId, onLeave, heading: Heading = 'p' }: Props) {
  const { line, ranOut, tooMany, refusal } = shown
  const t = useTranslations('Cart')
  const language = useLocale()
  const { product, color } = line
  const title = titleOf(line)
  const name = color && colorName(color, language)
  return (
    <div className="min-w-0">
      <Heading className="text-card text-ink">
        <Link
          href={productHref(product._id)}
          prefetch={false}
          onClick={onLeave}
          aria-label={title[language]}
          {...foreign(title, language)}
          className="py-1.5 hover:underline hover:decoration-saffron-500 hover:decoration-2 hover:underline-offset-4"
        >
          <TruncatedText text={title[language]} max={cut.cardTitle} {...foreign(title, language)} />
        </Link>
      </Heading>
      {name && (
        <p className="mt-0.5 flex items-center gap-2 text-small text-date-600">
          <Dot color={color} />
          <span className="sr-only">{t('color', { name })}</span>
          <bdi aria-hidden="true">{name}</bdi>
        </p>
      )}
      {(ranOut || tooMany || refusal) && (
        <p id={noteId} className="mt-0.5 text-small font-nav text-pomegranate-700">
          {ranOut ? t('ranOut') : tooMany ? t(tooMany, { count: product.stock }) : refusal}
        </p>
      )}
    </div>
  )
}

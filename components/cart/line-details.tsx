import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import Link from 'next/link'
import { TruncatedText } from '@/components/ui/truncated-text'
import { Dot } from '@/components/ui/dots'
import { Icon } from '@/components/ui/icon'
import { leaf } from '@/components/ui/icons'
import type { CartLine, ShownLine } from '@/lib/client/cart'
import { cut } from '@/lib/config/constants'
import { productHref } from '@/lib/config/routes'
import { colorName } from '@/lib/i18n/color-name'
import { foreign } from '@/lib/i18n/foreign'
import { lineOptions } from '@/lib/i18n/line-options'
import { ChangePreparation } from './change-preparation'

interface Props {
  shown: ShownLine
  noteId: string
  onLeave?: () => void
  /** Element of the title; `p` in the table, where it is inside a row header. */
  heading?: 'h3' | 'p'
}

/** Title, color and error of a line: sold out, above the stock, or change refused. Spec §2, §9, Standards 15, 22. */
export function LineDetails({ shown, noteId, onLeave, heading: Heading = 'p' }: Props) {
  const { line, ranOut, withdrawn, tooMany, refusal } = shown
  const t = useTranslations('Cart')
  const language = useLocale()
  const { productId, title, color, stock } = line
  const options = lineOptions({ ...line, color: null }, language)
  const name = color && colorName(color, language)
  return (
    <div className="min-w-0">
      <Heading className="text-card text-ink">
        <Link
          href={productHref(productId, line.size)}
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
      {options && (
        <p className="mt-0.5 text-small text-date-600">
          <bdi>{options}</bdi>
        </p>
      )}
      {line.pickup && <p className="mt-0.5 text-small font-medium text-palm-900">{t('pickupOnly')}</p>}
      {(ranOut || withdrawn || tooMany || refusal) && (
        <p id={noteId} className="mt-0.5 text-small font-nav text-pomegranate-700">
          {ranOut ? t('ranOut') : withdrawn ? t('preparationGone') : tooMany ? t(tooMany, { count: stock }) : refusal}
        </p>
      )}
      <ChangePreparation shown={shown} />
    </div>
  )
}

/** The picture of a cart line, linked to `/product-details/{id}`. Hidden from keyboard and screen readers: the title is the same link. Spec §2. */
export function LinePicture({ line, onLeave }: { line: CartLine; onLeave?: () => void }) {
  const [first] = line.images
  return (
    <Link
      href={`/product-details/${line.productId}`}
      prefetch={false}
      onClick={onLeave}
      aria-hidden="true"
      tabIndex={-1}
      className="grid size-23 shrink-0 place-items-center overflow-hidden rounded-thumb bg-sand-200 text-sand-400"
    >
      {first ? (
        <Image src={first} alt="" width={92} height={92} className="size-full object-cover" />
      ) : (
        <Icon shape={leaf} />
      )}
    </Link>
  )
}

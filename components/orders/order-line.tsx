import Image from 'next/image'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { TruncatedText } from '@/components/ui/truncated-text'
import { Dot } from '@/components/ui/dots'
import { Icon, leaf } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { Stars } from '@/components/ui/stars'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { OrderLine as Line } from '@/lib/contract/order'
import { colorName } from '@/lib/i18n/color-name'
import { foreign } from '@/lib/i18n/foreign'
import { lineOptions } from '@/lib/i18n/line-options'
import { productHref } from '@/lib/config/routes'
import { cut } from '@/lib/config/constants'
import { AddRating } from './add-rating'

interface Props {
  line: Line
  /** Stars the customer gave this product for this order. */
  stars: number | null
  /** Id of the order to rate the product in; null when it cannot be rated. */
  rateIn: string | null
}

/** An order line with the customer's rating. Spec §2 (Profile), §9. */
export function OrderLine({ line, stars, rateIn }: Props) {
  const t = useTranslations('Orders')
  const language = useLocale()
  const ratingLabel = useRatingLabel()
  const { productId, title, description, images, quantity, color, total } = line
  const options = lineOptions({ ...line, color: null }, language)
  const [picture] = images
  const words = title[language]
  return (
    <li className="flex gap-4 border-sand-200 py-4 not-first:border-t">
      <span className="grid aspect-square w-23 max-w-1/3 shrink-0 place-items-center self-start overflow-hidden rounded-thumb bg-sand-200 text-sand-400">
        {picture ? (
          <Image src={picture} alt="" width={92} height={92} className="size-full object-cover" />
        ) : (
          <Icon shape={leaf} />
        )}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link
          href={productHref(productId)}
          prefetch={false}
          aria-label={words}
          {...foreign(title, language)}
          className="py-2 text-card text-ink hover:underline hover:decoration-saffron-500 hover:decoration-2 hover:underline-offset-4"
        >
          <TruncatedText text={title[language]} max={cut.orderItemTitle} {...foreign(title, language)} />
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-small text-date-700">
          <span>{t('quantity', { count: String(quantity) })}</span>
          <span className="ms-auto text-body font-bold text-ink">
            <Money fils={total} />
          </span>
        </p>
        {color && (
          <p className="mt-1 flex items-center gap-2 text-small text-date-700">
            <Dot color={color} />
            <span className="sr-only">{t('color', { name: colorName(color, language) })}</span>
            <bdi aria-hidden="true">{colorName(color, language)}</bdi>
          </p>
        )}
        {options && (
          <p className="mt-1 text-small text-date-700">
            <bdi>{options}</bdi>
          </p>
        )}
        <p className="mt-1 text-small text-date-600">
          <TruncatedText text={description[language]} max={cut.listDescription} {...foreign(description, language)} />
        </p>
        {stars !== null && rateIn !== null && (
          <p className="mt-2 flex items-center gap-2 text-small text-date-600">
            <Stars value={stars} label={ratingLabel(stars)} single /> {t('yourRating')}
          </p>
        )}
        {stars === null && rateIn !== null && (
          <AddRating product={{ id: productId, title: words, picture: picture ?? null }} orderId={rateIn} />
        )}
      </div>
    </li>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import type { ReactNode } from 'react'
import { Amount, CartSums } from '@/components/cart/cart-sums'
import { TruncatedText } from '@/components/ui/truncated-text'
import { TextLink } from '@/components/ui/text-link'
import { isSizeGone, type Cart, type ShownLine } from '@/lib/client/cart'
import { cut } from '@/lib/config/constants'
import { colorName } from '@/lib/i18n/color-name'
import { foreign } from '@/lib/i18n/foreign'
import { lineOptions } from '@/lib/i18n/line-options'

interface Props {
  cart: Cart
  lines: ShownLine[]
  /** The sums for the chosen city are being fetched. */
  ahead: boolean
  children: ReactNode
}

/** The right column: lines with stock errors, sums, and the button (children). Spec §2. */
export function OrderSummary({ cart, lines, ahead, children }: Props) {
  const t = useTranslations('Checkout')
  return (
    <section
      aria-labelledby="your-order"
      className="flex flex-col gap-5 rounded-panel bg-white p-5 shadow-e1 md:p-7 xl:sticky xl:top-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="your-order" className="text-h3 text-palm-950">
          {t('yourOrder')}
        </h2>
        <TextLink href="/cart">{t('editCart')}</TextLink>
      </div>
      <ul className="-my-3">
        {lines.map((shown) => (
          <SummaryLine key={shown.key} shown={shown} />
        ))}
      </ul>
      <CartSums cart={cart} ahead={ahead} />
      {children}
    </section>
  )
}

function SummaryLine({ shown: { line, ranOut, withdrawn, tooMany } }: { shown: ShownLine }) {
  const { title, images, quantity, color, total, stock } = line
  const t = useTranslations()
  const language = useLocale()
  const options = lineOptions({ ...line, color: null }, language)
  const [first] = images
  return (
    <li className="flex flex-wrap items-center justify-end gap-3.5 border-b border-sand-200 py-3 last:border-0">
      <span className="relative shrink-0">
        {first ? (
          <Image src={first} alt="" width={68} height={68} className="size-17 rounded-thumb object-cover" />
        ) : (
          <span className="block size-17 rounded-thumb bg-sand-200" />
        )}
        <bdi
          aria-hidden="true"
          className="absolute -inset-e-1.5 -top-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-palm-900 px-1.5 text-badge text-white"
        >
          {quantity}
        </bdi>
      </span>
      <span className="summary-words min-w-0 flex-1">
        <span className="block font-medium text-ink">
          <TruncatedText text={title[language]} max={cut.summaryTitle} {...foreign(title, language)} />
        </span>
        <span className="sr-only">{t('Checkout.quantityOf', { count: String(quantity) })}</span>
        {color && (
          <span className="block text-small text-date-600">
            <bdi>{colorName(color, language)}</bdi>
          </span>
        )}
        {options && (
          <span className="block text-small text-date-600">
            <bdi>{options}</bdi>
          </span>
        )}
        {(ranOut || withdrawn || tooMany) && (
          <span className="block text-small text-pomegranate-700">
            {tooMany
              ? t(`Cart.${tooMany}`, { count: stock })
              : t(withdrawn ? 'Cart.preparationGone' : isSizeGone(line) ? 'Cart.sizeGone' : 'Cart.ranOutBadge')}
          </span>
        )}
      </span>
      <Amount fils={total} className="font-medium text-ink" />
    </li>
  )
}

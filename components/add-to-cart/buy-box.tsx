'use client'

import { Fragment, useId, useState } from 'react'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { alert, bag } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import { useLanguage } from '@/components/translations/translations'
import { useDispatchColor } from '@/lib/client/color-picture'
import { useStoredChoice } from '@/lib/client/product-choice'
import type { Fils } from '@/lib/contract/money'
import type { Messages } from '@/lib/i18n/messages'
import { formatPrice } from '@/lib/i18n/price'
import { ColourChoice } from './colour-choice'
import { useAddToCart } from './use-add-to-cart'

interface Props {
  /** `title` in the page's language, `price` in fils. */
  product: { id: string; title: string; stock: number; colors: string[]; price: Fils }
  /** `Buy.onlyLeft` already contains the stock. */
  words: Pick<Messages, 'Buy' | 'Quantity'>
  /** On phones the button row is a bar at the bottom of the screen, with the price. */
  bar?: boolean
  /** Whether it is visible; hidden, it keeps no choice. */
  shown?: boolean
}

/** Color, quantity and "Add to cart". Starts at 1 and the first color and resets after adding; a change of language keeps the choice. The gallery follows the color. Spec §2, §4, §5. */
export function BuyBox({ product, words: { Buy, Quantity }, bar = false, shown = true }: Props) {
  const { id, title, stock, colors, price } = product
  const [first] = colors
  const [color, setColor] = useState(first)
  const [quantity, setQuantity] = useState(1)
  const { add, adding, failure, onChoice, errorRef, isNextChosen } = useAddToCart(product, Buy.onlyLeft)
  const [language, failureId] = [useLanguage(), useId()]
  // A choice being added counts as already in the cart. Below, a choice made before hydration wins over the stored one.
  const isBeingAdded = () => adding && !isNextChosen()
  useStoredChoice(
    shown ? id : null,
    () => (isBeingAdded() || (quantity === 1 && color === first) ? null : { color, quantity }),
    (kept) => {
      setQuantity((now) => (now === 1 ? kept.quantity : now))
      setColor((now) => (now === first ? (colors.find((one) => one === kept.color) ?? now) : now))
    },
  )

  useDispatchColor({ productId: id, at: Math.max(0, colors.indexOf(color ?? '')), of: colors.length })

  async function submit() {
    if (!(await add(quantity, color ?? null)) || isNextChosen()) return
    setQuantity(1)
    setColor(first)
  }

  const heart = <FavoriteToggle product={{ id, title }} look="wide" className="buy-heart" />
  if (stock <= 0) return heart
  return (
    <div className={cx('buy', bar && 'buy-with-bar')}>
      {first && (
        <ColourChoice
          label={Buy.colour}
          colors={colors}
          chosen={color ?? first}
          onChoose={(wanted) => {
            setColor(wanted)
            onChoice()
          }}
        />
      )}
      <div ref={errorRef} className="buy-row scripted">
        <Stepper
          value={quantity}
          onChange={(wanted) => {
            setQuantity(wanted)
            onChoice()
          }}
          labels={Quantity}
        />
        <Button
          onClick={() => void submit()}
          busy={adding}
          busyLabel={Buy.adding}
          aria-describedby={failure ? failureId : undefined}
          className="buy-button"
        >
          <Icon shape={bag} />
          <span className="buy-long">{Buy.add}</span>
          <span className="buy-short">
            {Buy.addShort}
            {bar && <bdi>{formatPrice(price * quantity, language)}</bdi>}
          </span>
        </Button>
        {heart}
        <p id={failureId} role="alert" className="buy-failure">
          {failure && (
            // A new key has a repeated error announced again.
            <Fragment key={failure.at}>
              <Icon shape={alert} size={18} className="mt-0.5" />
              <span>{failure.text}</span>
            </Fragment>
          )}
        </p>
      </div>
      <noscript>
        <p className="text-date-700">{Buy.withoutScripts}</p>
      </noscript>
    </div>
  )
}

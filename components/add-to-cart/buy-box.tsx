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
import { useStoredChoice, type Choice } from '@/lib/client/product-choice'
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
  const [initial] = useState<Choice>({ color: first, size: null, preparation: null, quantity: 1 })
  const [choice, setChoice] = useState(initial)
  const { color, quantity } = choice
  const { add, adding, failure, errorRef } = useAddToCart(product, choice, Buy.onlyLeft)
  const [language, failureId] = [useLanguage(), useId()]
  useStoredChoice(
    shown ? id : null,
    // A choice being added counts as already in the cart.
    () => (adding === choice || (quantity === 1 && color === first) ? null : choice),
    // A choice made before hydration wins over the stored one.
    (stored) =>
      setChoice((now) => ({
        ...now,
        quantity: now.quantity === 1 ? stored.quantity : now.quantity,
        color: now.color === first ? (colors.find((one) => one === stored.color) ?? first) : now.color,
      })),
  )

  useDispatchColor({ productId: id, at: Math.max(0, colors.indexOf(color ?? '')), of: colors.length })

  async function submit() {
    if (await add()) setChoice((now) => (now === choice ? initial : now))
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
          onChoose={(wanted) => setChoice({ ...choice, color: wanted })}
        />
      )}
      <div ref={errorRef} className="buy-row scripted">
        <Stepper value={quantity} onChange={(wanted) => setChoice({ ...choice, quantity: wanted })} labels={Quantity} />
        <Button
          onClick={() => void submit()}
          busy={adding !== null}
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

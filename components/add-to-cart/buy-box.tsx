'use client'

import { Fragment, lazy, Suspense, useId } from 'react'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon, alert, bag } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { Stepper } from '@/components/ui/stepper'
import { useLanguage, useTranslate } from '@/components/translations/translations'
import { useDispatchColor } from '@/lib/client/color-picture'
import { useStoredChoice } from '@/lib/client/product-choice'
import { namedPreparation, offeredPreparation, preparationKey } from '@/lib/contract/selling'
import type { Messages } from '@/lib/i18n/messages'
import { formatPrice } from '@/lib/i18n/price'
import { comma } from '@/lib/i18n/comma'
import { useChoice } from './choice-scope'
import { ColourChoice } from './colour-choice'
import { SizeChoice } from './size-choice'
import { useAddToCart } from './use-add-to-cart'
import type { PreparationWords } from './preparation-choice'

interface Props {
  /** `Preparation` where the butcher asks something. */
  words: Pick<Messages, 'Buy' | 'Quantity'> & Partial<Pick<Messages, 'Preparation'>>
  /** On phones the button row is a bar at the bottom of the screen, with the price. */
  bar?: boolean
  /** Whether it is visible; hidden, it keeps no choice. */
  shown?: boolean
}

/**
 * Size, color, preparation, quantity and "Add to cart". Starts with the opened size, the first color and 1, and resets after adding; a change
 * of language keeps the choice. The gallery follows the color. Inside a `ChoiceScope`. Spec §2, §4, §5.
 */
export function BuyBox({ words: { Buy, Quantity, Preparation }, bar = false, shown = true }: Props) {
  const { product, offer, onRequest, initial, choice, setChoice } = useChoice()
  const { id, title, colors, sizes, preparations } = product
  const [first] = colors
  const { color, size, preparation, quantity } = choice
  const isInitial =
    quantity === 1 &&
    color === first &&
    size === initial.size &&
    preparationKey(preparation) === preparationKey(initial.preparation)
  const { add, adding, failure, errorRef } = useAddToCart()
  const [language, translate, failureId] = [useLanguage(), useTranslate(), useId()]
  useStoredChoice(
    shown ? id : null,
    // A choice being added counts as already in the cart.
    () => (adding === choice || isInitial ? null : choice),
    // A choice made before hydration wins over the stored one.
    (stored) =>
      setChoice((now) => ({
        ...now,
        quantity: now.quantity === 1 ? stored.quantity : now.quantity,
        color: now.color === first ? (colors.find((one) => one === stored.color) ?? first) : now.color,
        size: now.size === initial.size ? (sizes.find((one) => one.id === stored.size)?.id ?? now.size) : now.size,
        preparation:
          stored.preparation && preparationKey(now.preparation) === preparationKey(initial.preparation)
            ? offeredPreparation(preparations, stored.preparation)
            : now.preparation,
      })),
  )

  useDispatchColor({ productId: id, at: Math.max(0, colors.indexOf(color ?? '')), of: colors.length })

  async function submit() {
    if (await add()) setChoice((now) => (now === choice ? initial : now))
  }

  const heart = <FavoriteToggle product={{ id, title }} look="wide" className="buy-heart" />
  const unavailable = onRequest ? 'Price.onRequest' : offer.stock <= 0 ? 'Product.soldOut' : null
  if (product.stock <= 0) return heart
  return (
    <div className={cx('buy', bar && 'buy-with-bar')}>
      {sizes.length > 0 && <SizeChoice label={Buy.size} />}
      {first && (
        <ColourChoice
          label={Buy.colour}
          colors={colors}
          chosen={color ?? first}
          onChoose={(wanted) => setChoice({ ...choice, color: wanted })}
        />
      )}
      {Preparation && <PreparationSlot words={Preparation} />}
      <div ref={errorRef} className="buy-row scripted">
        <Stepper value={quantity} onChange={(wanted) => setChoice({ ...choice, quantity: wanted })} labels={Quantity} />
        <Button
          onClick={() => void (unavailable ?? submit())}
          busy={adding !== null}
          busyLabel={Buy.adding}
          aria-disabled={unavailable !== null || adding !== null || undefined}
          aria-describedby={failure ? failureId : undefined}
          className="buy-button"
        >
          {unavailable ? (
            translate(unavailable)
          ) : (
            <>
              <Icon shape={bag} />
              <span className="buy-long">{Buy.add}</span>
              <span className="buy-short">
                {Buy.addShort}
                {bar && <bdi>{formatPrice(offer.price * quantity, language)}</bdi>}
              </span>
            </>
          )}
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

/** Apart, so that only products with preparations load it. Not by `next/dynamic`, which preloads a file that does not exist. */
const PreparationChoice = lazy(async () => ({ default: (await import('./preparation-choice')).PreparationChoice }))

/** The butcher's questions about the product of a `ChoiceScope`. Without scripts it names the first choices, which then hold. */
function PreparationSlot({ words }: { words: PreparationWords }) {
  const { product, initial, choice, setChoice } = useChoice()
  const language = useLanguage()
  if (!choice.preparation || !initial.preparation) return null
  const byDefault = namedPreparation(product.preparations, initial.preparation)?.choices ?? []
  return (
    <div className="mb-6">
      <Suspense fallback={<QuestionSkeletons count={product.preparations.length} />}>
        <PreparationChoice
          questions={product.preparations}
          chosen={choice.preparation}
          onChange={(change) =>
            setChoice((now) => ({ ...now, preparation: now.preparation && change(now.preparation) }))
          }
          words={words}
        />
      </Suspense>
      <noscript>
        <p className="text-date-700">
          {words.default}: {byDefault.map(({ name }) => name[language]).join(comma(language))}
        </p>
      </noscript>
    </div>
  )
}

/** As high as most questions and the note, so that the button below stays where it is. */
function QuestionSkeletons({ count }: { count: number }) {
  return (
    <div className="scripted grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-22 rounded-field" />
      ))}
      <Skeleton className="h-36 rounded-field" />
    </div>
  )
}

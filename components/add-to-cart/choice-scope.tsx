'use client'

import { createContext, useContext, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { Price } from '@/components/ui/price'
import type { Choice } from '@/lib/client/product-choice'
import { defaultPreparation, namedPreparation, preparationFee } from '@/lib/contract/selling'
import { enquiryPriceKind } from '@/lib/i18n/price-kind'
import type { BuyProduct, Offer } from './buy-product'

interface Scope {
  product: BuyProduct
  initial: Choice
  choice: Choice
  setChoice: Dispatch<SetStateAction<Choice>>
}
const Context = createContext<Scope | null>(null)

interface Props {
  product: BuyProduct
  /** Id of the size chosen at first; null for a product without sizes. */
  size: string | null
  children: ReactNode
}

/** Holds the choice of a product for everything that follows it: buy box, price, stock, links. */
export function ChoiceScope({ product, size, children }: Props) {
  const [initial] = useState<Choice>(() => ({
    ...{ color: product.colors[0], size, quantity: 1 },
    preparation: defaultPreparation(product.preparations),
  }))
  const [choice, setChoice] = useState(initial)
  return <Context value={{ product, initial, choice, setChoice }}>{children}</Context>
}

/**
 * The choice of the surrounding `ChoiceScope`; `offer`: price, with the fees of the preparation, and stock of the chosen size;
 * `onRequest`: that size has no price.
 */
export function useChoice() {
  const scope = useContext(Context)
  if (!scope) throw new Error('useChoice outside of a ChoiceScope')
  const { product, choice } = scope
  const offer: Offer = product.sizes.find(({ id }) => id === choice.size) ?? product
  const fee = preparationFee(choice.preparation && namedPreparation(product.preparations, choice.preparation))
  const { price, oldPrice } = offer
  return {
    ...scope,
    onRequest: price === 0,
    offer: { ...offer, price: price && price + fee, oldPrice: oldPrice && oldPrice + fee },
  }
}

/** Price and old price of the choice. */
export function ChosenPrice({ className }: { className?: string }) {
  const { product, offer, onRequest } = useChoice()
  const { price, oldPrice } = offer
  const kind = product.enquiry || onRequest ? enquiryPriceKind(price) : null
  return <Price price={price} oldPrice={oldPrice} kind={kind} size="details" className={className} />
}

/** Shows the part of the chosen size. */
export function OfChosenSize({ parts }: { parts: Record<string, ReactNode> }) {
  return parts[useChoice().choice.size ?? '']
}

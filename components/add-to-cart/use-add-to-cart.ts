import { useRef, useState } from 'react'
import { useTranslate } from '@/components/translations/translations'
import { CallError } from '@/lib/client/call-error'
import { call } from '@/lib/client/call'
import { cart, showComing } from '@/lib/client/cart'
import { reconcileCart, lineQuantity } from '@/lib/client/reconcile-cart'
import { errorText } from '@/lib/client/error-text'
import { signInAndReturnPath } from '@/lib/client/intent'
import { forgetChoice, handChoiceOn } from '@/lib/client/kept-choice'
import { session } from '@/lib/client/session'
import { ADDING, notify } from '@/lib/client/toast'

/**
 * Puts a product into the customer's cart, with the toasts of spec §8; what went wrong also stays readable beside the button.
 * `onlyLeft`: what is said there when so many are not on the shelf.
 */
export function useAddToCart({ id, stock }: { id: string; stock: number }, onlyLeft: string) {
  const say = useTranslate()
  const [adding, setAdding] = useState(false)
  /** `at`: which try it was. */
  const [failure, setFailure] = useState<{ text: string; at: number } | null>(null)
  const tries = useRef(0)
  /** Where it is shown. */
  const place = useRef<HTMLDivElement>(null)
  /** What was chosen then is kept for who comes back from signing in. */
  const handed = useRef(false)

  /** Grows with every choice; and how many there were as the last one was sent. */
  const choices = useRef(0)
  const sent = useRef(0)
  /** What is said of one choice does not stand beside the next. */
  const isNextChosen = () => choices.current !== sent.current

  function fail(text: string, detail: string | null = text): false {
    setFailure(detail === null ? null : { text: detail, at: tries.current })
    notify({ kind: 'error', text, subject: ADDING, silent: detail !== null && isRead(place.current) })
    return false
  }

  /** Spec §5: YouAreNotLogin. Signing in then puts the product into the cart; who comes back without it finds what was chosen. */
  function askToSignIn(quantity: number, color: string | null): false {
    const href = signInAndReturnPath(location.pathname + location.search, {
      kind: 'cart',
      productId: id,
      quantity,
      color,
    })
    handChoiceOn(id, { quantity, color: color ?? undefined })
    handed.current = true
    notify({ kind: 'signIn', text: say('Cart.YouAreNotLogin'), action: { label: say('Header.signIn'), href } })
    return false
  }

  /** Returns whether it is in the cart now. `color` null: none to choose. */
  async function add(quantity: number, color: string | null): Promise<boolean> {
    if (adding) return false
    tries.current += 1
    setFailure(null)
    if (!session.getState().signedIn) return askToSignIn(quantity, color)
    if (quantity > stock) {
      return fail(say('Errors.ThereIsNotEnoughQuantity'), onlyLeft)
    }
    setAdding(true)
    sent.current = choices.current
    const before = cart.getState().cart
    try {
      const change = call('addCart', { body: { quantity, productId: id, color }, keepalive: true })
      await showComing(
        quantity,
        reconcileCart(
          change,
          (now) => before !== null && lineQuantity(now, id, color) === lineQuantity(before, id, color) + quantity,
        ),
      )
      notify({
        kind: 'success',
        text: say('Cart.AddedSusseccfully'),
        action: { label: say('Cart.view'), href: '/cart' },
        subject: ADDING,
      })
      forgetChoice(id)
      return true
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.status === 401) return askToSignIn(quantity, color)
      const text = errorText(thrown, { offline: say('Errors.offline'), fallback: say('Errors.fallback') })
      return fail(text, isNextChosen() ? null : text)
    } finally {
      setAdding(false)
    }
  }

  /** Something else is chosen now. */
  function forget() {
    choices.current += 1
    setFailure(null)
    if (handed.current) forgetChoice(id)
    handed.current = false
  }

  return { add, adding, failure, forget, place, isNextChosen }
}

/** Whether what is said in a place is read out there: it was not left, closed or covered by a layer meanwhile. */
function isRead(place: Element | null): boolean {
  const layer = document.querySelector('dialog:modal')
  return place !== null && place.getClientRects().length > 0 && (layer?.contains(place) ?? true)
}

import { useRef, useState } from 'react'
import { useTranslate } from '@/components/translations/translations'
import { CallError } from '@/lib/client/api-client'
import { errorText } from '@/lib/client/error-text'
import { signInAndReturnPath } from '@/lib/client/intent'
import { loadCartEdits } from '@/lib/client/load-cart-edits'
import { forgetChoice, storeChoice } from '@/lib/client/product-choice'
import { session } from '@/lib/client/session'
import { ADDING, notify } from '@/lib/client/toast'

/**
 * Adds a product to the cart, with the toasts of Spec §8; an error also stays beside the button.
 * `onlyLeft`: the error there when the quantity exceeds the stock.
 */
export function useAddToCart({ id, stock }: { id: string; stock: number }, onlyLeft: string) {
  const say = useTranslate()
  const [adding, setAdding] = useState(false)
  /** `at`: number of the attempt. */
  const [failure, setFailure] = useState<{ text: string; at: number } | null>(null)
  const attempts = useRef(0)
  /** The element that shows the error. */
  const errorRef = useRef<HTMLDivElement>(null)
  /** Whether the choice is stored for the return from signing in. */
  const choiceStored = useRef(false)

  /** Counts choices; `submitted` is its value at the last request. */
  const choices = useRef(0)
  const submitted = useRef(0)
  /** Whether the choice changed since: an error of the earlier choice is then not shown beside it. */
  const isNextChosen = () => choices.current !== submitted.current

  function fail(text: string, detail: string | null = text): false {
    setFailure(detail === null ? null : { text: detail, at: attempts.current })
    notify({ kind: 'error', text, subject: ADDING, silent: detail !== null && isRead(errorRef.current) })
    return false
  }

  /** Shows YouAreNotLogin (Spec §5). Signing in adds the product; returning without signing in restores the choice. */
  function askToSignIn(quantity: number, color: string | null): false {
    const href = signInAndReturnPath(location.pathname + location.search, {
      kind: 'cart',
      productId: id,
      quantity,
      color,
    })
    storeChoice(id, { quantity, color: color ?? undefined })
    choiceStored.current = true
    notify({ kind: 'signIn', text: say('Cart.YouAreNotLogin'), action: { label: say('Header.signIn'), href } })
    return false
  }

  /** Returns whether the product was added. `color`: null for a product without colors. */
  async function add(quantity: number, color: string | null): Promise<boolean> {
    if (adding) return false
    attempts.current += 1
    setFailure(null)
    if (!session.getState().signedIn) return askToSignIn(quantity, color)
    if (quantity > stock) {
      return fail(say('Errors.ThereIsNotEnoughQuantity'), onlyLeft)
    }
    setAdding(true)
    submitted.current = choices.current
    try {
      const { addToCart } = await loadCartEdits().catch(() => {
        throw new CallError(0)
      })
      await addToCart({ productId: id, color, quantity })
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
      const text = errorText(thrown, say)
      return fail(text, isNextChosen() ? null : text)
    } finally {
      setAdding(false)
    }
  }

  /** Clears the error and the stored choice when the selection changes. */
  function onChoice() {
    choices.current += 1
    setFailure(null)
    if (choiceStored.current) forgetChoice(id)
    choiceStored.current = false
  }

  return { add, adding, failure, onChoice, errorRef, isNextChosen }
}

/** Whether screen readers announce an error in this element: it is visible and not behind a modal dialog. */
function isRead(element: Element | null): boolean {
  const layer = document.querySelector('dialog:modal')
  return element !== null && element.getClientRects().length > 0 && (layer?.contains(element) ?? true)
}

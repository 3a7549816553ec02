import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '@/components/translations/translations'
import { CallError, errorText, hasStatus } from '@/lib/client/api-client'
import { signInAndReturnPath } from '@/lib/client/intent'
import { loadCartEdits } from '@/lib/client/load-cart-edits'
import { forgetChoice, storeChoice, type Choice } from '@/lib/client/product-choice'
import { session } from '@/lib/client/session'
import { ADDING, notify } from '@/lib/client/toast'
import { useChoice } from './choice-scope'

/**
 * Adds the choice of the surrounding `ChoiceScope` to the cart, with the toasts of Spec §8; an error also stays beside the
 * button until the choice changes.
 */
export function useAddToCart() {
  const { choice, product, offer } = useChoice()
  const { id } = product
  const { stock, onlyLeft } = offer
  const say = useTranslate()
  const [adding, setAdding] = useState<Choice | null>(null)
  const [failure, setFailure] = useState<{ text: string; choice: Choice; at: number } | null>(null)
  const errorRef = useRef<HTMLDivElement>(null)
  const current = useRef(choice)
  useEffect(() => void (current.current = choice))

  function fail(text: string, detail = text): false {
    setFailure({ text: detail, choice, at: Date.now() })
    notify({ kind: 'error', text, subject: ADDING, silent: current.current === choice && isRead(errorRef.current) })
    return false
  }

  /** Shows YouAreNotLogin (Spec §5). Signing in adds the product; returning without signing in restores the choice. */
  function askToSignIn(): false {
    const { quantity, color = null, size } = choice
    const intent = { kind: 'cart', productId: id, quantity, color, size } as const
    const href = signInAndReturnPath(location.pathname + location.search, intent)
    storeChoice(id, choice)
    notify({ kind: 'signIn', text: say('Cart.YouAreNotLogin'), action: { label: say('Header.signIn'), href } })
    return false
  }

  async function add(): Promise<boolean> {
    if (adding) return false
    setFailure(null)
    if (!session.getState().signedIn) return askToSignIn()
    if (choice.quantity > stock) return fail(say('Errors.ThereIsNotEnoughQuantity'), onlyLeft)
    setAdding(choice)
    try {
      const { addToCart } = await loadCartEdits().catch(() => {
        throw new CallError(0)
      })
      const { color = null, ...chosen } = choice
      await addToCart({ productId: id, color, ...chosen })
      const action = { label: say('Cart.view'), href: '/cart' }
      notify({ kind: 'success', text: say('Cart.AddedSusseccfully'), action, subject: ADDING })
      forgetChoice(id)
      return true
    } catch (thrown) {
      if (hasStatus(thrown, 401)) return askToSignIn()
      return fail(errorText(thrown, say))
    } finally {
      setAdding(null)
    }
  }

  return { add, adding, failure: failure?.choice === choice ? failure : null, errorRef }
}

/** Whether screen readers announce an error in this element: it is visible and not behind a modal dialog. */
function isRead(element: Element | null): boolean {
  const layer = document.querySelector('dialog:modal')
  return element !== null && element.getClientRects().length > 0 && (layer?.contains(element) ?? true)
}

import { useTranslations } from 'next-intl'
import { CallError } from '@/lib/client/call-error'
import { putBack, removeLine, setQuantity, type Outcome } from '@/lib/client/cart-edits'
import type { CartLine } from '@/lib/client/cart-line'
import { errorText } from '@/lib/client/error-text'
import { signInHref } from '@/lib/client/intent'
import { notify } from '@/lib/client/toast'

/** What can be done to a line of the cart, with the toasts of spec §8. */
export function useLineActions() {
  const t = useTranslations()

  function failed(thrown: unknown): void {
    if (thrown instanceof CallError && thrown.status === 401) {
      const href = signInHref(location.pathname + location.search)
      return notify({ kind: 'signIn', text: t('Cart.YouAreNotLogin'), action: { label: t('Header.signIn'), href } })
    }
    const words = { offline: t('Errors.offline'), fallback: t('Errors.fallback') }
    notify({ kind: 'error', text: errorText(thrown, words) })
  }

  function change(line: CartLine, quantity: number): void {
    const saved = () => notify({ kind: 'success', text: t('Cart.UpdatedQuantitySuccessfully') })
    setQuantity(line, quantity, { saved, failed })
  }

  function remove(line: CartLine): void {
    const silent: Outcome = { saved: () => undefined, failed }
    const undo = { label: t('Cart.undo'), onClick: () => void putBack(line, silent) }
    const saved = () => notify({ kind: 'removed', text: t('Cart.RemovedSusseccfully'), action: undo })
    void removeLine(line, { saved, failed })
  }

  return { change, remove }
}

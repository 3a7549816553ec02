import { useLocale, useTranslations } from 'next-intl'
import { CallError, hasStatus } from '@/lib/client/api-client'
import { lineKey, type CartLine } from '@/lib/client/cart'
import { cartEdits, currentPlace, noteRefusal, removeLine, restoreLine, setQuantity } from '@/lib/client/cart-edits'
import { currentLines } from '@/lib/client/cart-query'
import { errorText } from '@/lib/client/error-text'
import { signInAndReturnPath } from '@/lib/client/intent'
import { notify } from '@/lib/client/toast'

/** Changes or removes a cart line, with the toasts of Spec §8; the reason of a reverted change also stays beside the line. */
export function useLineActions() {
  const t = useTranslations()
  const language = useLocale()

  function showFailure(line: CartLine, thrown: unknown, wanted = 0): void {
    const subject = lineKey(line)
    if (hasStatus(thrown, 401)) {
      noteRefusal(subject, { text: t('Cart.YouAreNotLogin'), offline: false })
      const href = signInAndReturnPath(location.pathname + location.search)
      return notify({ kind: 'signIn', text: t('Cart.YouAreNotLogin'), action: { label: t('Header.signIn'), href } })
    }
    const text = errorText(thrown, t)
    const stock = stockOf(subject)
    const tooMany = thrown instanceof CallError && thrown.refused && stock !== undefined && stock > 0 && wanted > stock
    // A line removed by another device is not shown.
    if (stock !== undefined)
      noteRefusal(subject, {
        text: tooMany ? t('Cart.notSoMany', { count: stock }) : text,
        offline: hasStatus(thrown, 0),
      })
    notify({ kind: 'error', text, subject })
  }

  async function change(line: CartLine, quantity: number): Promise<void> {
    try {
      if (!(await setQuantity(line, quantity))) return
      notify({ kind: 'success', text: t('Cart.UpdatedQuantitySuccessfully'), subject: lineKey(line) })
    } catch (thrown) {
      showFailure(line, thrown, quantity)
    }
  }

  /** Restores a removed line and focuses it, unless the focus moved meanwhile. */
  async function restore(line: CartLine, place: number): Promise<void> {
    const subject = lineKey(line)
    const before = document.activeElement
    try {
      await restoreLine(line, place)
    } catch (thrown) {
      return showFailure(line, thrown)
    }
    notify({ kind: 'success', text: t('Cart.restored'), subject })
    if (document.activeElement === before || document.activeElement === document.body)
      // The query cache notifies its readers in a timer of its own; the line is rendered after it.
      setTimeout(() => requestAnimationFrame(() => focusLine(subject)))
  }

  async function remove(line: CartLine): Promise<void> {
    const place = currentPlace(line)
    const wanted = cartEdits.getState().wanted.get(lineKey(line)) ?? line.quantity
    const { stock } = line
    // The server would refuse a quantity above the stock, and with it the line.
    const restored = { ...line, quantity: stock > 0 ? Math.min(wanted, stock) : line.quantity }
    try {
      await removeLine(line)
    } catch (thrown) {
      return showFailure(line, thrown)
    }
    notify({
      kind: 'removed',
      text: t('Cart.RemovedSusseccfully'),
      action: { label: t('Cart.undo'), onClick: () => void restore(restored, place) },
      subject: lineKey(line),
      about: line.title[language],
    })
  }

  return { change, remove }
}

/** Stock of a line's product in the latest cart; undefined when the line is not in it. */
function stockOf(key: string): number | undefined {
  return currentLines().find((line) => lineKey(line) === key)?.stock
}

/** The remove buttons of the cart lines in `place`; `data-remove-line` holds the line key. */
export function lineButtons(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-remove-line]')]
}

/** Focuses a line's remove button: in the drawer while it is open, else on the page. */
function focusLine(key: string): void {
  const place = document.querySelector('dialog:modal') ?? document.getElementById('main')
  if (!place) return
  lineButtons(place)
    .find((one) => one.dataset.removeLine === key)
    ?.focus()
}

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, type MouseEvent } from 'react'
import { Icon, trash } from '@/components/ui/icon'
import { Stepper } from '@/components/ui/stepper'
import { isSizeGone, lineKey, type CartLine, type ShownLine } from '@/lib/client/cart'
import { cartEdits, currentPlace, noteRefusal, removeLine, restoreLine, setQuantity } from '@/lib/client/cart-edits'
import { CallError, errorText, hasStatus } from '@/lib/client/api-client'
import { currentLines } from '@/lib/client/cart-query'
import { signInAndReturnPath } from '@/lib/client/intent'
import { isFocusFree } from '@/lib/client/is-focus-free'
import { notify } from '@/lib/client/toast'

/** Quantity stepper of a line, saved one second after the last change; resets to the server's quantity below 1. Sold out: a badge; without scripts: the number. `noteId`: id of the error in `LineDetails`. Spec §4. */
export function LineQuantity({ shown, noteId }: { shown: ShownLine; noteId: string }) {
  const { key, line, quantity, saving, ranOut, withdrawn, tooMany, refusal } = shown
  const t = useTranslations()
  const title = line.title[useLocale()]
  const { change } = useLineActions()
  useEffect(() => () => noteRefusal(key, null), [key])
  // The line says why.
  if (ranOut && isSizeGone(line)) return null
  if (ranOut)
    return (
      <span className="inline-flex min-h-9 items-center rounded-full bg-sand-200 px-3 text-small font-nav whitespace-nowrap text-date-700">
        {t('Cart.ranOutBadge')}
      </span>
    )
  return (
    <>
      <div className="scripted">
        <Stepper
          value={quantity}
          onChange={(wanted) => void change(line, wanted)}
          reset={line.quantity}
          saving={saving}
          describedBy={withdrawn || tooMany || refusal ? noteId : undefined}
          size="small"
          labels={{
            quantity: t('Cart.quantityOf', { title }),
            less: t('Quantity.less'),
            more: t('Quantity.more'),
            saving: t('Quantity.saving'),
          }}
        />
      </div>
      <noscript>{quantity}</noscript>
    </>
  )
}

/** Focuses the next line before this one is removed. */
function passFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const place = currentTarget.closest('dialog, main')
  if (!place) return
  const all = lineButtons('remove', place)
  const at = all.indexOf(currentTarget)
  const next = all[at + 1] ?? all[at - 1] ?? place.querySelector<HTMLElement>('[data-cart-heading]')
  next?.focus()
}

/** Removes a line; the toast offers Undo. */
export function LineRemove({ shown: { key, line, saving } }: { shown: ShownLine }) {
  const t = useTranslations('Cart')
  const title = line.title[useLocale()]
  const { remove } = useLineActions()
  return (
    <button
      type="button"
      data-remove-line={key}
      aria-disabled={saving || undefined}
      aria-label={t('removeOf', { title })}
      onClick={(event) => {
        if (saving) return
        passFocus(event)
        void remove(line)
      }}
      className="scripted grid size-11 shrink-0 place-items-center rounded-full text-date-600 hover:bg-sand-100 hover:text-pomegranate-700 aria-disabled:opacity-50"
    >
      <Icon shape={trash} size={20} />
    </button>
  )
}

/** Changes or removes a cart line, with the toasts of Spec §8; the reason of a reverted change also stays beside the line. */
function useLineActions() {
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
    if (isFocusFree(before)) focusLineButton('remove', subject)
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

type LineButton = 'remove' | 'preparation'

/** The buttons of this kind in `place`; `data-remove-line` and `data-preparation-line` hold the line key. */
function lineButtons(kind: LineButton, place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`[data-${kind}-line]`)]
}

/** Focuses a button of a line that is about to be rendered: in the drawer while it is open, else on the page. */
export function focusLineButton(kind: LineButton, key: string): void {
  // The query cache notifies its readers in a timer of its own; the line is rendered after it.
  setTimeout(() =>
    requestAnimationFrame(() => {
      const place = document.querySelector('dialog:modal') ?? document.getElementById('main')
      const buttons = place ? lineButtons(kind, place) : []
      buttons.find((one) => one.dataset[`${kind}Line`] === key)?.focus()
    }),
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, bag } from '@/components/ui/icon'
import { useTranslate } from '@/components/translations/translations'
import { CallError, errorText, hasStatus } from '@/lib/client/api-client'
import { addToCart } from '@/lib/client/cart-edits'
import { currentLines } from '@/lib/client/cart-query'
import { signInAndReturnPath } from '@/lib/client/intent'
import { lineQuantity } from '@/lib/client/cart'
import { ADDING, notify } from '@/lib/client/toast'
import { MAX_CART_LINES, type LineKey } from '@/lib/contract/cart'
import { titleList } from '@/lib/i18n/comma'

interface Props {
  code: string
  /** `title` in the page's language. */
  lines: (LineKey & { title: string; quantity: number })[]
}

/** Number of processed lines, titles of unavailable products, and of those that were added in a size they had not. */
interface Progress {
  count: number
  missing: string[]
  sized: string[]
}

const NOTHING: Progress = { count: 0, missing: [], sized: [] }

/** Adds an order's lines to the cart again, at current prices; names unavailable products. */
export function BuyAgain({ code, lines }: Props) {
  const t = useTranslations('Orders')
  const say = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Progress: after an interruption the next press resumes here. */
  const done = useRef(NOTHING)

  async function buy() {
    setBusy(true)
    setProblem(null)
    try {
      for (const line of lines.slice(done.current.count)) {
        const { count, missing, sized } = done.current
        const added = await addLine(line)
        done.current = {
          count: count + 1,
          missing: added ? missing : [...missing, line.title],
          sized: added && isSizedNow(line) ? [...sized, line.title] : sized,
        }
      }
      const { missing, sized } = done.current
      done.current = NOTHING
      const problems = [
        ...(missing.length > 0 ? [t('notAgain', { titles: titleList(missing) })] : []),
        ...(sized.length > 0 ? [t('sizedNow', { titles: titleList(sized) })] : []),
      ]
      if (problems.length > 0) setProblem(problems.join('\n'))
      if (missing.length < lines.length) notifyAdded()
    } catch (thrown) {
      fail(thrown)
    } finally {
      setBusy(false)
    }
  }

  function notifyAdded() {
    const action = { label: say('Cart.view'), href: '/cart' }
    notify({ kind: 'success', text: say('Cart.AddedSusseccfully'), action, subject: ADDING })
  }

  function fail(thrown: unknown) {
    if (hasStatus(thrown, 401)) {
      const action = { label: say('Header.signIn'), href: signInAndReturnPath(location.pathname + location.search) }
      return notify({ kind: 'signIn', text: t('signedOut'), action, subject: ADDING })
    }
    setProblem(errorText(thrown, say))
  }

  return (
    <div className="mt-4">
      <Button look="quiet" size="small" busy={busy} aria-label={t('buyAgainOf', { code })} onClick={buy}>
        <Icon shape={bag} size={18} />
        <span>{t('buyAgain')}</span>
      </Button>
      <p role="alert" className="mt-2 text-small whitespace-pre-line text-pomegranate-700 empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Adds one line to the cart; false when the product, its color or size is gone, only sold on enquiry, or its stock too low. Throws when the cart is full. */
async function addLine({ title: _, ...line }: Props['lines'][number]): Promise<boolean> {
  try {
    await addToCart(line)
    return true
  } catch (thrown) {
    if (hasStatus(thrown, 409) && isFullWithout(line)) throw thrown
    if (thrown instanceof CallError && [400, 404, 409, 422].includes(thrown.status)) return false
    throw thrown
  }
}

/** Whether the cart has no room for a line, whatever its stock. */
function isFullWithout(line: LineKey): boolean {
  return currentLines().length >= MAX_CART_LINES && lineQuantity(currentLines(), line) === 0
}

/** Whether a product that was bought without a size is in the cart with one: it was added in the cheapest. */
function isSizedNow({ productId, size }: LineKey): boolean {
  return size === null && currentLines().some((line) => line.productId === productId && line.size !== null)
}

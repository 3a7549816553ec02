'use client'

import type { AbstractIntlMessages } from 'next-intl'
import Link from 'next/link'
import { useEffect, useState, type MouseEvent } from 'react'
import { Icon, bag } from '@/components/ui/icon'
import { isPlainClick } from '@/lib/client/plain-click'
import { whenIdle } from '@/lib/client/idle'
import { loadCartEdits } from '@/lib/client/load-cart-edits'
import { CART_COUNT_MAX, type Language } from '@/lib/config/constants'
import type { CartDrawer } from './cart-drawer'

interface Props {
  language: Language
  messages: AbstractIntlMessages
  /** "Cart, 3 items", by plural category, `#` for the number; `none` for an empty one. */
  labels: Record<Intl.LDMLPluralRule | 'none', string>
}

/** The header's cart button with its count; loads the drawer on demand. Without scripts it links to the cart page. Spec §2. */
export function CartButton({ language, messages, labels }: Props) {
  const [count, setCount] = useState(0)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Drawer: typeof CartDrawer } | null>(null)

  useEffect(() => {
    let stop = () => {}
    let left = false
    const watch = async () => {
      const { watchCartQuantity } = await import('@/lib/client/cart-query')
      if (!left) stop = watchCartQuantity(setCount)
      // Adding a product must not wait for code, nor fail without it.
      await loadCartEdits()
    }
    // Errors are ignored: the badge stays away, the link works.
    whenIdle(() => void watch().catch(() => undefined))
    return () => {
      left = true
      stop()
    }
  }, [])

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [open])

  async function load(): Promise<void> {
    const { CartDrawer } = await import('./cart-drawer')
    setLoaded({ Drawer: CartDrawer })
  }

  async function show(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const from = location.href
    try {
      await load()
      // Do not open it over another page.
      if (location.href === from) setOpen(true)
    } catch {
      if (location.href === from) location.assign('/cart')
    }
  }

  const label = count === 0 ? labels.none : labels[new Intl.PluralRules(language).select(count)]
  return (
    <>
      <Link
        href="/cart"
        prefetch={false}
        aria-label={label.replace('#', String(count))}
        aria-haspopup="dialog"
        onClick={(event) => void show(event)}
        onPointerEnter={() => void load().catch(() => undefined)}
        className="icon-button relative"
      >
        <Icon shape={bag} size={22} />
        <CartCount count={count} />
      </Link>
      {loaded && <loaded.Drawer language={language} messages={messages} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The badge with the cart's count, at most +99. Hidden from screen readers: the link's label has the number. Spec §9. */
function CartCount({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <bdi
      aria-hidden="true"
      dir="ltr"
      className="absolute -inset-e-0.5 -top-0.5 grid h-[1.8333em] min-w-[1.8333em] place-items-center rounded-full border-2 border-sand-50 bg-saffron-500 px-1 text-[0.75em] leading-none font-bold text-ink"
    >
      {count > CART_COUNT_MAX ? `+${CART_COUNT_MAX}` : count}
    </bdi>
  )
}

import { CART_COUNT_MAX } from '@/lib/config/constants'

/** The badge with the cart's count, at most +99. Hidden from screen readers: the link's label has the number. Spec §9. */
export function CartCount({ count }: { count: number }) {
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

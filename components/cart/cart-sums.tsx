import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { Cart } from '@/lib/client/cart'
import type { Fils } from '@/lib/contract/money'

interface Props {
  cart: Cart
  /** An update of the sums is pending. */
  ahead: boolean
}

/** Subtotal, delivery, total and the VAT in it, computed by the server only. Spec §2, Standards 21. */
export function CartSums({ cart, ahead }: Props) {
  const t = useTranslations('Cart')
  const { subtotal, shipping, total, vat, delivery, pickup } = cart
  return (
    // A container query in rem, because text alone may be enlarged.
    <div className="@container">
      <dl aria-busy={ahead} className="grid grid-cols-1 items-baseline gap-x-3 gap-y-2 @[13rem]:grid-cols-[1fr_auto]">
        <dt className="text-date-600">{t('subtotal')}</dt>
        <dd className="text-end text-date-600">
          <Amount fils={subtotal} stale={ahead} />
        </dd>
        {total > 0 && !pickup && (
          <>
            <dt className="text-date-600">{t(delivery?.from ? 'deliveryFrom' : 'delivery')}</dt>
            <dd className="text-end text-date-600">
              {shipping > 0 ? (
                <Amount fils={shipping} stale={ahead} />
              ) : (
                <span className="font-semibold text-palm-700">{t('free')}</span>
              )}
            </dd>
          </>
        )}
        <dt className="text-h3">{t('finalTotal')}</dt>
        <dd className="text-end text-h3 text-ink">
          <Amount fils={total} stale={ahead} />
        </dd>
        {vat !== null && vat > 0 && (
          <dd className="col-span-full text-end text-small text-date-600">
            {t.rich('vat', { amount: () => <Amount fils={vat} stale={ahead} /> })}
          </dd>
        )}
      </dl>
    </div>
  )
}

/** An amount. `stale`: dimmed while an update is pending. */
export function Amount({ fils, stale = false, className }: { fils: Fils; stale?: boolean; className?: string }) {
  return (
    <span className={stale ? 'opacity-50 transition-opacity duration-160' : 'transition-opacity duration-160'}>
      <Money fils={fils} className={className} />
    </span>
  )
}

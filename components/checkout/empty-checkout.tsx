import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import basket from '@/components/brand/pictures/basket.webp'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { afterOrder, findUnconfirmedOrder, wasSubmitted } from '@/lib/client/checkout/unconfirmed-orders'
import { notify } from '@/lib/client/toast'
import { ordersHref } from '@/lib/config/routes'

interface Props {
  customerId: string
  /** Called when the order is found, before redirecting to its page. */
  onFound: () => Promise<void>
}

/**
 * The checkout of an empty cart. If this tab submitted an order and got no response, it finds that order and redirects to its page,
 * so that the customer does not order twice. Spec §4.
 */
export function EmptyCheckout({ customerId, onFound }: Props) {
  const t = useTranslations('Checkout')
  const { replace } = useRouter()
  const [search, setSearch] = useState<'none' | 'looking' | 'unsure'>('none')

  const found = useEffectEvent(onFound)

  useEffect(() => {
    if (!wasSubmitted(customerId)) return
    let cancelled = false
    async function look() {
      setSearch('looking')
      try {
        const id = await findUnconfirmedOrder(customerId)
        if (cancelled) return
        if (id === null) return setSearch('none')
        await found()
        afterOrder(customerId)
        if (cancelled) return
        notify({ kind: 'success', text: t('alreadyPlaced') })
        replace(`/thank-you?order=${id}`)
      } catch {
        if (!cancelled) setSearch('unsure')
      }
    }
    void look()
    return () => {
      cancelled = true
    }
  }, [customerId, replace, t])

  if (search === 'looking')
    return (
      <p role="status" className="grid justify-items-center gap-4 py-24 text-palm-700">
        <span className="spinner" />
        {t('looking')}
      </p>
    )
  const unsure = search === 'unsure'
  return (
    <EmptyState
      heading="h1"
      title={t(unsure ? 'unsureTitle' : 'emptyTitle')}
      text={t(unsure ? 'unsureText' : 'emptyText')}
      picture={basket.src}
    >
      {!unsure && <ButtonLink href="/">{t('emptyAction')}</ButtonLink>}
      <ButtonLink href={ordersHref} look={unsure ? undefined : 'quiet'}>
        {t('myOrders')}
      </ButtonLink>
    </EmptyState>
  )
}

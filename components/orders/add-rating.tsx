'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon, star } from '@/components/ui/icon'
import { RATED, settle } from '@/lib/client/toast'
import { RatingForm } from './rating-form'
import './orders.css'

interface Props {
  /** `title` in the page's language. */
  product: { id: string; title: string; picture: string | null }
  orderId: string
}

/** Button that opens the rating of a product of a delivered order. Spec §2 (Rating modal), §4. */
export function AddRating({ product, orderId }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  const close = () => setOpen(false)

  /** Focuses the product's link, because the button disappears once the rating is shown. */
  function done() {
    const link = button.current?.closest('li')?.querySelector<HTMLElement>('a')
    close()
    requestAnimationFrame(() => link?.focus())
  }
  return (
    <>
      <Button
        look="accent"
        size="small"
        className="mt-3"
        aria-label={t('Orders.addRatingOf', { title: product.title })}
        onClick={(event) => {
          button.current = event.currentTarget
          settle(RATED)
          setOpen(true)
        }}
      >
        <Icon shape={star} size={18} />
        {t('Orders.addRating')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        shape="modal"
        labelledBy={`rating-${product.id}`}
        closeLabel={t('Rating.close')}
        className="[--width:30rem]"
      >
        {open && (
          <RatingForm
            titleId={`rating-${product.id}`}
            product={product}
            orderId={orderId}
            onDone={done}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  )
}

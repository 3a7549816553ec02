'use client'

import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LogoMark } from '@/components/brand/logo-mark'
import { Money } from '@/components/ui/money'
import { fromAed } from '@/lib/contract/money'
import { shownSize } from '@/lib/contract/selling'
import { imageAddress, mediaFile } from '@/lib/media/address'
import { useStaff } from '../kit/translations'
import { numberOf, type EditorValues } from './editor-values'

/** How the first picture is cut on the card and in a shared link, with what is typed now. */
export function CropPreview() {
  const { t, language } = useStaff()
  const heading = useId()
  const { control } = useFormContext<EditorValues>()
  const [pictures, title, price, stock, sizes] = useWatch({
    control,
    name: ['pictures', 'title', 'price', 'stock', 'sizes'],
  })
  const [first] = pictures
  const source = first && mediaFile(imageAddress(first), 640)
  const shown = title[language] || title.en || title.ar
  const offers = (sizes.length > 0 ? sizes : [{ price, stock }]).map((one) => ({
    price: fromAed(numberOf(one.price) || 0),
    stock: numberOf(one.stock) || 0,
  }))
  const fils = shownSize(offers)?.price ?? 0
  const picture = source ? (
    <img src={source} alt="" className="size-full object-cover" />
  ) : (
    <LogoMark className="text-sand-400" size={48} />
  )
  return (
    <section className="staff-card grid gap-4" aria-labelledby={heading}>
      <h2 id={heading} className="text-h3">
        {t('Products.asCustomer')}
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <figure>
          <div className="grid aspect-square place-items-center overflow-hidden rounded-card bg-sand-100">
            {picture}
          </div>
          <bdi className="mt-2 block font-medium">{shown}</bdi>
          <span className="block">{fils > 0 ? <Money fils={fils} small /> : t('Products.onRequest')}</span>
          <figcaption className="text-note text-date-600">{t('Products.cardCrop')}</figcaption>
        </figure>
        <figure>
          {/* The arch of a shared link's picture: see lib/media/share-image. */}
          <div
            className="relative grid aspect-[1200/630] items-center overflow-hidden rounded-[0.75rem] bg-palm-900 ps-[8%]"
            dir="ltr"
          >
            <LogoMark className="text-saffron-400" size={36} />
            <div className="absolute inset-[7.3%_9.3%_0_38.7%] grid place-items-center overflow-hidden rounded-ss-[50%_53%] rounded-se-[50%_53%] bg-sand-100">
              {picture}
            </div>
          </div>
          <figcaption className="mt-2 text-note text-date-600">{t('Products.shareCrop')}</figcaption>
        </figure>
      </div>
    </section>
  )
}

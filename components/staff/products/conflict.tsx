'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { EditedProduct } from '@/lib/contract/staff-products'
import { comma } from '@/lib/i18n/comma'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

interface Props {
  /** The product as this editor opened it. */
  base: EditedProduct
  onTake: (theirs: EditedProduct) => void
  /** Saves what was typed here over it. */
  onKeep: (theirs: EditedProduct) => void
}

const labels = {
  title: 'product',
  description: 'description',
  price: 'price',
  oldPrice: 'oldPrice',
  stock: 'stock',
  sizes: 'sizes',
  colors: 'colors',
  category: 'category',
  subcategory: 'category',
  sale: 'sale',
  leadTime: 'leadTime',
  facts: 'facts',
  vat: 'vat',
  visible: 'onSale',
  inFeeds: 'feeds',
  pictures: 'pictures',
  video: 'video',
} as const

/** Someone else saved the product since it was opened: says what differs and asks whose version counts. */
export function Conflict({ base, onTake, onKeep }: Props) {
  const { t, language } = useStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data: theirs, error } = useQuery({
    queryKey: ['product', base.id, base.version],
    queryFn: () => staffCall(EditedProduct, `GET /products/${base.id}/content`),
    // It may change again.
    gcTime: 0,
  })
  const differing = theirs ? differences(base.content, theirs.content) : []
  const names = [...new Set(differing.map((field) => t(`Products.${labels[field]}`)))]
  return (
    <section role="alert" className="staff-note mb-4 grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('Products.conflict')}
      </h2>
      {names.length > 0 && <p>{t('Products.changed', { fields: names.join(comma(language)) })}</p>}
      <Failure error={error} />
      {theirs && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => onKeep(theirs)}>
            {t('Products.keepMine')}
          </Button>
          <Button look="quiet" size="small" onClick={() => onTake(theirs)}>
            {t('Products.loadTheirs')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Content = EditedProduct['content']

function differences(one: Content, other: Content): (keyof typeof labels)[] {
  const fields = Object.keys(labels) as (keyof typeof labels)[]
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

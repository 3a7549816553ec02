'use client'

import { z } from 'zod'
import { StaffCategory } from '@/lib/contract/staff-catalogue'
import { imageAddress } from '@/lib/media/address'
import { Failure } from '../kit/failure'
import { Picture } from '../kit/picture'
import { SortableList } from '../kit/sortable-list'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useOrder } from '../kit/use-order'
import { isUntranslated, nameOf } from './category-node'

interface Props {
  categories: StaffCategory[]
  open: string | null
}

/** Categories in their order, each with its subcategories; ordering saves at once. */
export function CategoryList({ categories, open }: Props) {
  const { t, language } = useStaff()
  const order = useOrder(categories, (ids) =>
    staffCall(z.array(StaffCategory), 'PUT /categories/order', { order: ids }),
  )
  const rows = order.items.map((category) => ({ ...category, title: category.name, name: nameOf(category, language) }))
  return (
    <>
      <SortableList
        label={t('Categories.tree')}
        items={rows}
        open={open}
        onOrder={order.change}
        hrefOf={(id) => `/staff/categories?open=${id}`}
      >
        {({ name, title, image, products, hidden, carcass, subcategories }) => (
          <>
            <Picture image={image && imageAddress(image)} className="size-11 rounded-full" mark={22} />
            <span className="min-w-0">
              <bdi className="font-semibold">{name}</bdi>{' '}
              {[{ id: '', name: title, products, hidden }, ...subcategories].some(isUntranslated) && (
                <span className="staff-chip">{t('Categories.untranslated')}</span>
              )}{' '}
              {carcass && <span className="staff-chip">{t('Categories.carcass')}</span>}
              <span className="staff-quiet">
                {t('Categories.products', { count: products })}
                {subcategories.length > 0 && ` · ${subcategories.map((one) => nameOf(one, language)).join(' · ')}`}
              </span>
            </span>
          </>
        )}
      </SortableList>
      <p role="status" className="mt-2 text-small text-date-600">
        {order.isPending ? t('Common.working') : order.isSuccess && t('Categories.ordered')}
      </p>
      <Failure error={order.error} />
    </>
  )
}

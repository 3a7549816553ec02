'use client'

import { useState } from 'react'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { ProductsChanged, type DeskProduct, type ProductsBody } from '@/lib/contract/staff-products'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { BulkBar } from './bulk-bar'
import { ProductRow, type RowChange } from './product-row'

interface Props {
  products: DeskProduct[]
  categories: StaffCategory[]
}

interface Edit {
  id: string
  change: RowChange
  /** The values before it. */
  undo: RowChange
}

/** Products as a table, whose rows are cards on a phone: changes show at once and can be undone. */
export function ProductTable({ products, categories }: Props) {
  const { t } = useStaff()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // What was changed here, until the page brings it.
  const [edits, setEdits] = useState<ReadonlyMap<string, RowChange & { of?: string }>>(new Map())
  const [last, setLast] = useState<Edit | null>(null)
  const [notice, setNotice] = useState('')
  const send = useChange((body: ProductsBody) => staffCall(ProductsChanged, 'PUT /products', body))
  const versions = new Map(products.map(({ id, updatedAt }) => [id, updatedAt]))
  const show = (id: string, change: RowChange) =>
    setEdits((now) => {
      const before = now.get(id)?.of === versions.get(id) ? now.get(id) : null
      return new Map(now).set(id, { ...before, ...change, of: versions.get(id) })
    })

  const apply = (edit: Edit, undoing = false) => {
    const { id, change, undo } = edit
    show(id, change)
    const { price, ...rest } = change
    send.mutate(
      { products: [id], ...rest, ...(price !== undefined && { price: { to: price } }) },
      {
        onSuccess: () => {
          setLast(undoing ? null : edit)
          setNotice(undoing ? t('Products.undone') : t('Products.saved'))
        },
        onError: () => {
          show(id, undo)
          setLast(null)
          setNotice('')
        },
      },
    )
  }
  const rows = products.map((product) => {
    const { of, ...change } = edits.get(product.id) ?? {}
    return of === product.updatedAt ? { ...product, ...change } : product
  })
  const all = rows.every(({ id }) => selected.has(id))
  const select = (id: string, on: boolean) =>
    setSelected((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)))
  return (
    <>
      <label className="flex min-h-11 w-fit items-center gap-3 px-4">
        <input
          type="checkbox"
          className="choice"
          checked={all}
          onChange={(event) => setSelected(new Set(event.target.checked ? rows.map(({ id }) => id) : []))}
        />
        {t('Products.selectAll')}
      </label>
      <table className="staff-table staff-products">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Products.product')}</th>
            <th scope="col">{t('Products.price')}</th>
            <th scope="col">{t('Products.stock')}</th>
            <th scope="col">{t('Products.onSale')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              selected={selected.has(product.id)}
              onSelect={(on) => select(product.id, on)}
              onChange={(change, undo) => apply({ id: product.id, change, undo })}
            />
          ))}
        </tbody>
      </table>
      <div className="staff-tray">
        <Failure error={send.error} />
        <p role="status" className={last || notice ? 'staff-toast' : undefined}>
          {notice}
          {last && (
            <button
              type="button"
              className="staff-undo"
              onClick={() => apply({ id: last.id, change: last.undo, undo: last.change }, true)}
            >
              {t('Products.undo')}
            </button>
          )}
        </p>
        {selected.size > 0 && (
          <BulkBar
            ids={[...selected]}
            categories={categories}
            onDone={(count) => {
              setEdits(new Map())
              setLast(null)
              setNotice(t('Products.bulkDone', { count }))
              setSelected(new Set())
            }}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
    </>
  )
}

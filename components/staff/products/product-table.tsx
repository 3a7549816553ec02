'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { ProductsChanged, type DeskProduct, type ProductsBody, type UndoBody } from '@/lib/contract/staff-products'
import { Failure } from '../kit/failure'
import { ColumnHeads } from '../kit/list-parts'
import { Selection } from '../kit/selection'
import { staffCall, StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useChange } from '../kit/use-change'
import { BulkBar } from './bulk-bar'
import { ProductRow, type RowChange } from './product-row'

interface Props {
  products: DeskProduct[]
  categories: StaffCategory[]
  /** Products found, on all pages. */
  total: number
  /** Path of the staff call that lists what is found. */
  search: `/${string}`
  /** Shown in place of the table without any: the last change, which may have emptied a filter, can still be undone. */
  empty: string
}

interface Edit {
  id: string
  change: RowChange
}

/** What Undo takes back: an edit of a row, or a change of many. */
interface Undoable {
  body: UndoBody
  edit?: Edit
}

/** Of two changes of a field at once, the first could end last. */
const scope = { id: 'products' }

/** Products as a table, whose rows are cards on a phone: changes show at once and can be undone. */
export function ProductTable({ products, categories, total, search, empty }: Props) {
  const { t } = useStaff()
  const router = useRouter()
  // What was changed here, in order, and whether it is saved: then the page brings it.
  const [edits, setEdits] = useState<ReadonlyMap<Edit, boolean>>(new Map())
  const [seen, setSeen] = useState(products)
  if (products !== seen) {
    setSeen(products)
    setEdits(new Map([...edits].filter(([, saved]) => !saved)))
  }
  const [last, setLast] = useState<Undoable | null>(null)
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const show = (edit: Edit, saved: boolean) => setEdits((now) => new Map(now).set(edit, saved))
  const hide = (edit: Edit) => setEdits((now) => new Map([...now].filter(([one]) => one !== edit)))
  const { mutate } = useChange(
    ({ id, change: { price, ...rest } }: Edit) => {
      const body: ProductsBody = { products: [id], ...rest, ...(price !== undefined && { price: { to: price } }) }
      return staffCall(ProductsChanged, 'PUT /products', body)
    },
    {
      scope,
      movesRows: true,
      onMutate: (edit) => {
        show(edit, false)
        setFailure(null)
      },
      onSuccess: ({ undo: body }, edit) => {
        show(edit, true)
        setLast(body ? { body, edit } : null)
        setNotice(t('Products.saved'))
      },
      onError: (error, edit) => {
        hide(edit)
        setFailure(error)
        setLast(null)
        setNotice('')
      },
    },
  )
  const undo = useChange(({ body }: Undoable) => staffCall(ProductsChanged, 'POST /products/undo', body), {
    scope,
    onMutate: ({ edit }) => {
      if (edit) hide(edit)
      setFailure(null)
    },
    onSuccess: () => {
      setLast(null)
      setNotice(t('Products.undone'))
    },
    onError: (error, { edit }) => {
      if (edit) show(edit, true)
      setFailure(error)
      setNotice('')
      if (!(error instanceof StaffCallError && error.code === 'offline')) setLast(null)
      // A colleague changed them, or only the answer got lost.
      router.refresh()
    },
  })
  const unsaved = [...edits.values()].filter((saved) => !saved).length
  // The first is on its way, also as the tab closes; those behind it wait.
  useUnsaved(unsaved > 1)
  // Undo would be sent after an edit that is on its way, and refused.
  const undoable = unsaved === 0 ? last : null
  const changeRow = useCallback((id: string, change: RowChange) => mutate({ id, change }), [mutate])
  const rows = products.map((product) => {
    const changes = [...edits.keys()].flatMap(({ id, change }) => (id === product.id ? [change] : []))
    return changes.length > 0 ? Object.assign({}, product, ...changes) : product
  })
  return (
    <Selection
      ids={products.map(({ id }) => id)}
      label={t('Products.selectAll')}
      counted={(count) => t('Products.selected', { count })}
      bar={(ids, clear) => (
        <>
          <Failure error={failure} said={{ Conflict: t('Products.changedMeanwhile') }} />
          <p
            role="status"
            className={
              undoable || notice
                ? 'flex min-h-11 w-fit items-center gap-2 rounded-full bg-palm-950 px-5 text-cream'
                : undefined
            }
          >
            {notice}
            {undoable && (
              <button
                type="button"
                className="min-h-11 px-3 font-bold text-saffron-400"
                onClick={() => undo.isPending || undo.mutate(undoable)}
              >
                {t('Products.undo')}
              </button>
            )}
          </p>
          {ids.length > 0 && (
            <BulkBar
              shown={products.filter(({ id }) => ids.includes(id))}
              further={ids.length === products.length && total > ids.length ? { total, search } : null}
              categories={categories}
              onDone={({ products: count, undo: body }) => {
                setEdits(new Map())
                setLast(body ? { body } : null)
                setFailure(null)
                setNotice(t('Products.bulkDone', { count }))
                clear()
              }}
              onClear={clear}
            />
          )}
        </>
      )}
    >
      {rows.length > 0 ? (
        <table className="staff-table staff-products">
          <ColumnHeads
            names={['', ...(['product', 'price', 'stock', 'onSale'] as const).map((name) => t(`Products.${name}`))]}
          />
          <tbody>
            {rows.map((product) => (
              <ProductRow key={product.id} product={product} onChange={changeRow} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="staff-card">{empty}</p>
      )}
    </Selection>
  )
}

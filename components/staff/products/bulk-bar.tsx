'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { kindsOfSale } from '@/lib/contract/selling'
import { PRODUCTS_MAX, StaffProducts, type StaffCategory, type StaffProduct } from '@/lib/contract/staff-catalogue'
import { ProductsBody, ProductsChanged } from '@/lib/contract/staff-products'
import { withThousands } from '@/lib/i18n/price'
import { Failure, fieldText } from '../kit/failure'
import { StaffForm } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { CategoryOptions } from './category-options'
import { numberOf } from './editor-values'

type Chosen = Pick<StaffProduct, 'id' | 'updatedAt'>

interface Props {
  /** Those selected on the page. */
  shown: Chosen[]
  /** Present when there are more on further pages and all of this page are selected: how many in all, and the call that lists them. */
  further: { total: number; search: `/${string}` } | null
  categories: StaffCategory[]
  onDone: (changed: ProductsChanged) => void
  onClear: () => void
}

const NONE = 'none'
const list = 'staff-select w-full min-w-0 lg:w-auto lg:max-w-44'
const cell = 'staff-cell w-full min-w-0 lg:w-24'

/** Changes all selected products at once; an empty field changes nothing. */
export function BulkBar({ shown, further, categories, onDone, onClear }: Props) {
  const { t, language } = useStaff()
  const find = useMutation({ mutationFn: (search: `/${string}`) => staffCall(StaffProducts, `GET ${search}`) })
  const { reset } = find
  const [isAsked, setAsked] = useState(false)
  const hasFurther = further !== null
  // A page that is selected again is that page only.
  useEffect(() => {
    if (!hasFurther) reset()
  }, [hasFurther, reset])
  const chosen: Chosen[] = (further && find.data?.products) ?? shown
  const most = Math.min(further?.total ?? 0, PRODUCTS_MAX)
  // When the newest had changed as they are shown.
  const seen = chosen
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const [wrong, setWrong] = useState<string>()
  const router = useRouter()
  const send = useChange((body: ProductsBody) => staffCall(ProductsChanged, 'PUT /products', body), {
    // Only the answer may have got lost.
    onError: () => {
      reset()
      router.refresh()
    },
  })
  const change = (changes: object) => {
    const parsed = ProductsBody.safeParse({ products: chosen.map(({ id }) => id), ...changes })
    setWrong(fieldText(parsed.success ? undefined : 'number', t))
    if (parsed.success) send.mutate(parsed.data, { onSuccess: onDone })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const [how, category] = [text('how'), text('category')]
    change({
      ...(text('price') && { price: { [how]: numberOf(text('price')) }, seen }),
      ...(text('stock') && { stock: numberOf(text('stock')) }),
      ...(text('sale') && { sale: text('sale') }),
      ...(category && { category: category === NONE ? null : category }),
    })
  }
  return (
    <StaffForm className="staff-bulk" onSubmit={submit} aria-label={t('Products.bulkChange')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{t('Products.selected', { count: chosen.length })}</p>
        <p className="sr-only" role="status">
          {further && isAsked && t('Products.selected', { count: chosen.length })}
        </p>
        {further && (
          <Button
            look="quiet"
            size="small"
            busy={find.isPending}
            busyLabel={t('Common.working')}
            onClick={() => (find.data ? reset() : find.mutate(further.search, { onSuccess: () => setAsked(true) }))}
          >
            {find.data
              ? t('Products.selectPage')
              : t('Products.selectFound', {
                  count: withThousands(most),
                  total: withThousands(further.total),
                  whole: String(most === further.total),
                })}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap">
        <span className="col-span-full flex gap-2">
          <select name="how" className={list} aria-label={t('Products.priceHow')}>
            <option value="percent">{t('Products.percent')}</option>
            <option value="amount">{t('Products.amount')}</option>
            <option value="to">{t('Products.to')}</option>
          </select>
          <input
            name="price"
            className={cell}
            dir="ltr"
            autoComplete="off"
            placeholder="-10"
            aria-label={t('Products.price')}
          />
        </span>
        <input
          name="stock"
          className={cell}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('Products.stock')}
          aria-label={t('Products.stock')}
        />
        <select name="sale" className={list} aria-label={t('Products.sale')}>
          <option value="">{t('Products.sale')}</option>
          {kindsOfSale.map((one) => (
            <option key={one} value={one}>
              {t(`Products.sales.${one}`)}
            </option>
          ))}
        </select>
        <select name="category" className={list} aria-label={t('Products.category')}>
          <option value="">{t('Products.category')}</option>
          <option value={NONE}>{t('Products.noCategory')}</option>
          <CategoryOptions categories={categories} language={language} />
        </select>
        <Button type="submit" size="small" busy={send.isPending} busyLabel="">
          {t('Products.apply')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => change({ visible: false })}>
          {t('Products.hide')}
        </Button>
        <Button look="quiet" size="small" onClick={() => change({ visible: true })}>
          {t('Products.show')}
        </Button>
        <Button look="quiet" size="small" onClick={onClear}>
          {t('Products.clear')}
        </Button>
      </div>
      <div role="alert">{wrong && <p className="staff-failure">{wrong}</p>}</div>
      <Failure error={send.error ?? find.error} said={{ Conflict: t('Products.changedMeanwhile') }} />
    </StaffForm>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { StaffProducts } from '@/lib/contract/staff-catalogue'
import type { HomeProduct } from '@/lib/contract/staff-home'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

const FOUND = 8

interface Props {
  /** Handles that are there already. */
  taken: string[]
  onPick: (product: HomeProduct) => void
}

/** Finds products by the shop's own search, and adds one. */
export function ProductPicker({ taken, onPick }: Props) {
  const { t, language } = useStaff()
  const id = useId()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const search = useQuery({
    queryKey: ['picker', keyword],
    queryFn: () => staffCall(StaffProducts, `GET /products?${new URLSearchParams({ keyword, limit: String(FOUND) })}`),
    enabled: keyword.length > 1,
  })
  const free = search.data?.products.filter(({ handle }) => !taken.includes(handle)) ?? []
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {t('Home.addProduct')}
      </label>
      <span className="field-control field-pill">
        <input
          id={id}
          type="search"
          className="field-input"
          autoComplete="off"
          placeholder={t('Home.searchProduct')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would save the page.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </span>
      <p role="status" className="text-small text-date-600">
        {search.isFetching ? t('Common.working') : search.data && free.length === 0 ? t('Home.noProduct') : ''}
      </p>
      <Failure error={search.error} />
      {free.length > 0 && (
        <ul className="grid gap-1">
          {free.map(({ handle, title, visible }) => (
            <li key={handle}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2 rounded-field bg-sand-100 px-4 text-start"
                onClick={() => {
                  onPick({ handle, title: { en: title.en, ar: title.ar || title.en }, image: null, visible })
                  setTyped('')
                }}
              >
                <bdi>{title[language] || title.en}</bdi>
                {!visible && <span className="staff-chip">{t('Home.hidden')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

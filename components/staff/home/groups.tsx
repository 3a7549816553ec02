'use client'

import { useState, useDeferredValue, useId } from 'react'
import { groupNames, type GroupName } from '@/lib/contract/settings'
import type { HomeProduct } from '@/lib/contract/staff-home'
import { imageAddress } from '@/lib/media/address'
import { Icon, trash } from '@/components/ui/icon'
import { StaffChoice } from '../kit/choice'
import { Picture } from '../kit/picture'
import { SortableList } from '../kit/sortable-list'
import { useStaff } from '../kit/translations'
import type { HomeForm } from './home-model'
import { Card } from '../kit/card'
import { useQuery } from '@tanstack/react-query'
import { StaffProducts } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'

interface Props {
  groups: HomeForm['groups']
  known: HomeProduct[]
  onChange: (groups: HomeForm['groups']) => void
}

/** The groups of products on the home page; an empty one fills itself. */
export function Groups({ groups, known, onChange }: Props) {
  const { t, language } = useStaff()
  const [group, setGroup] = useState<GroupName>('bestSeller')
  const [found, setFound] = useState<HomeProduct[]>([])
  const handles = groups[group]
  const set = (now: string[]) => onChange({ ...groups, [group]: now })
  const rows = handles.map((handle) => {
    const product = [...known, ...found].find((one) => one.handle === handle)
    return { id: handle, name: product?.title[language] || handle, product }
  })
  return (
    <Card title={t('Home.groups')} className="gap-3">
      <StaffChoice
        label={t('Home.group')}
        className="max-w-full justify-self-start"
        value={group}
        options={groupNames.map((one) => ({
          value: one,
          label: `${t(`Home.groupNames.${one}`)} (${groups[one].length})`,
        }))}
        onChoose={(name) => setGroup(groupNames.find((one) => one === name) ?? 'bestSeller')}
      />
      {rows.length === 0 ? (
        <p className="staff-note">{t(`Home.automatic.${group}`)}</p>
      ) : (
        <SortableList label={t(`Home.groupNames.${group}`)} items={rows} onOrder={set}>
          {({ id, name, product }) => (
            <>
              <Picture
                image={product?.image && imageAddress(product.image)}
                className="size-11 rounded-[0.75rem]"
                mark={22}
              />
              <span className="min-w-0 flex-1">
                <bdi className="font-medium">{name}</bdi>
                {product && !product.visible && <span className="staff-chip">{t('Home.hidden')}</span>}
              </span>
              <button
                type="button"
                className="staff-hit"
                aria-label={t('Home.removeProduct', { name })}
                onClick={() => set(handles.filter((handle) => handle !== id))}
              >
                <Icon shape={trash} />
              </button>
            </>
          )}
        </SortableList>
      )}
      <ProductPicker
        taken={handles}
        onPick={(product) => {
          setFound((before) => [...before, product])
          set([...handles, product.handle])
        }}
      />
    </Card>
  )
}

const FOUND = 8

interface PickerProps {
  /** Handles that are there already. */
  taken: string[]
  onPick: (product: HomeProduct) => void
}

/** Finds products by the shop's own search, and adds one. */
function ProductPicker({ taken, onPick }: PickerProps) {
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
        {search.isFetching
          ? t('Common.working')
          : search.data && (free.length > 0 ? t('Common.found', { count: free.length }) : t('Home.noProduct'))}
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

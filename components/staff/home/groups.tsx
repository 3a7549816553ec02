'use client'

import { useState } from 'react'
import { groupNames, type GroupName } from '@/lib/contract/settings'
import type { HomeProduct } from '@/lib/contract/staff-home'
import { imageAddress } from '@/lib/media/address'
import { Icon } from '@/components/ui/icon'
import { trash } from '@/components/ui/icons'
import { StaffChoice } from '../kit/choice'
import { Picture } from '../kit/picture'
import { SortableList } from '../kit/sortable-list'
import { useStaff } from '../kit/translations'
import type { HomeForm } from './home-model'
import { ProductPicker } from './product-picker'
import { Card } from '../kit/card'

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

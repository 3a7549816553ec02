'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { RemovalEvent, type StaffCategory } from '@/lib/contract/staff-catalogue'
import { ConfirmButton } from '../kit/confirm'
import { listHref } from '../kit/list-parts'
import { staffWork } from '../kit/staff-work'
import { useStaff } from '../kit/translations'
import { mergeTargets, nameOf, pathOf, type CategoryNode } from './category-node'
import { Card } from '../kit/card'

interface Props {
  found: CategoryNode
  categories: StaffCategory[]
}

/** Merges a category into another, or deletes an empty one. */
export function RemoveCategory({ found, categories }: Props) {
  const { t, language } = useStaff()
  const router = useRouter()
  const id = useId()
  const [into, setInto] = useState('')
  const { node, category, below } = found
  const targets = mergeTargets(categories, found)
  const target = targets.find((one) => one.node.id === into)
  const remove = async () => {
    const body = { category: node.id, ...(target && { into: target.node.id }) }
    const { links } = await staffWork(RemovalEvent, 'DELETE /categories', body)
    const next = target?.node.id ?? (below ? category.id : undefined)
    router.push(listHref('/staff/categories', { open: next, links }))
    router.refresh()
  }
  const name = nameOf(node, language)
  return (
    <Card title={t('Categories.merge')} className="gap-3">
      <p className="text-date-600">{t('Categories.mergeHint')}</p>
      <label htmlFor={id} className="text-small font-medium">
        {t('Categories.mergeInto')}
      </label>
      <select
        id={id}
        className="staff-select max-w-full justify-self-start"
        autoComplete="off"
        value={into}
        onChange={(event) => setInto(event.target.value)}
      >
        <option value="">{t('Categories.mergeChoose')}</option>
        {targets.map((one) => (
          <option key={one.node.id} value={one.node.id}>
            {pathOf(one, language)}
          </option>
        ))}
      </select>
      <div className="flex flex-wrap items-center gap-3">
        {target || node.products === 0 ? (
          <ConfirmButton
            look="danger"
            size="small"
            action={t(target ? 'Categories.mergeNow' : 'Categories.remove')}
            text={
              target
                ? t('Categories.mergeText', { name, into: pathOf(target, language), count: node.products })
                : t('Categories.removeText', { name })
            }
            said={{ Conflict: t(target ? 'Categories.mergeUnlike' : 'Categories.notEmpty') }}
            onConfirm={remove}
          />
        ) : (
          <p className="text-small">{t('Categories.notEmpty')}</p>
        )}
      </div>
    </Card>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { CategoryId, StaffCategory, RenameBody, RenameEvent } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { PictureField } from '../kit/picture-field'
import { SortableList } from '../kit/sortable-list'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { useOrder } from '../kit/use-order'
import { isUntranslated, nameOf, pathOf, type CategoryNode } from './category-node'
import { NewCategory } from './new-category'
import { RemoveCategory } from './remove-category'
import { StaffLink } from '../kit/links'
import { Card } from '../kit/card'
import { changedFields } from '../kit/changed-fields'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { BilingualField } from '../kit/bilingual-field'
import { StaffForm } from '../kit/form'
import { useSave } from '../kit/save-form'
import { useOverwriting } from '../kit/use-overwriting'
import { staffWork } from '../kit/staff-work'
import { useUnsaved } from '../kit/unsaved'

interface Props {
  found: CategoryNode
  categories: StaffCategory[]
}

/** The open category or subcategory: names, picture, subcategories, merging and removing. */
export function CategoryDetail({ found, categories }: Props) {
  const { t, language } = useStaff()
  const { node, category, below } = found
  return (
    <>
      <section className="staff-card grid gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="text-h3">
            <bdi>{pathOf(found, language)}</bdi>
          </h2>
          <StaffLink href={`/staff/products?category=${node.id}`} className="staff-link">
            {t('Categories.products', { count: node.products })}
          </StaffLink>
          {below && (
            <StaffLink href={`/staff/categories?open=${category.id}`} className="staff-link ms-auto">
              {t('Categories.up', { name: nameOf(category, language) })}
            </StaffLink>
          )}
        </div>
        {!below && <Picture category={category} />}
        <CategoryNames node={node} />
      </section>
      {!below && <Subcategories category={category} />}
      <RemoveCategory found={found} categories={categories} />
    </>
  )
}

function Picture({ category: { id, image } }: { category: StaffCategory }) {
  const { t } = useStaff()
  const change = useChange((picture: string | null) =>
    staffCall(CategoryId, `PUT /categories/${id}/picture`, { image: picture }),
  )
  const shown = change.isPending ? change.variables : image
  return (
    <>
      <PictureField
        label={t('Categories.picture')}
        hint={shown ? undefined : t('Categories.pictureHint')}
        picture={shown}
        optional
        round
        onChange={(picture) => change.mutate(picture)}
      />
      <Failure error={change.error} />
    </>
  )
}

function Subcategories({ category }: { category: StaffCategory }) {
  const { t, language } = useStaff()
  const order = useOrder(category.subcategories, (ids) =>
    staffCall(z.array(StaffCategory), 'PUT /categories/order', { within: category.id, order: ids }),
  )
  return (
    <>
      {order.items.length > 0 && (
        <Card title={t('Categories.subcategories')} className="gap-3">
          <SortableList
            label={t('Categories.subcategories')}
            items={order.items.map((one) => ({ ...one, title: one.name, name: nameOf(one, language) }))}
            onOrder={order.change}
            hrefOf={(id) => `/staff/categories?open=${id}`}
          >
            {({ name, title, products, hidden }) => (
              <span className="min-w-0">
                <bdi className="font-medium">{name}</bdi>{' '}
                {isUntranslated({ id: '', name: title, products, hidden }) && (
                  <span className="staff-chip">{t('Categories.untranslated')}</span>
                )}
                <span className="staff-quiet">{t('Categories.products', { count: products })}</span>
              </span>
            )}
          </SortableList>
          <Failure error={order.error} />
        </Card>
      )}
      <NewCategory title={t('Categories.addBelow')} parent={category.id} />
    </>
  )
}

/** Both names of a category; its products are found by the new ones. */
function CategoryNames({ node }: { node: StaffCategory['subcategories'][number] }) {
  const { t } = useStaff()
  const names = { category: node.id, ...node.name }
  const form = useForm({ resolver: zodResolver(RenameBody), values: names, resetOptions: { keepDirtyValues: true } })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  const check = useOverwriting()
  /** As opened: the form takes up a colleague's name unseen where another is typed. */
  const opened = useRef(form.formState.defaultValues)
  useEffect(() => {
    if (!isDirty) opened.current = form.formState.defaultValues
  })
  const rename = async (body: z.infer<typeof RenameBody>) => {
    const before = RenameBody.parse(form.formState.defaultValues)
    // One that was not touched may follow the other, or have been changed by a colleague.
    const changes = changedFields(before, body)
    const categories = await staffCall(z.array(StaffCategory), 'GET /categories')
    const now = categories.flatMap((one) => [one, ...one.subcategories]).find(({ id }) => id === node.id)
    const stored = now?.name ?? before
    check(opened.current ?? before, changes, stored)
    // The stored name again continues a rename that was interrupted.
    const asked = Object.keys(changes).length > 0 ? changes : { en: stored.en }
    await staffWork(RenameEvent, 'PUT /categories', { category: node.id, ...asked })
    return body
  }
  const { change, submit } = useSave(form, rename, (body) => ({ ...names, ...body }))
  return (
    <StaffForm onSubmit={submit}>
      <div className="staff-pairs">
        <BilingualField
          control={form.control}
          name={(language) => language}
          label={t('Common.name')}
          hints={{ ar: isUntranslated(node) ? t('Categories.untranslatedNote') : undefined }}
          maxLength={100}
        />
      </div>
      <Failure error={change.error} said={{ Conflict: t('Categories.nameTaken') }} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" busy={change.isPending} busyLabel={t('Common.working')}>
          {t('Common.save')}
        </Button>
        <p role="status" className="text-small text-date-600">
          {isDirty ? t('Common.notSaved') : change.isSuccess ? t('Common.saved') : ''}
        </p>
      </div>
    </StaffForm>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { RenameBody, RenameEvent, type StaffCategory } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { BilingualField } from '../kit/bilingual-field'
import { StaffForm } from '../kit/form'
import { useSave } from '../kit/save-form'
import { staffWork } from '../kit/staff-work'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { isUntranslated } from './category-node'

/** Both names of a category; its products are found by the new ones. */
export function CategoryNames({ node }: { node: StaffCategory['subcategories'][number] }) {
  const { t } = useStaff()
  const names = { category: node.id, ...node.name }
  const form = useForm({ resolver: zodResolver(RenameBody), values: names, resetOptions: { keepDirtyValues: true } })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  const rename = async (body: z.infer<typeof RenameBody>) => {
    await staffWork(RenameEvent, 'PUT /categories', body)
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
      <Failure error={change.error} />
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

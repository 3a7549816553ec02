'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { RenameBody, RenameEvent, type StaffCategory } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { BilingualField } from '../kit/bilingual-field'
import { sentValues, settle } from '../kit/settle'
import { staffWork } from '../kit/staff-work'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useChange } from '../kit/use-change'
import { isUntranslated } from './category-node'

/** Both names of a category; its products are found by the new ones. */
export function CategoryNames({ node }: { node: StaffCategory['subcategories'][number] }) {
  const { t } = useStaff()
  const names = { category: node.id, ...node.name }
  const form = useForm({ resolver: zodResolver(RenameBody), values: names, resetOptions: { keepDirtyValues: true } })
  const { errors, isDirty } = form.formState
  useUnsaved(isDirty)
  const rename = useChange((body: z.infer<typeof RenameBody>) => staffWork(RenameEvent, 'PUT /categories', body))
  const submit = form.handleSubmit((body) => {
    const sent = sentValues(form)
    rename.mutate(body, { onSuccess: () => settle(form, { ...names, ...body }, sent) })
  })
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <div className="staff-pairs">
        <BilingualField
          label={t('Common.name')}
          register={form.register}
          errors={errors}
          hints={{ ar: isUntranslated(node) ? t('Categories.untranslatedNote') : undefined }}
          maxLength={100}
        />
      </div>
      <Failure error={rename.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" busy={rename.isPending} busyLabel={t('Common.working')}>
          {t('Common.save')}
        </Button>
        <p role="status" className="text-small text-date-600">
          {isDirty ? t('Common.notSaved') : rename.isSuccess ? t('Common.saved') : ''}
        </p>
      </div>
    </form>
  )
}

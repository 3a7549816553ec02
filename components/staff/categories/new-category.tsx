'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CategoryId, NewCategoryBody } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { StaffField } from '../kit/field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'

interface Props {
  title: string
  /** Id of the category that gets a subcategory. */
  parent?: string
}

const orMissing = (typed: string) => (typed.trim() === '' ? undefined : typed)

/** Adds a category, or a subcategory, behind the others; opens a new category. */
export function NewCategory({ title, parent }: Props) {
  const { t } = useStaff()
  const router = useRouter()
  const form = useForm<{ en: string; ar?: string; parent?: string }>({
    resolver: zodResolver(NewCategoryBody),
    defaultValues: { en: '', ar: undefined, parent },
  })
  const { errors, isDirty } = form.formState
  const add = useMutation({
    mutationFn: (body: NewCategoryBody) => staffCall(CategoryId, 'POST /categories', body),
    onSuccess: ({ id }) => {
      form.reset()
      if (parent === undefined) router.push(`/staff/categories?open=${id}`)
      router.refresh()
    },
  })
  useUnsaved(isDirty && !add.isSuccess)
  return (
    <form className="staff-card grid gap-4" noValidate onSubmit={form.handleSubmit((body) => add.mutate(body))}>
      <h2 className="text-h3">{title}</h2>
      <div className="staff-pairs">
        <StaffField
          label={t('Categories.nameEn')}
          lang="en"
          dir="ltr"
          autoComplete="off"
          maxLength={100}
          invalid={Boolean(errors.en)}
          {...form.register('en')}
        />
        <StaffField
          label={t('Categories.nameAr')}
          lang="ar"
          dir="rtl"
          autoComplete="off"
          maxLength={100}
          hint={t('Categories.nameArHint')}
          invalid={Boolean(errors.ar)}
          {...form.register('ar', { setValueAs: orMissing })}
        />
      </div>
      <Failure error={add.error} />
      <Button
        type="submit"
        look={parent === undefined ? 'primary' : 'quiet'}
        size="small"
        className="justify-self-start"
        busy={add.isPending}
        busyLabel={t('Common.working')}
      >
        {t('Categories.addNow')}
      </Button>
    </form>
  )
}

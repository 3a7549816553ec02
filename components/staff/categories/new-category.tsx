'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { CategoryId, NewCategoryBody } from '@/lib/contract/staff-catalogue'
import { Failure } from '../kit/failure'
import { BilingualField } from '../kit/bilingual-field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'

interface Props {
  title: string
  /** Id of the category that gets a subcategory. */
  parent?: string
}

/** Without an English name the Arabic one stands in both languages. */
const OneName = z.preprocess(
  ({ en, ar = '', ...rest }: NewCategoryBody) => ({ en: en.trim() || ar, ar: ar || undefined, ...rest }),
  NewCategoryBody,
)
const orMissing = (typed: string) => (typed.trim() === '' ? undefined : typed)

/** Adds a category, or a subcategory, behind the others; opens a new category. */
export function NewCategory({ title, parent }: Props) {
  const { t } = useStaff()
  const router = useRouter()
  const form = useForm<{ en: string; ar?: string; parent?: string }>({
    resolver: zodResolver(OneName),
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
    <form
      method="dialog"
      className="staff-card grid gap-4"
      noValidate
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
    >
      <h2 className="text-h3">{title}</h2>
      <div className="staff-pairs">
        <BilingualField
          label={t('Common.name')}
          register={(language) => form.register(language, language === 'ar' ? { setValueAs: orMissing } : undefined)}
          errors={errors}
          hints={{ ar: t('Categories.nameArHint') }}
          maxLength={100}
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

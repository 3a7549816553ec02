'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CategoryId, NewCategoryBody } from '@/lib/contract/staff-catalogue'
import { otherLanguage } from '@/lib/i18n/language'
import { BilingualField } from '../kit/bilingual-field'
import { StaffForm, Submit } from '../kit/form'
import { sentValues, settle } from '../kit/settle'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useMadeId } from '../kit/use-made-id'

interface Props {
  title: string
  /** Id of the category that gets a subcategory. */
  parent?: string
}

/** Without an English name the Arabic one stands in both languages. */
const OneName = z.preprocess(
  ({ en, ar = '', ...rest }: NewCategoryBody) => ({ en: en.trim() || ar, ar: ar.trim() || undefined, ...rest }),
  NewCategoryBody,
)

/** Adds a category, or a subcategory, behind the others; opens a new category. */
export function NewCategory({ title, parent }: Props) {
  const { t } = useStaff()
  const router = useRouter()
  const empty = { en: '', ar: '', parent }
  const form = useForm<{ en: string; ar?: string; parent?: string }>({
    resolver: zodResolver(OneName),
    defaultValues: empty,
  })
  const { isDirty } = form.formState
  const ids = useMadeId()
  const add = useMutation({
    mutationFn: ({ body }: { body: NewCategoryBody; sent: string }) => staffCall(CategoryId, 'POST /categories', body),
    onSuccess: ({ id }, { sent }) => {
      ids.forget()
      settle(form, empty, sent)
      if (parent === undefined) router.push(`/staff/categories?open=${id}`)
      router.refresh()
    },
  })
  useUnsaved(isDirty)
  const typed = useWatch({ control: form.control })
  const submit = form.handleSubmit((body) =>
    add.mutate({ body: { ...body, id: ids.of(body.en, body.ar, parent) }, sent: sentValues(form) }),
  )
  return (
    <StaffForm className="staff-card grid gap-4" onSubmit={submit}>
      <h2 className="text-h3">{title}</h2>
      <div className="staff-pairs">
        <BilingualField
          control={form.control}
          name={(language) => language}
          label={t('Common.name')}
          hints={{ ar: t('Categories.nameArHint') }}
          isNeeded={(language) => !typed[otherLanguage(language)]?.trim()}
          maxLength={100}
        />
      </div>
      <Submit
        change={add}
        said={{ Conflict: t('Categories.nameTaken') }}
        look={parent === undefined ? 'primary' : 'quiet'}
        size="small"
        className="justify-self-start"
      >
        {t('Categories.addNow')}
      </Submit>
    </StaffForm>
  )
}

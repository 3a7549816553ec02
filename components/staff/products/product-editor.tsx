'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Icon, eye } from '@/components/ui/icon'
import { productHref } from '@/lib/config/routes'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { EditedProduct, NewProductBody, ProductBody } from '@/lib/contract/staff-products'
import { namedColors } from '@/lib/utils/named-colors'
import { Failure } from '../kit/failure'
import { StaffForm } from '../kit/form'
import { sentValues, settle } from '../kit/settle'
import { staffCall, StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { Conflict } from './conflict'
import { CropPreview } from './crop-preview'
import { editedContent, editorValues, type EditorValues } from './editor-values'
import { FactFields } from './fact-fields'
import { Pictures } from './pictures'
import { SellingFields } from './selling-fields'
import { SizeFields } from './size-fields'
import { TextFields } from './text-fields'
import { Video } from './video'
import { ActionLink, StaffLink } from '../kit/links'

interface Props {
  /** Null for a new one. */
  product: EditedProduct | null
  /** Id of a new product, so that a repeated save makes no second one. */
  newId: string
  categories: StaffCategory[]
}

/** Makes or changes a product: saved as a whole or not at all. */
export function ProductEditor({ product, newId, categories }: Props) {
  const { t, language } = useStaff()
  const router = useRouter()
  const [base, setBase] = useState(product)
  const [picturesComing, setPicturesComing] = useState(0)
  const [videoComes, setVideoComes] = useState(false)
  const uploading = picturesComing > 0 || videoComes
  const nameOf = (color: string) => namedColors.find(({ hex }) => hex === color)?.name[language] ?? color
  const valuesOf = (from: EditedProduct | null) => editorValues(from, nameOf, language)
  const parents = new Map(
    categories.flatMap(({ id, subcategories }) => subcategories.map((below) => [below.id, id] as const)),
  )
  const form = useForm<EditorValues>({ defaultValues: valuesOf(product) })
  const { isDirty, errors } = form.formState
  const [pictures, video] = useWatch({ control: form.control, name: ['pictures', 'video'] })
  const [saved, setSaved] = useState(false)
  useUnsaved(isDirty || uploading)

  const take = (now: EditedProduct, since = sentValues(form)) => {
    setBase(now)
    // New sizes have their ids now; sizes may have been moved or removed while the save ran.
    if (settle(form, valuesOf(now), since))
      for (const [at, { id, name }] of form.getValues('sizes').entries()) {
        const made = now.content.sizes.find((one) => one.name.en === (name.en || name.ar))
        if (id === null && made) form.setValue(`sizes.${at}.id`, made.id)
      }
  }
  const sent = useRef('')
  const posted = useRef(false)
  const save = useMutation({
    mutationFn: async (body: ProductBody | NewProductBody) => {
      if (base) return staffCall(EditedProduct, `PUT /products/${base.id}`, body)
      const repeated = posted.current
      posted.current = true
      const made = await staffCall(EditedProduct, 'POST /products', body)
      // A call whose answer got lost may have made it, of what was typed then.
      return repeated ? staffCall(EditedProduct, `PUT /products/${made.id}`, { ...body, version: made.version }) : made
    },
    onSuccess: (now) => {
      take(now, sent.current)
      setSaved(true)
      // The page of the new product is this one: reading it anew would bring another editor, without what was typed since.
      if (product) router.refresh()
      else window.history.replaceState(null, '', `/staff/products/${now.id}`)
    },
    onError: (error) => {
      const message = error instanceof StaffCallError ? error.fields.colors : undefined
      if (message) form.setError('colors', { message })
    },
  })
  const submit = (version = base?.version ?? '') => {
    // A save now would miss the files on their way.
    if (save.isPending || uploading) return
    // Those of fields that no input registers would stay.
    form.clearErrors()
    void form.handleSubmit((values) => {
      setSaved(false)
      sent.current = sentValues(form)
      const content = editedContent(values, valuesOf(base), parents)
      const checked = base
        ? ProductBody.safeParse({ ...content, version })
        : NewProductBody.safeParse({ ...content, id: newId })
      if (checked.success) return save.mutate(checked.data)
      for (const [at, { path, message }] of checked.error.issues.entries())
        form.setError(fieldAt(path), { message }, { shouldFocus: at === 0 })
      // Too many of a kind stand at no field.
      form.setError('root', { message: 'BadRequest' })
    })()
  }

  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      formElement.current?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [])

  const conflict = save.error instanceof StaffCallError && save.error.code === 'Conflict' && base
  const title = base && (base.content.title[language] || base.content.title.en || base.content.title.ar)
  return (
    <FormProvider {...form}>
      <StaffForm className="block max-lg:pb-20" ref={formElement} onSubmit={() => submit()}>
        <div className="staff-title">
          <StaffLink href="/staff/products" className="staff-row-link">
            {t('Products.title')}
          </StaffLink>
          <h1 className="text-h2">
            <bdi>{title ?? t('Products.add')}</bdi>
          </h1>
          {base?.content.visible && (
            <ActionLink href={productHref(base.id)} newTab className="ms-auto lg:order-2 lg:ms-0">
              <Icon shape={eye} />
              {t('Products.preview')}
            </ActionLink>
          )}
          {/* In reach of the thumb on a phone, with what came of it. */}
          <div className="staff-editor-save">
            <div className="w-full lg:order-4 lg:-mt-3 max-lg:[&_.staff-failure]:mb-2 lg:[&_.staff-failure]:mt-3">
              {!conflict && <Failure error={save.error} />}
              <div role="alert">{errors.root && <p className="staff-failure">{t('Errors.BadRequest')}</p>}</div>
            </div>
            <p role="status" className="text-small text-date-600 lg:order-1 lg:ms-auto">
              {isDirty ? t('Products.unsaved') : saved && t('Products.saved')}
            </p>
            <Button
              type="submit"
              size="small"
              className="lg:order-3"
              busy={save.isPending || uploading}
              busyLabel={uploading ? t('Products.uploading') : t('Common.working')}
            >
              {t('Common.save')}
            </Button>
          </div>
        </div>
        {conflict && (
          <Conflict
            base={conflict}
            onTake={(theirs) => {
              take(theirs)
              save.reset()
            }}
            onKeep={(theirs) => {
              // A size that is gone is made again.
              for (const [at, { id }] of form.getValues('sizes').entries())
                if (!theirs.content.sizes.some((one) => one.id === id)) form.setValue(`sizes.${at}.id`, null)
              submit(theirs.version)
            }}
          />
        )}
        <div className="staff-columns">
          <div className="grid min-w-0 gap-4">
            <Pictures
              pictures={pictures}
              onChange={(change) =>
                form.setValue('pictures', change(form.getValues('pictures')), { shouldDirty: true })
              }
              onBusy={setPicturesComing}
            />
            <Video
              video={video}
              onChange={(now) => form.setValue('video', now, { shouldDirty: true })}
              onBusy={setVideoComes}
            />
            <TextFields />
            <SizeFields />
            <FactFields />
          </div>
          <div className="grid min-w-0 gap-4">
            <SellingFields categories={categories} />
            <CropPreview />
          </div>
        </div>
      </StaffForm>
    </FormProvider>
  )
}

/** The editor's field of a path in the body of the call. */
function fieldAt(path: readonly PropertyKey[]): Parameters<ReturnType<typeof useForm<EditorValues>>['setError']>[0] {
  const [first] = path
  // The paths of the schema are those of the fields.
  return (first === 'colors' ? 'colors' : path.join('.')) as 'title.en'
}

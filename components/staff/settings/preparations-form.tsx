'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm, type FieldErrors, type Control } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { preparationKinds, type PreparationKind } from '@/lib/contract/selling'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { CategoryPreparations, Preparations } from '@/lib/contract/staff-preparations'
import { SaveForm, useSave } from '../kit/save-form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'
import { MoveKeys } from '../kit/move-keys'
import { Boxes } from './day-boxes'
import {
  askedTwice,
  firstChoices,
  preparationsFromForm,
  preparationsToForm,
  isOpen,
  newChoice,
  type PreparationsForm,
} from './preparations-model'
import { BilingualField } from '../kit/bilingual-field'
import { NumberField } from '../kit/form'

const Shape = z
  .custom<PreparationsForm>()
  .transform((typed): z.input<typeof Preparations> => preparationsFromForm(typed))
  .pipe(Preparations)

interface Props {
  category: Pick<StaffCategory, 'id' | 'subcategories'>
  stored: CategoryPreparations
}

/** What the butcher asks about the products of a category, in the order of the shop's form. */
export function PreparationsSettings({ category, stored }: Props) {
  const { t, language } = useStaff()
  const { subcategories } = category
  const form = useForm<PreparationsForm, unknown, Preparations>({
    // The schema is a list, the form names it.
    resolver: async (typed: PreparationsForm, context, options) => {
      const result = await zodResolver(Shape)(typed, context, options)
      return Object.keys(result.errors).length > 0
        ? { values: {}, errors: { questions: result.errors } as FieldErrors<PreparationsForm> }
        : result
    },
    defaultValues: preparationsToForm(stored.preparations, subcategories),
  })
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'questions' })
  const path = `/categories/${category.id}/preparations` as const
  const check = useOverwriting()
  const { change, send } = useSave(
    form,
    async (preparations: Preparations) => {
      const now = await staffCall(CategoryPreparations, `GET ${path}`)
      const listOf = (typed: unknown) => ({ preparations: Shape.parse(typed) })
      check(
        listOf(form.formState.defaultValues),
        { preparations },
        listOf(preparationsToForm(now.preparations, subcategories)),
      )
      return staffCall(CategoryPreparations, `PUT ${path}`, { preparations })
    },
    (saved) => preparationsToForm(saved.preparations, subcategories),
  )
  const submit = form.handleSubmit((preparations) =>
    askedTwice(preparations) ? form.setError('root', {}) : send(preparations),
  )
  const { errors } = form.formState
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <section className="staff-card grid gap-2">
        <p>{t('Preparations.text')}</p>
        <p role="status" className="empty:absolute">
          {stored.cartLines > 0 && t('Preparations.cartLines', { count: stored.cartLines })}
        </p>
        {fields.length === 0 && <p className="text-date-600">{t('Preparations.none')}</p>}
      </section>
      {fields.map(({ id, kind }, at) => (
        <fieldset key={id} className="staff-card grid gap-4">
          <legend className="sr-only">{t(`Preparations.kinds.${kind}`)}</legend>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="text-h3" aria-hidden="true">
              {t(`Preparations.kinds.${kind}`)}
            </h2>
            <MoveKeys n={at + 1} count={fields.length} onMove={(to) => move(at, to)} onRemove={() => remove(at)} />
          </div>
          {subcategories.length > 0 && (
            <Boxes
              control={form.control}
              name={`questions.${at}.only`}
              label={t('Preparations.only')}
              options={subcategories.map(({ id: value, name }) => [value, name[language]])}
            />
          )}
          <PreparationChoices control={form.control} at={at} kind={kind} />
        </fieldset>
      ))}
      <section className="staff-card">
        <h2 className="mb-3 text-h3">{t('Preparations.add')}</h2>
        <div className="flex flex-wrap gap-2">
          {preparationKinds.map((kind) => (
            <Button
              key={kind}
              look="quiet"
              size="small"
              data-single-click
              onClick={() => append({ kind, only: [], choices: firstChoices[kind] })}
            >
              {t(`Preparations.kinds.${kind}`)}
            </Button>
          ))}
        </div>
      </section>
      {errors.root && (
        <p role="alert" className="staff-failure">
          {t('Preparations.twice')}
        </p>
      )}
    </SaveForm>
  )
}

interface ChoicesProps {
  control: Control<PreparationsForm, unknown, Preparations>
  /** Place of the question. */
  at: number
  kind: PreparationKind
}

/** The choices of a question; the first is the one of customers who choose nothing. */
function PreparationChoices({ control, at, kind }: ChoicesProps) {
  const { t } = useStaff()
  const { fields, append, remove, move } = useFieldArray({ control, name: `questions.${at}.choices` })
  return (
    <>
      {fields.map(({ id }, place) => {
        const name = `questions.${at}.choices.${place}` as const
        return (
          <div
            key={id}
            role="group"
            aria-label={t('Preparations.choice', { n: place + 1 })}
            className="staff-entry-row"
          >
            <div className="flex items-center justify-between gap-3">
              <span className="text-small text-date-600">
                {place === 0 ? t('Preparations.default') : t('Preparations.choice', { n: place + 1 })}
              </span>
              <MoveKeys
                n={place + 1}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onRemove={isOpen(kind) && fields.length > 2 ? () => remove(place) : undefined}
              />
            </div>
            <div className="staff-times">
              <BilingualField
                control={control}
                name={(language) => `${name}.name.${language}`}
                label={t('Common.name')}
              />
              <NumberField control={control} name={`${name}.fee`} label={t('Preparations.fee')} />
            </div>
          </div>
        )
      })}
      {isOpen(kind) && fields.length < 20 && (
        <div>
          <Button look="quiet" size="small" data-single-click onClick={() => append(newChoice)}>
            {t('Preparations.addChoice')}
          </Button>
        </div>
      )}
    </>
  )
}

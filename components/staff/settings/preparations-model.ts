import { CARCASS_CUTS_MAX } from '@/lib/contract/order'
import { headChoices, type PreparationKind } from '@/lib/contract/selling'
import type { Preparations } from '@/lib/contract/staff-preparations'

type Question = Preparations[number]
/** A new choice has an empty id, which is made of its name. */
type ChoiceForm = Question['choices'][number]

export interface PreparationsForm {
  /** `only` has ids of subcategories; none for all of the category. */
  questions: (Question & { only: string[] })[]
}

interface Subcategory {
  id: string
  name: { en: string }
}

const choice = (id: string, en: string, ar: string): ChoiceForm => ({ id, name: { en, ar }, fee: 0 })
export const newChoice = choice('', '', '')

/** The choices a new question begins with. Ids of heads and purposes have a meaning, so these are given. */
export const firstChoices: Record<PreparationKind, ChoiceForm[]> = {
  cut: [choice('whole', 'Whole', 'كاملة'), choice('pieces-8', 'Eight pieces', 'ثماني قطع')],
  packing: [choice('bags', 'Bags', 'أكياس'), choice('vacuum', 'Vacuum-packed', 'تغليف مفرّغ من الهواء')],
  head: [choice('with', 'With head', 'مع الرأس'), choice('without', 'Without head', 'بدون رأس')],
  offal: [choice('with', 'With offal', 'مع الأحشاء'), choice('without', 'Without offal', 'بدون أحشاء')],
  purpose: [
    choice('none', 'No occasion', 'بدون مناسبة'),
    choice('udhiya', 'Udhiya', 'أضحية'),
    choice('aqiqah', 'Aqiqah', 'عقيقة'),
  ],
}

/** Whether choices may be added and removed: a head is there or not. */
export function isOpen(kind: PreparationKind): boolean {
  return kind !== 'head'
}

/** The questions for a form: subcategories by id instead of by name. */
export function preparationsToForm(preparations: Preparations, subcategories: Subcategory[]): PreparationsForm {
  const idsOf = (names: string[]) => subcategories.filter(({ name }) => names.includes(name.en)).map(({ id }) => id)
  return { questions: preparations.map(({ only = [], ...question }) => ({ ...question, only: idsOf(only) })) }
}

export function preparationsFromForm({ questions }: PreparationsForm): Preparations {
  return questions.map(({ kind, only, choices }) => {
    const taken = new Set(choices.map(({ id }) => id))
    return {
      kind,
      choices: choices.map((one) => {
        const id = one.id || freeId(one.name.en, kind, taken)
        taken.add(id)
        return { ...one, id }
      }),
      ...(only.length > 0 && { only }),
    }
  })
}

/** Whether two questions of one kind are about the same products. */
export function askedTwice(preparations: Preparations): boolean {
  return preparations.some((one, at) =>
    preparations
      .slice(at + 1)
      .some(({ kind, only }) => kind === one.kind && (!only || !one.only || only.some((id) => one.only?.includes(id)))),
  )
}

/** An id for a new choice: its English name in small letters; a head's is the one that is left. */
function freeId(name: string, kind: PreparationKind, taken: Set<string>): string {
  if (kind === 'head') return headChoices.find((id) => !taken.has(id)) ?? ''
  // At the end of a cut's id a larger number would be parts that no carcass is cut into.
  const named = (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !(Number(word) > CARCASS_CUTS_MAX))
  const words = named.length > 0 ? named : [kind]
  // Ids have 40 characters at most; a number at the end of a cut's counts its parts, so what tells two apart is a letter.
  const base = words.join('-').slice(0, 36).replace(/-$/, '')
  const [free = base] = [base, ...[...'bcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}-${base}`)].filter(
    (id) => !taken.has(id),
  )
  return free
}

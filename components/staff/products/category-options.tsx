import { Fragment } from 'react'
import type { Language } from '@/lib/config/constants'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'

/** Options of a select: every category, each followed by its subcategories. */
export function CategoryOptions({ categories, language }: { categories: StaffCategory[]; language: Language }) {
  return categories.map(({ id, name, subcategories }) => (
    <Fragment key={id}>
      <option value={id}>{name[language]}</option>
      {subcategories.map((below) => (
        <option key={below.id} value={below.id}>
          {name[language]} › {below.name[language]}
        </option>
      ))}
    </Fragment>
  ))
}

import { useLocale, useTranslations } from 'next-intl'
import { Choice } from '@/components/ui/choice'
import type { Category, Subcategory } from '@/lib/contract/category'
import type { ProductQuery } from '@/lib/contract/product-query'
import { MoreChoices } from './more-choices'

/** Categories shown before "Show more". */
const SHOWN = 6

/** Categories with what each holds; a ticked one opens its subcategories. Spec §2 (Shop). */
export function CategoryFilter({ categories, query }: { categories: Category[]; query: ProductQuery }) {
  const t = useTranslations('Shop')
  const chosen = (category: Category) => query.categories.includes(category.id)
  const first = categories.slice(0, SHOWN)
  const rest = categories.slice(SHOWN)
  return (
    <>
      <ul className="grid gap-1">
        {first.map((category) => (
          <CategoryChoice key={category.id} category={category} chosen={chosen(category)} query={query} />
        ))}
      </ul>
      {rest.length > 0 && (
        <MoreChoices label={t('more', { count: rest.length })} open={rest.some(chosen)}>
          <ul className="grid gap-1">
            {rest.map((category) => (
              <CategoryChoice key={category.id} category={category} chosen={chosen(category)} query={query} />
            ))}
          </ul>
        </MoreChoices>
      )}
    </>
  )
}

function CategoryChoice({ category, chosen, query }: { category: Category; chosen: boolean; query: ProductQuery }) {
  return (
    <li>
      <CountedCheckbox name="category" item={category} checked={chosen} />
      {chosen && category.subcategories.length > 0 && (
        <ul className="ms-3 grid gap-1 border-s-2 border-sand-300 ps-5">
          {category.subcategories.map((subcategory) => (
            <li key={subcategory.id}>
              <CountedCheckbox
                name="subcategory"
                item={subcategory}
                checked={query.subcategories.includes(subcategory.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface CountedCheckboxProps {
  name: string
  item: Category | Subcategory
  checked: boolean
}

function CountedCheckbox({ name, item, checked }: CountedCheckboxProps) {
  const language = useLocale()
  return (
    <Choice type="checkbox" name={name} value={item.id} defaultChecked={checked} count={item.products ?? undefined}>
      {item.name[language]}
    </Choice>
  )
}

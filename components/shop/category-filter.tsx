import { useLocale, useTranslations } from 'next-intl'
import { Choice } from '@/components/ui/choice'
import type { Category, Subcategory } from '@/lib/contract/category'
import type { ShopState } from '@/lib/listing/shop-query'
import { MoreChoices } from './more-choices'

/** Categories shown before "Show more". */
const INITIALLY_SHOWN = 6

/** Categories with their number of matching products, empty ones last; a checked one shows its subcategories. Spec §2 (Shop). */
export function CategoryFilter({ categories, state }: { categories: Category[]; state: ShopState }) {
  const t = useTranslations('Shop')
  const chosen = (category: Category) => state.query.categories.includes(category.id)
  // Checking one does not reorder the list, so the focus stays.
  const inOrder = categories.toSorted((a, b) => Number(a.products === 0) - Number(b.products === 0))
  const rest = inOrder.slice(INITIALLY_SHOWN)
  const listOf = (some: Category[]) => (
    <ul className="grid gap-1">
      {some.map((category) => (
        <CategoryChoice key={category.id} category={category} chosen={chosen(category)} state={state} />
      ))}
    </ul>
  )
  return (
    <>
      {listOf(inOrder.slice(0, INITIALLY_SHOWN))}
      {rest.length > 0 && (
        <MoreChoices label={t('more', { count: rest.length })} open={rest.some(chosen)}>
          {listOf(rest)}
        </MoreChoices>
      )}
    </>
  )
}

function CategoryChoice({ category, chosen, state }: { category: Category; chosen: boolean; state: ShopState }) {
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
                checked={state.query.subcategories.includes(subcategory.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function CountedCheckbox({ name, item, checked }: { name: string; item: Category | Subcategory; checked: boolean }) {
  const language = useLocale()
  return (
    <Choice type="checkbox" name={name} value={item.id} defaultChecked={checked} count={item.products ?? undefined}>
      {item.name[language]}
    </Choice>
  )
}

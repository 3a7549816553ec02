import { useFormatter, useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Category } from '@/lib/contract/category'
import { toAed } from '@/lib/contract/money'
import { colorName } from '@/lib/i18n/color-name'
import { chosenChips, type Chip } from '@/lib/listing/chips'
import type { ShopState } from '@/lib/listing/shop-query'
import { Icon, close } from '@/components/ui/icon'

interface ChosenChipsProps {
  state: ShopState
  categories: Category[]
  row?: boolean
}

/** The active filters as removable chips. Standards 22. */
export function ChosenChips({ state, categories, row = false }: ChosenChipsProps) {
  const t = useTranslations('Shop')
  const label = useChipLabel()
  const chips = chosenChips(state, categories)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('chosen')} data-refines="chip" className={row ? 'chip-row' : 'flex flex-wrap gap-2'}>
      {chips.map((chip) => (
        <li key={chip.href} className={row ? 'shrink-0' : undefined}>
          <RemovableChip href={chip.href} takes={chip.takes}>
            {label(chip)}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

function useChipLabel(): (chip: Chip) => string {
  const t = useTranslations('Shop')
  const language = useLocale()
  const format = useFormatter()
  const aed = (fils: number) => format.number(toAed(fils), { maximumFractionDigits: 2, numberingSystem: 'latn' })
  return (chip) => {
    if (chip.kind === 'keyword') return t('keywordChip', { keyword: chip.keyword })
    if (chip.kind === 'name') return chip.name[language]
    if (chip.kind === 'color') return colorName(chip.color, language)
    if (chip.kind === 'rating') {
      const stars = chip.rating
      return stars === 5 ? t('ratingExactly', { stars }) : t('ratingFrom', { stars, upTo: `${stars}.9` })
    }
    if (chip.from === null) return t('priceChipTo', { to: aed(chip.to ?? 0) })
    if (chip.to === null) return t('priceChipFrom', { from: aed(chip.from) })
    return t('priceChipBetween', { from: aed(chip.from), to: aed(chip.to) })
  }
}

interface Props {
  href: string
  /** Ids of choices removed together with this one. */
  takes?: readonly string[] | undefined
  children: ReactNode
}

function RemovableChip({ href, takes, children }: Props) {
  const t = useTranslations('Kit')
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      replace
      data-single-click
      data-takes={takes?.join(' ')}
      className="chip group inline-flex min-h-11 items-center gap-2 rounded-card bg-palm-100 py-1.5 ps-4 pe-1.5 text-small font-medium wrap-anywhere text-palm-900 transition-colors duration-220 hover:bg-palm-200"
    >
      <span className="sr-only">{t('remove')}</span>
      <span>{children}</span>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-palm-900/10 transition-colors duration-220 group-hover:bg-palm-900/20">
        <Icon shape={close} size={14} />
      </span>
    </Link>
  )
}

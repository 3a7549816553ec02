import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import { KEYWORD_MAX } from '@/lib/contract/product-query'

interface Props {
  /** Id of the field. */
  id: string
  placeholder: string
  className?: string
}

/** Search field of the whole shop: a plain form that works without scripts. */
export function SearchForm({ id, placeholder, className }: Props) {
  const t = useTranslations('Header')
  return (
    <form action="/shop" method="get" role="search" className={className}>
      <div className="field-control field-pill min-h-14.5">
        <button
          type="submit"
          aria-label={t('search')}
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-full text-palm-900"
        >
          <Icon shape={search} size={22} />
        </button>
        <input
          id={id}
          type="search"
          name="keyword"
          aria-label={t('searchField')}
          placeholder={placeholder}
          maxLength={KEYWORD_MAX}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="field-input -ms-1"
          suppressHydrationWarning
        />
        <span id={`${id}-busy`} className="spinner text-palm-700" hidden suppressHydrationWarning />
      </div>
    </form>
  )
}

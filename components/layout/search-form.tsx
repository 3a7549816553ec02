import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'

interface Props {
  /** Of the field; unique on the page. */
  id: string
  placeholder: string
  /** "/" jumps here: shows the hint. */
  slash?: boolean
  large?: boolean
  className?: string
}

/** Search of the whole shop: a plain form, so it works before and without scripts. */
export function SearchForm({ id, placeholder, slash = false, large = false, className }: Props) {
  const t = useTranslations('Header')
  return (
    <form action="/shop" method="get" role="search" className={className}>
      <div className={cx('field-control field-pill', large && 'min-h-14.5')}>
        <button
          type="submit"
          aria-label={t('search')}
          className="-ms-2.5 grid size-9 shrink-0 place-items-center rounded-full text-palm-900"
        >
          <Icon shape={search} />
        </button>
        <input
          id={id}
          type="search"
          name="keyword"
          aria-label={t('searchField')}
          aria-keyshortcuts={slash ? '/' : undefined}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
          className="field-input peer -ms-2 text-small"
        />
        {slash && (
          <kbd
            aria-hidden="true"
            className="rounded-full bg-sand-100 px-2.5 py-0.5 font-sans text-note text-date-600 peer-focus:hidden"
          >
            /
          </kbd>
        )}
      </div>
    </form>
  )
}

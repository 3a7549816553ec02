import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Icon, search } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

/** Opens the search, as Ctrl K does: looks like a field in the bar (`wide` where it fits), an icon on phones. */
export function SearchButton({ shop, wide }: { shop: string; wide: boolean }) {
  const t = useTranslations('Header')
  return (
    <>
      <button
        type="button"
        popoverTarget="search-drop"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={cx(
          'me-2 flex h-11.5 min-w-16 shrink flex-wrap gap-x-3 overflow-hidden rounded-full border-[1.5px] border-sand-300 bg-white ps-4.5 pe-2 text-small text-date-600 transition-colors duration-160 hover:border-palm-700 @max-md:hidden',
          wide ? 'w-62 rtl:w-70' : 'w-44',
        )}
      >
        <span className="flex h-full max-w-full min-w-0 flex-auto items-center gap-3">
          <Icon shape={search} className="text-palm-900" />
          <span className="min-w-0 flex-1 overflow-x-clip text-start text-ellipsis whitespace-nowrap">
            {wide ? t('searchPlaceholder', { shop }) : t('search')}
          </span>
        </span>
        {/* Where both do not fit, the keys wrap out of sight instead of cutting the words. */}
        {wide && (
          <span aria-hidden="true" className="scripted flex h-full items-center @max-lg:hidden">
            <span
              data-shortcut
              dir="ltr"
              className="rounded-full bg-sand-100 px-2.5 py-0.5 text-note whitespace-nowrap"
            >
              Ctrl K
            </span>
          </span>
        )}
      </button>
      <IconButton
        shape={search}
        iconSize={22}
        label={t('search')}
        look="bare"
        popoverTarget="search-drop"
        aria-haspopup="dialog"
        className="@md:hidden"
      />
    </>
  )
}

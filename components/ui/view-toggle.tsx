import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { View } from '@/lib/listing/shop-query'
import { Icon, grid, list } from './icon'

const shapes = { grid, list }

/** Grid or list. Spec §2 (Shop, Favorites). */
export function ViewToggle({ view: shown, hrefOf }: { view: View; hrefOf: (view: View) => string }) {
  const t = useTranslations('Shop')
  return (
    <nav aria-label={t('view')} data-refines="view" className="flex rounded-full bg-sand-100 p-1">
      {(['grid', 'list'] satisfies View[]).map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          replace
          scroll={false}
          prefetch={false}
          rel="nofollow"
          aria-label={t(view)}
          aria-current={view === shown ? 'true' : undefined}
          className="grid size-11 place-items-center rounded-full border border-transparent text-palm-900 hover:bg-palm-50 aria-current:border-palm-700 aria-current:bg-white"
        >
          <Icon shape={shapes[view]} />
        </Link>
      ))}
    </nav>
  )
}

import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundMessage } from '@/components/navigation/not-found-message'
import { SectionHeading } from '@/components/ui/section-heading'
import { listCategories } from '@/lib/backend/cached-reads'
import { categoryHref } from '@/lib/config/routes'
import { unlistedMetadata } from './metadata'

export function generateMetadata() {
  return unlistedMetadata('NotFound.metaTitle')
}

/** Categories offered; few, since every page carries this one along. */
const CATEGORIES = 8

/** Not-found page in the visitor's language, with links to categories. Standards 3, 23. */
export default async function NotFound() {
  const [t, language, categories] = await Promise.all([
    getTranslations('NotFound'),
    getLocale(),
    listCategories().catch(() => []),
  ])
  return (
    <div className="page-width pt-9 md:pt-16">
      <NotFoundMessage />
      {categories.length > 0 && (
        <section className="mt-11">
          <SectionHeading title={t('categories')} />
          {/* Text only, for the same reason. */}
          <ul className="flex flex-wrap gap-2.5">
            {categories.slice(0, CATEGORIES).map(({ id, name }) => (
              <li key={id}>
                <Link href={categoryHref(id)} prefetch={false} className="button button-quiet button-small">
                  {name[language]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

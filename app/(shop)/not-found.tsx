import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { SectionHeading } from '@/components/ui/section-heading'
import { listCategories } from '@/lib/backend/cached-reads'
import { categoryHref } from '@/lib/config/routes'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, search } from '@/components/ui/icon'
import lost from '@/components/brand/pictures/lost.webp'
import { unlistedMetadata } from '@/app/metadata'

export const generateMetadata = unlistedMetadata('NotFound.metaTitle')

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

function NotFoundMessage() {
  const t = useTranslations('NotFound')
  return (
    <EmptyState heading="h1" title={t('title')} text={t('text')} picture={lost.src}>
      <ButtonLink href="/shop">{t('action')}</ButtonLink>
      <Button look="quiet" popoverTarget="search-drop">
        <Icon shape={search} />
        {t('search')}
      </Button>
    </EmptyState>
  )
}

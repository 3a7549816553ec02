import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { namesOf, publicMetadata, shopPreview } from '@/app/metadata'
import { LogoMark } from '@/components/brand/logo-mark'
import { ProductGrid } from '@/components/product/product-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { groupNames } from '@/lib/contract/settings'
import { getShopInfo, productGroups } from '@/lib/backend/cached-reads'
import { shareImageUrl } from '@/lib/media/share-name'

interface Props {
  params: Promise<{ name: string }>
}

export const generateMetadata = withErrorMetadata(async ({ params }: Props): Promise<Metadata> => {
  const name = await readGroup(params)
  if (!name) return notFoundMetadata()
  const [groups, preview, t, language] = await Promise.all([
    productGroups(),
    shopPreview(),
    getTranslations(),
    getLocale(),
  ])
  const group = t(`Group.${name}`)
  const first = groups[name][0]
  return publicMetadata({
    language,
    path: `/settings-product/${name}`,
    hidden: !first,
    // A category may have the group's name.
    title: t('Group.metaTitle', { group }),
    description: t('Group.metaDescription', { ...namesOf(await getShopInfo(), language), group }),
    image: first ? { path: shareImageUrl(first.id, first.images[0] ?? null), alt: first.title[language] } : preview,
  })
})

export default withErrorPage(async function GroupPage({ params }: Props) {
  const name = await readGroup(params)
  if (!name) return <NotFoundPage />
  const [groups, t] = await Promise.all([productGroups(), getTranslations()])
  const products = groups[name]
  const title = t(`Group.${name}`)
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumbs
        trail={[{ name: t('Common.home'), href: '/' }, { name: t('Shop.title'), href: '/shop' }, { name: title }]}
      />
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-1 mb-6 text-date-600 md:mb-8">{t('Shop.results', { count: products.length })}</p>
      {products.length === 0 ? (
        <EmptyState title={t('Group.emptyTitle')} text={t('Group.emptyText')} mark={<LogoMark className="size-20" />}>
          <ButtonLink href="/shop">{t('Group.emptyAction')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductGrid products={products} wide seen={5} />
      )}
    </div>
  )
})

async function readGroup(params: Props['params']) {
  const { name } = await params
  return groupNames.find((one) => one === name)
}

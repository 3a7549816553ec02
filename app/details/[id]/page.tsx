import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Facts } from '@/components/details/facts'
import { Gallery } from '@/components/details/gallery'
import { Related } from '@/components/details/related'
import { Reviews } from '@/components/details/reviews'
import { JsonLd } from '@/components/seo/json-ld'
import { ProductBadge } from '@/components/product/product-badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Product } from '@/lib/contract/product'
import { getProduct, listReviews, relatedProducts } from '@/lib/gateway/catalogue'
import { mediaFile } from '@/lib/media/picture'
import { categoryHref, productHref } from '@/lib/routes'
import { breadcrumbList, graph, productSchema, trailOf, type Crumb } from '@/lib/seo/json-ld'
import { pageMetadata, previewText } from '@/lib/seo/page-metadata'
import { shareImageUrl } from '@/lib/seo/share-image-url'
import { absoluteUrl } from '@/lib/seo/urls'

type Props = PageProps<'/details/[id]'>

/** Reviews shown at first. Spec §9: three at a time. */
const REVIEWS_SHOWN = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [product, language] = await Promise.all([readProduct(params), getLocale()])
  return pageMetadata({
    language,
    path: productHref(product.id),
    title: product.title[language],
    description: previewText(product.description[language]),
    image: { path: shareImageUrl(product.id, product.images[0] ?? null), alt: product.title[language] },
  })
}

export default async function ProductPage({ params }: Props) {
  const product = await readProduct(params)
  const [reviews, related, t, language] = await Promise.all([
    listReviews(product.id, 1),
    relatedProducts(product),
    getTranslations(),
    getLocale(),
  ])
  const title = product.title[language]
  const shownReviews = [
    ...reviews.items.filter((review) => review.comment),
    ...reviews.items.filter((review) => !review.comment),
  ].slice(0, REVIEWS_SHOWN)
  const crumbs: Crumb[] = [
    { name: t('Common.home'), path: '/' },
    { name: t('Shop.title'), path: '/shop' },
    ...(product.category ? [{ name: product.category.name[language], path: categoryHref(product.category.id) }] : []),
    { name: title, path: productHref(product.id) },
  ]
  const pictures = product.images.map((src, index) => ({
    src,
    label: t('Details.picture', { number: index + 1, total: product.images.length }),
  }))
  const schema = productSchema(
    product,
    shownReviews,
    product.images.map((image) => mediaFile(image, 1280)),
    language,
  )
  return (
    <div className="page-width pt-4 max-lg:pt-0">
      <JsonLd data={graph(schema, breadcrumbList(crumbs, language))} />
      <div className="max-lg:sr-only">
        <Breadcrumbs trail={trailOf(crumbs)} />
      </div>
      <div className="details-grid">
        <Gallery title={title} label={t('Details.gallery', { title })} pictures={pictures}>
          <ProductBadge product={product} className="absolute start-4 top-4" />
        </Gallery>
        <Facts product={product} shareUrl={absoluteUrl(productHref(product.id), language)} />
      </div>
      <Reviews reviews={shownReviews} average={product.averageRating} total={reviews.total} />
      <Related products={related} />
    </div>
  )
}

async function readProduct(params: Props['params']): Promise<Product> {
  const product = await getProduct((await params).id)
  if (!product) notFound()
  return product
}

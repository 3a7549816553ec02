import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { openedSize } from '@/components/add-to-cart/buy-product'
import { contactOf } from '@/components/details/enquiry'
import { Facts } from '@/components/details/facts'
import { Gallery } from '@/components/details/gallery'
import { Promises } from '@/components/details/promises'
import { Reviews } from '@/components/details/reviews'
import { BelowFold } from '@/components/navigation/below-fold'
import { JsonLd } from '@/components/seo/json-ld'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { badgeOf } from '@/components/product/card-facts'
import { ProductBadge } from '@/components/product/product-badge'
import { ForgetViewed } from '@/components/recent/forget-viewed'
import { RecentlyViewed } from '@/components/recent/recently-viewed'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import {
  highestFee,
  hasPolicies,
  getProduct,
  getShopInfo,
  relatedProducts,
  reviewPages,
  reviewsUpTo,
  takesCards,
} from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { mediaFile } from '@/lib/media/address'
import { foreign } from '@/lib/i18n/foreign'
import { categoryHref, productHref } from '@/lib/config/routes'
import { breadcrumbList, graph, trailOf, type Crumb } from '@/lib/seo/json-ld'
import { productSchema, videoSchema } from '@/lib/seo/product-schema'
import { productPreview } from '@/lib/seo/page-metadata'
import { shareImageUrl } from '@/lib/media/share-name'
import { absoluteUrl } from '@/lib/seo/urls'
import { THUMBNAILS_SHOWN } from '@/lib/config/constants'
import { ProductCarousel } from '@/components/product/product-carousel'
import type { Product } from '@/lib/contract/product'
import { publicMetadata } from '@/app/metadata'

type Props = PageProps<'/details/[id]'>

/** Reviews in the structured data: the newest with comments, as on the page. */
const STRUCTURED_REVIEWS = 3

export const generateMetadata = withErrorMetadata(async ({ params }: Props): Promise<Metadata> => {
  const [product, language] = await Promise.all([readProduct(params), getLocale()])
  if (!product) return notFoundMetadata()
  return publicMetadata({
    language,
    path: productHref(product.id),
    title: product.title[language],
    description: productPreview(product, language),
    image: { path: shareImageUrl(product.id, product.images[0] ?? null), alt: product.title[language] },
  })
})

export default withErrorPage(async function ProductPage({ params, searchParams }: Props) {
  const product = await readProduct(params)
  if (!product)
    return (
      <>
        <ForgetViewed id={(await params).id} />
        <NotFoundPage />
      </>
    )
  const [shop, fees, reviewPage, related, cards, t, language] = await Promise.all([
    getShopInfo(),
    orNull(deliveryFees(product), 'the delivery fee'),
    orNull(reviewsUpTo(product.id, reviewPages((await searchParams).reviews)), 'reviews'),
    orNull(relatedProducts(product), 'related products').then((found) => found ?? []),
    orNull(takesCards(), 'whether cards are taken'),
    getTranslations(),
    getLocale(),
  ])
  const reviews = reviewPage ?? { items: [], written: 0, silent: 0, total: 0, more: null }
  const title = product.title[language]
  const crumbs: Crumb[] = [
    { name: t('Common.home'), path: '/' },
    { name: t('Shop.title'), path: '/shop' },
    ...(product.category ? [{ name: product.category.name[language], path: categoryHref(product.category.id) }] : []),
    { name: title, path: productHref(product.id), ...foreign(product.title, language) },
  ]
  const pictures = product.images.map((src, index) => ({
    src,
    label: t('Details.picture', { number: index + 1, total: product.images.length }),
  }))
  const galleryLabels = {
    gallery: t('Details.gallery', { title }),
    open: t('Details.openGallery'),
    more: t('Details.morePictures', { count: pictures.length - THUMBNAILS_SHOWN + 1 }),
    close: t('Details.closeGallery'),
    previous: t('Details.previousPicture'),
    next: t('Details.nextPicture'),
    zoomIn: t('Details.zoomIn'),
    zoomOut: t('Details.zoomOut'),
  }
  const cardOnly = product.category?.carcass ?? false
  const images = product.images.map((image) => mediaFile(image, 1280))
  const schema = productSchema(product, language, {
    seller: shop.name[language],
    terms: { delivery: (price) => fees?.get(price) ?? null, returns: hasPolicies() },
    reviews: reviews.items.slice(0, STRUCTURED_REVIEWS),
    images,
    orderable: !cardOnly || cards !== false,
  })
  const video = product.video ? { src: product.video, poster: images[0], label: t('Details.video', { title }) } : null
  const nodes = [schema, videoSchema(product, language, images[0])].flatMap((node) => node ?? [])
  return (
    <div className="page-width pt-4 max-md:pt-0">
      <JsonLd data={graph(...nodes, breadcrumbList(crumbs, language))} />
      <div className="details-trail">
        <Breadcrumbs trail={trailOf(crumbs)} />
      </div>
      <div className="details-grid">
        <Gallery productId={product.id} title={title} pictures={pictures} labels={galleryLabels} video={video}>
          <ProductBadge badge={badgeOf(product)} className="absolute inset-s-0 top-4 md:inset-s-4" />
          <span className="absolute inset-e-0 top-4 md:inset-e-4 lg:hidden">
            <FavoriteToggle product={{ id: product.id, title }} look="card" />
          </span>
        </Gallery>
        <Facts
          product={product}
          size={openedSize(product, (await searchParams).size)}
          contact={contactOf(shop)}
          urlOf={(size) => absoluteUrl(productHref(product.id, size), language)}
          related={related.length > 0}
        />
        {product.stock > 0 && product.sale !== 'enquiry' && (
          <div className="details-promises">
            <Promises product={product} cardOnly={cardOnly} cards={cards !== false} />
          </div>
        )}
      </div>
      <BelowFold>
        <Reviews
          reviews={reviews}
          average={product.averageRating}
          moreHref={reviews.more === null ? null : `${productHref(product.id)}?reviews=${reviews.more}`}
        />
        <Related products={related} />
        <div className="pt-11 empty:hidden md:pt-16">
          <RecentlyViewed now={product} />
        </div>
      </BelowFold>
    </div>
  )
})

/** The delivery fee by the price of the product and of its sizes. */
async function deliveryFees({ price, sizes }: Product) {
  const prices = new Set([price, ...sizes.map((size) => size.price)])
  return new Map(await Promise.all([...prices].map(async (one) => [one, await highestFee(one)] as const)))
}

async function readProduct(params: Props['params']) {
  return getProduct((await params).id)
}

/** Related products: the same category. Spec §2 (Product details). */
function Related({ products }: { products: Product[] }) {
  const t = useTranslations('Details')
  if (products.length === 0) return null
  return (
    <div id="related" className="-mx-(--gutter) mt-16 px-(--gutter)">
      <ProductCarousel title={t('related')} products={products} />
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComponentGallery } from '@/components/gallery/component-gallery'
import { config } from '@/lib/config/environment'
import { everyProduct } from '@/lib/contract/product-query'
import { listProducts } from '@/lib/backend/cached-reads'
import { loadMessages } from '@/lib/i18n/messages'

export const metadata: Metadata = { title: 'Components', robots: { index: false, follow: false } }

/** For reviewers: the shared components in both directions. Absent in production unless `SHOP_REVIEW=on`. */
export default async function ComponentsPage() {
  if (process.env.NODE_ENV === 'production' && !config().review) notFound()
  const [page, en, ar] = await Promise.all([listProducts(everyProduct), loadMessages('en'), loadMessages('ar')])
  return (
    <div className="page-width py-11">
      <h1 className="mb-8 text-h1" lang="en">
        Components
      </h1>
      <ComponentGallery messages={{ en, ar }} products={page.items} />
    </div>
  )
}

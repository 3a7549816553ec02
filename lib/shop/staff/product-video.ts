import 'server-only'
import type { VideoSet } from '@/lib/contract/staff-catalogue'
import { transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { videoUrl } from '@/lib/media/video-name'
import { audited } from '../audit/record'
import { bumpCatalogue } from '../catalogue/version'
import { isNamed, noProduct } from './products'

/**
 * Shows a stored video on a product, named by id or handle, or none with null: the sweep then deletes its file. Throws
 * ProductNotFound.
 */
export function setProductVideo(named: string, video: string | null): Promise<VideoSet> {
  return transaction(async (tx) => {
    const [row] = await tx
      .update(products)
      .set({ video, updatedAt: new Date() })
      .where(isNamed(named))
      .returning({ id: products.id, name: products.titleEn })
    if (!row) throw noProduct(named)
    await bumpCatalogue(tx)
    await audited(tx, { subject: row.name, after: { video } })
    return { ...row, video: video && videoUrl(video) }
  })
}

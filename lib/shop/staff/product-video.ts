import 'server-only'
import type { VideoSet } from '@/lib/contract/staff-catalogue'
import { videoUrl } from '@/lib/media/video-name'
import { changeProduct } from './change-product'

/**
 * Shows a stored video on a product, named by id or handle, or none with null: the sweep then deletes its file. Throws
 * ProductNotFound.
 */
export async function setProductVideo(named: string, video: string | null): Promise<VideoSet> {
  const { id, titleEn } = await changeProduct(named, { video }, (row) => ({ video: row.video }))
  return { id, name: titleEn, video: video && videoUrl(video) }
}

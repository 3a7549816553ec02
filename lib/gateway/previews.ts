import 'server-only'
import { shareImageUrl } from '@/lib/seo/share-image-url'
import { productGroups } from './catalogue'

/** Path of the shop's own share image: the first best seller stands in it. */
export async function homePreview(): Promise<string> {
  const { bestSeller } = await productGroups()
  return shareImageUrl('home', bestSeller[0]?.images[0] ?? null)
}

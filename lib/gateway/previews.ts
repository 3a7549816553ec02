import 'server-only'
import { shareImageUrl } from '@/lib/seo/share-image-url'
import { productGroups } from './catalogue'
import { optional } from './optional'

/** Path of the shop's own share image: the first best seller stands in it. */
export async function homePreview(): Promise<string> {
  const groups = await optional(productGroups(), 'share image')
  return shareImageUrl('home', groups?.bestSeller[0]?.images[0] ?? null)
}

import 'server-only'
import type { Bilingual } from '@/lib/contract/bilingual'
import { shareImageUrl } from '@/lib/seo/share-image-url'
import { productGroups } from './catalogue'
import { optional } from './optional'

/** The shop's own share image: its path, and the name of the first best seller, whose picture stands in it; null when none does. */
export async function homePreview(): Promise<{ path: string; product: Bilingual | null }> {
  const groups = await optional(productGroups(), 'share image')
  const first = groups?.bestSeller[0]
  const picture = first?.images[0]
  return { path: shareImageUrl('home', picture ?? null), product: first && picture ? first.title : null }
}

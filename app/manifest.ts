import type { MetadataRoute } from 'next'
import { getBackend } from '@/lib/backend/get-backend'

// The owner may rename the shop while it runs.
export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, tagline } = await getBackend().getShopInfo()
  const both = `${name.en} · ${name.ar}`
  return {
    id: '/',
    name: both,
    short_name: both,
    description: `${tagline.en} ${tagline.ar}`,
    lang: 'en',
    dir: 'auto',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcf9f3',
    theme_color: '#123524',
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

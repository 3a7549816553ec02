import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { parseTilePlace, mapTile } from '@/lib/shop/map/tiles'
import { clientIp } from '@/lib/server/client-ip'

const never = { 'Cache-Control': 'no-store' }

/** A tile as named in the URL: zoom, column, and row with file extension. */
interface NamedTile {
  z: string
  x: string
  y: string
}

/**
 * Serves a map tile. 204 when the tile server is unreachable or lacks it: the page then shows a drawn map. 429 above an
 * address's rate limit, 403 to other websites' pages.
 */
export async function tileResponse(request: Request, { z, x, y }: NamedTile): Promise<Response> {
  const place = parseTilePlace(z, x, y)
  if (!place) return new Response(null, { status: 404 })
  // For browsers without this header Cross-Origin-Resource-Policy applies.
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  if (site !== 'same-origin') return new Response(null, { status: 403, headers: never })
  try {
    const tile = await mapTile(place, clientIp(request))
    if (!tile) return new Response(null, { status: 204, headers: never })
    return new Response(tile, {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=604800',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return new Response(null, { status: error.status, headers: { ...never, 'Retry-After': String(error.retryAfter) } })
  }
}

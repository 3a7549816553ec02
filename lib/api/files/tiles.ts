import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { parseTilePlace } from '@/lib/shop/map/tile-place'
import { mapTile } from '@/lib/shop/map/tiles'
import { clientIp } from '@/lib/server/client-ip'

const never = { 'Cache-Control': 'no-store' }

/** A tile of the map as an address names it: zoom, column, and the row as a file's name. */
interface NamedTile {
  z: string
  x: string
  y: string
}

/**
 * Answers for one tile of the map. 204 when the tile server cannot be reached or has none: the page has a drawn map for that. 429
 * for an address that asks for too many, 403 for another website's page.
 */
export async function tileResponse(request: Request, { z, x, y }: NamedTile): Promise<Response> {
  const place = parseTilePlace(z, x, y)
  if (!place) return new Response(null, { status: 404 })
  // Browsers that do not send the header are held off by Cross-Origin-Resource-Policy.
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

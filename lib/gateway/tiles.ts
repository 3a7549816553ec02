import 'server-only'
import { parseTilePlace } from '@/lib/shop/map/tile-place'
import { mapTile } from '@/lib/shop/map/tiles'

/** Answers for one tile of the map. 204 when the tile server cannot be reached: the page has a drawn map for that. */
export async function tileResponse(zoom: string, column: string, file: string): Promise<Response> {
  const place = parseTilePlace(zoom, column, file)
  if (!place) return new Response(null, { status: 404 })
  const tile = await mapTile(place)
  if (!tile) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  return new Response(tile, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
  })
}

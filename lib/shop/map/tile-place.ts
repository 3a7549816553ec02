import { mapFacts } from '@/lib/config/constants'

/** A map tile: zoom, column and row. */
export interface TilePlace {
  z: number
  x: number
  y: number
}

/** Parses a tile's URL parts (`12`, `2682`, `1767.png`); null outside the Emirates or when malformed. */
export function parseTilePlace(zoom: string, column: string, file: string): TilePlace | null {
  const row = /^(\d{1,6})\.png$/.exec(file)?.[1]
  if (!row || !/^\d{1,2}$/.test(zoom) || !/^\d{1,6}$/.test(column)) return null
  const place = { z: Number(zoom), x: Number(column), y: Number(row) }
  return isInEmirates(place) ? place : null
}

/** Limits tiles to the Emirates, to spare the tile server. */
function isInEmirates({ z, x, y }: TilePlace): boolean {
  const { minZoom, maxZoom, around } = mapFacts
  if (z < minZoom || z > maxZoom) return false
  const { x: west, y: north } = tileAt(around.north, around.west, z)
  const { x: east, y: south } = tileAt(around.south, around.east, z)
  return x >= west && x <= east && y >= north && y <= south
}

/** The tile of a position, in Web Mercator. */
export function tileAt(latitude: number, longitude: number, z: number): TilePlace {
  const side = 2 ** z
  const radians = (latitude * Math.PI) / 180
  const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
  return { z, x: Math.floor(((longitude + 180) / 360) * side), y: Math.floor(down * side) }
}

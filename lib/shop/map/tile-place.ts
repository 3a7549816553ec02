/** A map tile: zoom, column and row. */
export interface TilePlace {
  z: number
  x: number
  y: number
}

/** Widest zoom and deepest; spec §9 goes to 18. */
const ZOOMS = { from: 5, to: 18 }
/** The Emirates and what lies around them, in degrees. Nobody's server is asked for the rest of the world. */
const AROUND = { west: 50, east: 58, south: 21, north: 28 }

/** Reads the three parts of a tile's address (`12`, `2682`, `1767.png`); null for what is no tile of the Emirates. */
export function parseTilePlace(zoom: string, column: string, file: string): TilePlace | null {
  const row = /^(\d{1,6})\.png$/.exec(file)?.[1]
  if (!row || !/^\d{1,2}$/.test(zoom) || !/^\d{1,6}$/.test(column)) return null
  const place = { z: Number(zoom), x: Number(column), y: Number(row) }
  return isAround(place) ? place : null
}

function isAround({ z, x, y }: TilePlace): boolean {
  if (z < ZOOMS.from || z > ZOOMS.to) return false
  const { x: west, y: north } = tileAt(AROUND.north, AROUND.west, z)
  const { x: east, y: south } = tileAt(AROUND.south, AROUND.east, z)
  return x >= west && x <= east && y >= north && y <= south
}

/** The tile that shows a place of the earth, in the usual web projection. */
export function tileAt(latitude: number, longitude: number, z: number): TilePlace {
  const side = 2 ** z
  const radians = (latitude * Math.PI) / 180
  const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
  return { z, x: Math.floor(((longitude + 180) / 360) * side), y: Math.floor(down * side) }
}

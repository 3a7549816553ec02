/** A character with an empty glyph, equally wide in all weights; no browser draws it. */
export const UNSEEN = '\r'
/** Class of a glyph in `GDEF`. */
const MARK = 3

/**
 * Inserts an invisible glyph after a vowel sign that ends a text run. WebKit 2.50 takes the height of the run's last mark for
 * that of the run, so words in tanwin leave the baseline; after the invisible glyph, which has neither height nor width, they
 * stay on it. The TrueType font must contain `UNSEEN`.
 */
export function withFinalMarks(font: Buffer): Buffer {
  const signs = marksOf(tableOf(font, 'GDEF'))
  const unseen = glyphOf(tableOf(font, 'cmap'), UNSEEN.charCodeAt(0))
  const glyphs = tableOf(font, 'maxp').readUInt16BE(4)
  const narrow = withTable(font, 'hmtx', withoutWidth(tableOf(font, 'hmtx'), unseen))
  return withTable(narrow, 'GSUB', withLookups(tableOf(font, 'GSUB'), { signs, unseen, glyphs }))
}

function withoutWidth(table: Buffer, glyph: number): Buffer {
  const changed = Buffer.from(table)
  changed.writeUInt16BE(0, 4 * glyph)
  return changed
}

interface Parts {
  /** Glyph ids of vowel signs, ascending. */
  signs: number[]
  unseen: number
  /** Number of glyphs. */
  glyphs: number
}

/** Adds a lookup to `ccmp` in `GSUB`: https://learn.microsoft.com/typography/opentype/spec/gsub. */
function withLookups(table: Buffer, parts: Parts): Buffer {
  const [features, lookups] = [table.readUInt16BE(6), table.readUInt16BE(8)]
  const count = table.readUInt16BE(lookups)
  const offsets = Array.from({ length: count }, (_, index) => table.readUInt16BE(lookups + 2 + 2 * index) + 4)
  const body = table.subarray(lookups + 2 + 2 * count)
  const first = 2 + 2 * (count + 2) + body.length
  const doubling = lookup(2, [signThenUnseen(parts)])
  const all = words(count + 2, ...offsets, first, first + doubling.length)
  const steps = [doubling, lookup(6, [beforeAnything(parts), atTheEnd(parts, count)])]

  const changed = Buffer.from(table)
  changed.writeUInt16BE(table.length, 8)
  const blocks = [changed, all, body, ...steps]
  let end = blocks.reduce((sum, { length }) => sum + length, 0)
  for (let index = 0; index < table.readUInt16BE(features); index++) {
    const record = features + 2 + 6 * index
    if (table.toString('latin1', record, record + 4) !== 'ccmp') continue
    const feature = features + table.readUInt16BE(record + 4)
    const steps = table.readUInt16BE(feature + 2)
    const before = Array.from({ length: steps }, (_, at) => table.readUInt16BE(feature + 4 + 2 * at))
    const grown = words(table.readUInt16BE(feature), steps + 1, ...before, count + 1)
    changed.writeUInt16BE(end - features, record + 4)
    blocks.push(grown)
    end += grown.length
  }
  return Buffer.concat(blocks)
}

/** Appends the invisible glyph to each sign. */
function signThenUnseen({ signs, unseen }: Parts): Buffer {
  const head = 6 + 2 * signs.length
  const sequences = signs.map((_, index) => head + 6 * index)
  const after = head + 6 * signs.length
  return Buffer.concat([
    words(1, after, signs.length, ...sequences),
    ...signs.map((sign) => words(2, sign, unseen)),
    listed(signs),
  ])
}

/** Leaves a sign before another glyph alone: letters may join across it. */
function beforeAnything({ signs, glyphs }: Parts): Buffer {
  const coverage = listed(signs)
  return Buffer.concat([words(3, 0, 1, 14, 1, 14 + coverage.length, 0), coverage, words(2, 1, 0, glyphs - 1, 0)])
}

/** Any other sign is the last glyph: applies lookup `doubling` to it. */
function atTheEnd({ signs }: Parts, doubling: number): Buffer {
  return Buffer.concat([words(3, 0, 1, 16, 0, 1, 0, doubling), listed(signs)])
}

function lookup(type: number, subtables: Buffer[]): Buffer {
  const head = 6 + 2 * subtables.length
  const offsets = subtables.map((_, index) => subtables.slice(0, index).reduce((sum, { length }) => sum + length, head))
  return Buffer.concat([words(type, 0, subtables.length, ...offsets), ...subtables])
}

/** Builds a coverage table of single glyphs. */
function listed(glyphs: number[]): Buffer {
  return words(1, glyphs.length, ...glyphs)
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index))
  return bytes
}

/** Returns the glyphs that `GDEF` classifies as marks. */
function marksOf(table: Buffer): number[] {
  const classes = table.subarray(table.readUInt16BE(4))
  const count = classes.readUInt16BE(2)
  if (classes.readUInt16BE(0) !== 2) {
    const firstGlyph = count
    const glyphs = Array.from({ length: classes.readUInt16BE(4) }, (_, index) => firstGlyph + index)
    return glyphs.filter((_, index) => classes.readUInt16BE(6 + 2 * index) === MARK)
  }
  return Array.from({ length: count }, (_, index) => 4 + 6 * index)
    .filter((at) => classes.readUInt16BE(at + 4) === MARK)
    .flatMap((at) => {
      const from = classes.readUInt16BE(at)
      return Array.from({ length: classes.readUInt16BE(at + 2) - from + 1 }, (_, index) => from + index)
    })
}

/** Returns the glyph of a character in a `cmap` of format 4. Throws when there is none. */
function glyphOf(table: Buffer, letter: number): number {
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const map = table.subarray(table.readUInt32BE(8 + 8 * index))
    if (map.readUInt16BE(0) !== 4) continue
    const twice = map.readUInt16BE(6)
    for (let at = 0; at < twice; at += 2) {
      if (map.readUInt16BE(14 + at) < letter) continue
      const [start, offset] = [map.readUInt16BE(16 + twice + at), map.readUInt16BE(16 + 3 * twice + at)]
      if (start > letter) break
      const direct = (letter + map.readUInt16BE(16 + 2 * twice + at)) & 0xffff
      return offset === 0 ? direct : map.readUInt16BE(16 + 3 * twice + at + offset + 2 * (letter - start))
    }
  }
  throw new Error(`The typeface has no U+${letter.toString(16)}`)
}

function recordOf(font: Buffer, tag: string): number {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag)
  if (record === undefined) throw new Error(`The typeface has no table ${tag}`)
  return record
}

function tableOf(font: Buffer, tag: string): Buffer {
  const record = recordOf(font, tag)
  const from = font.readUInt32BE(record + 8)
  return font.subarray(from, from + font.readUInt32BE(record + 12))
}

/** Replaces a table of the font; does not update checksums. */
function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const padded = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4)])
  const record = recordOf(padded, tag)
  padded.writeUInt32BE(padded.length, record + 8)
  padded.writeUInt32BE(table.length, record + 12)
  return Buffer.concat([padded, table])
}

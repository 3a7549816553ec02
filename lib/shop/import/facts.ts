import type { Bilingual } from '@/lib/contract/bilingual'
import { FACT_LABEL_MAX, FACT_VALUE_MAX } from '@/lib/contract/product-limits'
import type { Fact } from '@/lib/contract/selling'
import { factLabel, inArabic } from './arabic-words'
import { quoted } from './cells'
import { BadCell } from './remarks'
import { plainLine } from './text'

/** A column of facts. */
export interface FactColumn {
  label: Bilingual
  at: number
  /** Index of the column with the Arabic values; -1 for none. */
  arabicAt: number
}

/** The texts of a fact in a row. */
export interface FactCells {
  label: Bilingual
  en: string
  ar: string
}

const ENGLISH = /^fact\s*:\s*(?=\S)/i
const ARABIC = /^fact\s*\(ar\)\s*:\s*(?=\S)/i

/**
 * Finds the columns of facts. `Fact (ar): العمر` holds the Arabic label and values of the nearest `Fact: Age` on its left. Without
 * such a column, `Fact: Age | العمر` names the label in both languages.
 */
export function findFacts(headerLine: string[]): FactColumn[] {
  const found: FactColumn[] = []
  headerLine.forEach((header, at) => {
    const text = plainLine(header)
    const last = found.at(-1)
    if (ENGLISH.test(text)) {
      const [en = '', ar = ''] = text.replace(ENGLISH, '').split(/ *\| *(?!.*\|)/)
      found.push({ label: factLabel(en, ar), at, arabicAt: -1 })
    } else if (ARABIC.test(text) && last?.arabicAt === -1) {
      last.label = { en: plainLine(headerLine[last.at] ?? '').replace(ENGLISH, ''), ar: text.replace(ARABIC, '') }
      last.arabicAt = at
    }
  })
  return found
}

/** Headers of the columns of a label, as `findFacts` reads them. */
export function factHeaders({ en, ar }: Bilingual): [string, string] {
  return [`Fact: ${en}`, `Fact (ar): ${ar}`]
}

/** Reads the facts of a product's rows, in the order of the columns; undefined without such columns. Throws BadCell. */
export function readFacts(rows: { facts: () => FactCells[] }[]): Fact[] | undefined {
  const [first = [], ...others] = rows.map((row) => row.facts())
  if (first.length === 0) return undefined
  return first.flatMap((cell, at) => {
    const { en, ar } = [cell, ...others.flatMap((cells) => cells[at] ?? [])].find((one) => one.en || one.ar) ?? cell
    return readFact({ label: cell.label, en: plainLine(en), ar: plainLine(ar) })
  })
}

function readFact({ label, en, ar }: FactCells): Fact[] {
  if (en === '' && ar === '') return []
  const tooLong =
    [label.en, label.ar].find((text) => text.length > FACT_LABEL_MAX) ??
    [en, ar].find((text) => text.length > FACT_VALUE_MAX)
  if (tooLong !== undefined)
    throw new BadCell('factTooLong', {
      ...{ label: label.en, cell: quoted(tooLong) },
      ...{ labelMax: FACT_LABEL_MAX, valueMax: FACT_VALUE_MAX },
    })
  return [{ label, value: { en: en || ar, ar: ar || inArabic(en) } }]
}

/**
 * The labels of columns that hold the facts of every product in its own order: `sequences` are the labels by product. Each label
 * gets one column, except where products order the same labels differently: then it gets several.
 */
export function factColumnLabels(sequences: Bilingual[][]): Bilingual[] {
  return inOneOrder(sequences) ?? interleaved(sequences)
}

/** Every label once, each after those it follows in any sequence; null when sequences contradict each other. */
function inOneOrder(sequences: Bilingual[][]): Bilingual[] | null {
  const left = new Map(sequences.flat().map((label) => [keyOf(label), { label, before: new Set<string>() }]))
  for (const sequence of sequences)
    for (const [at, label] of sequence.entries()) {
      const previous = sequence[at - 1]
      if (previous) left.get(keyOf(label))?.before.add(keyOf(previous))
    }
  const placed: Bilingual[] = []
  while (left.size > 0) {
    const next = [...left].find(([, { before }]) => [...before].every((key) => !left.has(key)))
    if (!next) return null
    left.delete(next[0])
    placed.push(next[1].label)
  }
  return placed
}

function keyOf({ en, ar }: Bilingual): string {
  return JSON.stringify([en, ar])
}

function interleaved(sequences: Bilingual[][]): Bilingual[] {
  const all: Bilingual[] = []
  for (const sequence of sequences) {
    let from = 0
    for (const label of sequence) {
      const at = placeOf(label, all, from)
      if (at < 0) all.splice(from, 0, label)
      from = (at < 0 ? from : at) + 1
    }
  }
  return all
}

/** A product's cells in the columns of `labels`. Throws when they lack a label: the product changed during an export. */
export function factCells(facts: Fact[], labels: Bilingual[]): string[] {
  const cells = labels.flatMap(() => ['', ''])
  let from = 0
  for (const { label, value } of facts) {
    const at = placeOf(label, labels, from)
    if (at < 0) throw new Error('The facts of a product changed during the export: run it again')
    cells.splice(2 * at, 2, value.en, value.ar)
    from = at + 1
  }
  return cells
}

function placeOf({ en, ar }: Bilingual, labels: Bilingual[], from: number): number {
  return labels.findIndex((one, at) => at >= from && one.en === en && one.ar === ar)
}

import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import { atOnce } from '../at-once'
import { CommandError, exitCode } from '../exit'
import type { Output } from '../output'
import { progress } from '../progress'
import { saveAnswer } from './save-answer'

/** Pictures fetched at a time. */
const AT_ONCE = 4

/** Saves the pictures that an exported CSV names, those already saved excepted; returns how many it names. */
export async function fetchPictures(
  origin: string,
  { csv, folder }: { csv: string; folder: string },
  output: Output,
): Promise<number> {
  const names = await picturesOf(csv)
  const waiting = names.filter((name) => !existsSync(join(folder, name)))
  const bar = progress('Pictures', waiting.length, output)
  let done = 0
  const fetchOne = async (name: string) => {
    const answer = await fetch(`${origin}/media/${name}`)
    if (!answer.ok) throw new CommandError(`${answer.url} answers ${answer.status}.`, exitCode.refused)
    await saveAnswer(answer, join(folder, name))
    bar.update(++done)
  }
  await atOnce(AT_ONCE, waiting, fetchOne).finally(() => bar.stop())
  return names.length
}

async function picturesOf(csv: string): Promise<string[]> {
  const names = new Set<string>()
  const rows: AsyncIterable<Record<string, string>> = createReadStream(csv).pipe(parse({ bom: true, columns: true }))
  for await (const row of rows) {
    const name = /\/media\/([0-9a-f]{24,64}-\d+\.webp)$/.exec(row['Image Src'] ?? '')?.[1]
    if (name) names.add(name)
  }
  return [...names]
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { processRuns, thisProcess } from '@/lib/utils/process-identity'
import { CommandError, exitCode } from '../exit'

/** One file for each shop that reads the build, named by its process. */
const FOLDER = '.next/served-by'
const Reader = z.object({
  pid: z.number().int(),
  boot: z.string().nullable(),
  pidSpace: z.string().nullable(),
  ticks: z.string().nullable(),
})

/** Notes that this process serves the build in `root`. Gives what takes the note back. */
export async function noteServing(root: string): Promise<() => Promise<void>> {
  const path = join(root, FOLDER, String(process.pid))
  // Where nothing can be written, nothing can be built either.
  await mkdir(join(root, FOLDER), { recursive: true })
    .then(() => writeFile(path, JSON.stringify(thisProcess())))
    .catch(() => undefined)
  return () => rm(path, { force: true }).catch(() => undefined)
}

/** Makes sure that no shop runs on the build in `root`: it would lose its pages in the midst. Throws CommandError. */
export async function assertNotServed(root: string): Promise<void> {
  const names = await readdir(join(root, FOLDER)).catch(() => [])
  for (const name of names) {
    if (!(await serves(join(root, FOLDER, name)))) continue
    const who = `A shop (process ${name}) runs on the pages built in this folder`
    const what = 'building others would take them from it. Stop it first, or build in another copy of the folder.'
    throw new CommandError(`${who}, and ${what}`, exitCode.refused)
  }
}

/** Whether the process that left the note still runs. Of one that cannot be seen from here nothing is known: it does not count. */
async function serves(note: string): Promise<boolean> {
  const text = await readFile(note, 'utf8').catch(() => '')
  const reader = Reader.safeParse(parsed(text)).data
  const here = thisProcess()
  const inSight = reader !== undefined && reader.boot === here.boot && reader.pidSpace === here.pidSpace
  return inSight && processRuns(reader.pid, reader.ticks)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

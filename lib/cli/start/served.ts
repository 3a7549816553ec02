import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { processRuns, thisProcess } from '@/lib/utils/process-identity'
import { CommandError, exitCode } from '../exit'

/** One file per shop process that serves the build. */
const FOLDER = '.next/served-by'
const Reader = z.object({
  pid: z.number().int(),
  boot: z.string().nullable(),
  pidSpace: z.string().nullable(),
  ticks: z.string().nullable(),
})

/** Records that this process serves the build in `root`. Returns a function that removes the record. */
export async function noteServing(root: string): Promise<() => Promise<void>> {
  const path = join(root, FOLDER, String(process.pid))
  // A folder that is not writable cannot be built in either.
  await mkdir(join(root, FOLDER), { recursive: true })
    .then(() => writeFile(path, JSON.stringify(thisProcess())))
    .catch(() => undefined)
  return () => rm(path, { force: true }).catch(() => undefined)
}

/** Checks that no shop is running on the build in `root`: a build would remove its pages. Throws CommandError. */
export async function assertNotServed(root: string): Promise<void> {
  const names = await readdir(join(root, FOLDER)).catch(() => [])
  for (const name of names) {
    if (!(await serves(join(root, FOLDER, name)))) continue
    const who = `A shop (process ${name}) runs on the pages built in this folder`
    const what = 'building others would take them from it. Stop it first, or build in another copy of the folder.'
    throw new CommandError(`${who}, and ${what}`, exitCode.refused)
  }
}

/** Returns true when the process of the note is running. Ignores processes that are not visible from here. */
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

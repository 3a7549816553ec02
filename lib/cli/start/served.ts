import { rmSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processRuns } from '@/lib/utils/process-identity'
import { CommandError, exitCode } from '../exit'

/** One empty file per process that serves the build, named by its id. */
const FOLDER = '.next/served-by'

/** Notes until the process ends that it serves the build in `root`. */
export async function noteServing(root: string): Promise<void> {
  const path = join(root, FOLDER, String(process.pid))
  // A folder that is not writable cannot be built in either.
  await mkdir(join(root, FOLDER), { recursive: true })
    .then(() => writeFile(path, ''))
    .catch(() => undefined)
  process.once('exit', () => {
    try {
      rmSync(path, { force: true })
    } catch {
      // Not writable.
    }
  })
}

/** Checks that no shop is running on the build in `root`: a build would remove its pages. Throws CommandError. */
export async function assertNotServed(root: string): Promise<void> {
  const running = (await readdir(join(root, FOLDER)).catch(() => [])).find((name) => isOtherProcess(Number(name)))
  if (running === undefined) return
  const who = `A shop (process ${running}) runs on the pages built in this folder`
  const what = 'building others would take them from it. Stop it first, or build in another copy of the folder.'
  throw new CommandError(`${who}, and ${what} If it is another program, delete ${FOLDER}/${running}.`, exitCode.refused)
}

function isOtherProcess(pid: number): boolean {
  return pid !== process.pid && processRuns(pid, null)
}

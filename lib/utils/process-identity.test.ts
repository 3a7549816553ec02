import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'

describe('on macOS', () => {
  const { PATH } = process.env
  const { platform } = process
  let folder: string
  const psSays = async (script: string) => {
    await writeFile(join(folder, 'ps'), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, 'ps'), 0o755)
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ps-'))
    setEnvironment('PATH', folder)
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    jest.resetModules()
  })
  afterEach(async () => {
    setEnvironment('PATH', PATH)
    Object.defineProperty(process, 'platform', { value: platform })
    await rm(folder, { recursive: true })
  })

  test('distinguishes a process from a later one with its pid by start time', async () => {
    await psSays('echo "Fri Nov 27 09:00:00 2026"')
    const { processRuns, thisProcess } = await import('./process-identity')
    const { pid, ticks } = thisProcess()
    expect(ticks).toBe('Fri Nov 27 09:00:00 2026')
    expect(processRuns(pid, ticks)).toBe(true)
    await psSays('echo "Fri Nov 27 10:00:00 2026"')
    expect(processRuns(pid, ticks)).toBe(false)
  })

  test('an unknown start time counts as the same process, since two openers would corrupt the database', async () => {
    await psSays('exit 1')
    const { processRuns, thisProcess } = await import('./process-identity')
    expect(thisProcess().ticks).toBeNull()
    expect(processRuns(process.pid, 'Fri Nov 27 09:00:00 2026')).toBe(true)
    expect(processRuns(process.pid, null)).toBe(true)
    expect(processRuns(2 ** 30, null)).toBe(false)
  })
})

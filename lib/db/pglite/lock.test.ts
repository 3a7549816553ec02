import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBeacon, acquireLock, type LockOwner } from './lock'
import { thisProcess } from '@/lib/utils/process-identity'

const linux = process.platform === 'linux'

/** Returns the pid of an ended process. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

describe('lock of the data directory', () => {
  let folder: string
  let path: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-test-lock-'))
    path = join(folder, 'db.lock')
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function leave(owner: Partial<LockOwner>, file = path): Promise<void> {
    const whole = { ...thisProcess(), since: '2026-01-02T03:04:05.000Z', beacon: null, ...owner }
    await writeFile(file, JSON.stringify(whole))
  }
  const owner = async (): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

  it('is held by one process, is named in the error of the next, and leaves no files behind', async () => {
    const lock = await acquireLock(path)
    expect(await owner()).toMatchObject({ pid: process.pid })
    await expect(acquireLock(path)).rejects.toMatchObject({
      name: 'DatabaseLockedError',
      message: expect.stringMatching(
        new RegExp(`^The database is already in use by process ${process.pid} on .* \\(since 2.*Z\\): stop it`),
      ),
    })
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await acquireLock(path)).release()
  })

  it('is taken over from a dead process', async () => {
    await leave({ pid: deadPid() })
    const lock = await acquireLock(path)
    expect(await owner()).toMatchObject({ pid: process.pid })
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('goes to exactly one of many processes that find the same dead owner', async () => {
    for (let round = 0; round < 20; round += 1) {
      await leave({ pid: deadPid() })
      await leave({ pid: deadPid() }, `${path}.takeover`)
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => acquireLock(path)))
      const won = tries.filter((one) => one.status === 'fulfilled')
      expect(won).toHaveLength(1)
      await won[0]?.value.release()
      expect(await readdir(folder)).toEqual([])
    }
  })

  it('of a dead process is taken over when its pid was reused', async () => {
    await leave({ ticks: '1' })
    if (linux) await (await acquireLock(path)).release()
    else await expect(acquireLock(path)).rejects.toThrow('already in use')
  })

  it('does not outlive a restart of the machine', async () => {
    await leave({ boot: 'an earlier run' })
    if (linux) await (await acquireLock(path)).release()
    else await expect(acquireLock(path)).rejects.toThrow('cannot be seen from here')
  })

  it('of another machine is respected, and the message names the file to delete', async () => {
    await leave({ boot: 'their run', host: 'elsewhere', pid: deadPid() })
    await expect(acquireLock(path)).rejects.toThrow(
      `elsewhere (since 2026-01-02T03:04:05.000Z): it cannot be seen from here`,
    )
    await expect(acquireLock(path)).rejects.toThrow(`delete ${path} if`)
  })

  if (linux) {
    it('is taken over from a zombie process', async () => {
      // `sleep` did not start the child, so it never reaps it.
      const script = 'exec 3<&0; cat <&3 >&2 & echo $! $(cut -d " " -f 22 /proc/$!/stat); exec sleep 60 3<&-'
      const parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] })
      const [line] = await once(createInterface({ input: parent.stdout }), 'line')
      const [pid, ticks] = String(line).split(' ')
      // The child may end only after `exec`: the shell would reap it.
      while ((await readFile(`/proc/${parent.pid}/comm`, 'utf8')) !== 'sleep\n')
        await new Promise((done) => setTimeout(done, 20))
      parent.stdin.end()
      const state = () => readFile(`/proc/${pid}/stat`, 'utf8')
      while (!(await state()).includes(') Z ')) await new Promise((done) => setTimeout(done, 20))
      await leave({ pid: Number(pid), ticks })
      await (await acquireLock(path)).release()
      parent.kill('SIGKILL')
    })

    it('of another container is judged by its beacon', async () => {
      const beacon = await openBeacon(`${path}.beacon`)
      await leave({ host: 'container', pidSpace: 'pid:[1]', pid: deadPid(), beacon: 'db.lock.beacon' })
      await expect(acquireLock(path)).rejects.toThrow('on container (since 2026-01-02T03:04:05.000Z): stop it first')
      await beacon?.close()
      await expect(acquireLock(path)).rejects.toThrow('cannot be seen from here')
    })

    it('of a killed container is taken over', async () => {
      const script = `require('net').createServer().listen(${JSON.stringify(`${path}.beacon`)}, () => process.kill(process.pid, 'SIGKILL'))`
      spawnSync(process.execPath, ['-e', script])
      await leave({ host: 'container', pidSpace: 'pid:[1]', beacon: 'db.lock.beacon' })
      await (await acquireLock(path)).release()
      expect(await readdir(folder)).toEqual([])
    })
  }

  it('that cannot be read is an error', async () => {
    await writeFile(path, '{"pid":')
    await expect(acquireLock(path)).rejects.toThrow(`${path} is not a lock of this shop`)
  })
})

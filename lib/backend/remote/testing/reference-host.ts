import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReferenceHost } from '@/e2e/reference-host/server'
import { forgetAll } from '../cache'
import { resetCircuit } from '../http/resilience'
import { resetMappingWarnings } from '../mappers/mapper'

/** Starts a reference host and a temporary data folder for one suite. */
export async function useReferenceHost(): Promise<{
  host: ReferenceHost
  dataDir: string
  close: () => Promise<void>
}> {
  const host = await new ReferenceHost().start()
  const dataDir = await mkdtemp(join(tmpdir(), 'api-host-'))
  Object.assign(process.env, { API_BASE_URL: host.base, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  return {
    host,
    dataDir,
    close: async () => {
      await host.stop()
      delete process.env.API_BASE_URL
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Clears all in-memory state. */
export function startAfresh(): void {
  forgetAll()
  resetCircuit()
  resetMappingWarnings()
}

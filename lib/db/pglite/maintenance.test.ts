import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { everyNight, untilNight } from './maintenance'

const HOUR_MS = 60 * 60_000

describe('nightly', () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('runs at three in the morning in Dubai', () => {
    expect(untilNight(new Date('2026-03-01T22:00:00Z'))).toBe(HOUR_MS)
    expect(untilNight(new Date('2026-03-01T23:00:00Z'))).toBe(24 * HOUR_MS)
    expect(untilNight(new Date('2026-12-31T23:30:00Z'))).toBe(23.5 * HOUR_MS)
  })

  it('runs every night until it is stopped, also after a failure', async () => {
    jest.useFakeTimers({ now: new Date('2026-03-01T22:00:00Z') })
    jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const run = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue()
    const stop = everyNight(run)
    await jest.advanceTimersByTimeAsync(HOUR_MS)
    expect(run).toHaveBeenCalledTimes(1)
    expect(process.emitWarning).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(24 * HOUR_MS)
    expect(run).toHaveBeenCalledTimes(2)
    stop()
    await jest.advanceTimersByTimeAsync(48 * HOUR_MS)
    expect(run).toHaveBeenCalledTimes(2)
  })
})

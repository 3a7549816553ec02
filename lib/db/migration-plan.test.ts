import { describe, expect, it } from '@jest/globals'
import type { Migration } from './migration-files'
import { pendingMigrations } from './migration-plan'

const migration = (position: number, tag: string): Migration => ({
  position,
  tag,
  checksum: `sum of ${tag}`,
  statements: [],
})
const all = [migration(0, '0000_first'), migration(1, '0001_second'), migration(2, '0002_third')]

describe('pending migrations', () => {
  it('are the migrations that have not run, in order', () => {
    expect(pendingMigrations(all, []).map((one) => one.position)).toEqual([0, 1, 2])
    expect(pendingMigrations(all, all.slice(0, 2)).map((one) => one.position)).toEqual([2])
    expect(pendingMigrations(all, all)).toEqual([])
  })

  it('are refused on a newer database', () => {
    expect(() => pendingMigrations(all.slice(0, 2), all)).toThrow(/newer version .* 0002_third/)
  })

  it('are refused when a migration changed after it ran', () => {
    expect(() => pendingMigrations(all, [{ ...migration(0, '0000_first'), checksum: 'other' }])).toThrow(
      '0000_first was changed',
    )
  })

  it('never precede a migration that already ran', () => {
    expect(() => pendingMigrations(all, [migration(0, '0000_first'), migration(2, '0002_third')])).toThrow(
      '0001_second stands before',
    )
  })
})

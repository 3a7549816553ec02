// Commits rows until it is killed, and prints each acknowledged one.
import { writeSync } from 'node:fs'
import { database, transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'

const before = await (await database()).$count(settings)
for (let number = before + 1; ; number += 1) {
  await transaction(async (tx) => {
    await tx.insert(settings).values({ key: `commit-${number}`, value: { number } })
  })
  writeSync(1, `${number}\n`)
}

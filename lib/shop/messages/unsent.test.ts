import { expect, test } from '@jest/globals'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { transaction } from '@/lib/db/database'
import { setEnvironment } from '@/lib/testing/environment'
import { bumpCatalogue } from '../catalogue/version'
import { noteProgress } from '../demo/progress'
import { unsentChannels } from './unsent'

describeOnOneEngine('channels whose messages are not sent', () => {
  test('are those without a service, outside the demo', async () => {
    expect(await unsentChannels()).toEqual(['whatsapp', 'email'])
    setEnvironment('SMTP_URL', 'smtp://127.0.0.1')
    setEnvironment('MAIL_FROM', 'shop@one.example')
    expect(await unsentChannels()).toEqual(['whatsapp'])
    await transaction(async (tx) => {
      await noteProgress(tx, 'whole')
      await bumpCatalogue(tx)
    })
    expect(await unsentChannels()).toEqual([])
  })
})

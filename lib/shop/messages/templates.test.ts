import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/config/constants'
import { templates } from './deliver'

/** E-mail only; these need no approval. */
const byMailOnly = ['order-confirmation', 'new-order']

test('the configuration names every template that WhatsApp has to approve', () => {
  const text = readFileSync('docs/operating/configuration.md', 'utf8')
  const names = Object.keys(templates).filter((name) => !byMailOnly.includes(name))
  expect(names.filter((name) => !text.includes(`\`${name.replaceAll('-', '_')}\``))).toEqual([])
})

test.each(languages)(
  'the words that WhatsApp has to approve neither begin nor end with a parameter (%s)',
  async (language) => {
    const { accountExists, passwordChanged } = (await loadMessages(language)).Outbox
    for (const words of [accountExists, passwordChanged]) expect(words).not.toMatch(/^\{|\}$/)
  },
)

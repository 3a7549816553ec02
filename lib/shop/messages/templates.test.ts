import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { templates } from './templates'

/** Letters, which need nobody's approval. */
const byMailOnly = ['order-confirmation']

test('README names every template that WhatsApp has to approve', () => {
  const readme = readFileSync('README.md', 'utf8')
  const names = Object.keys(templates).filter((name) => !byMailOnly.includes(name))
  expect(names.filter((name) => !readme.includes(`\`${name.replaceAll('-', '_')}\``))).toEqual([])
})

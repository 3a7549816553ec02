import { describe, expect, test } from '@jest/globals'
import { languages } from '@/lib/config/constants'
import { policyNames, PolicyText, splitAtFacts } from '@/lib/contract/policy'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { parseDocument } from '@/lib/utils/plain-document'
import ar from '@/messages/ar.json'
import { getPolicy, setPolicy, untouchedPolicies } from './policies'

describeOnOneEngine('the policies', () => {
  test.each(policyNames)('%s has the same parts in both languages', async (name) => {
    const text = PolicyText.parse(await getPolicy(name))
    const [english, arabic] = languages.map((language) => parseDocument(text[language]))
    const shape = (blocks = english) => blocks?.map((block) => [block.kind, 'items' in block && block.items.length])
    expect(shape(arabic)).toEqual(shape())
    const facts = (typed: string) => splitAtFacts(typed).flatMap((part) => ('fact' in part ? [part.fact] : []))
    expect(facts(text.ar)).toEqual(facts(text.en))
    expect(text.ar).not.toMatch(/[a-z]{2}(?![a-z]*\})/)
  })

  test('the Arabic text about delivery quotes the mark as products show it', async () => {
    expect((await getPolicy('delivery')).ar).toContain(`«${ar.Details.sameDay}»`)
  })

  test('the owner replaces a text, seen at once, and restores it', async () => {
    const starting = await getPolicy('returns')
    const own = { en: 'No returns.', ar: 'لا إرجاع.' }
    expect(await setPolicy('returns', own)).toEqual({ ...own, own: true })
    expect(await getPolicy('returns')).toMatchObject(own)
    expect(await untouchedPolicies()).toEqual(['delivery', 'privacy', 'terms'])
    await setPolicy('returns', null)
    expect(await getPolicy('returns')).toEqual(starting)
  })
})

describe('a policy as sent', () => {
  test.each([
    [{ en: ' \n', ar: 'ع' }, 'The text is empty.'],
    [
      { en: 'Write to {mail}', ar: 'ع' },
      'Only these can stand in braces: {shop}, {city}, {address}, {phone}, {email}.',
    ],
    [{ en: 'x'.repeat(20_001), ar: 'ع' }, 'Too big'],
  ])('is refused when wrong', (text, why) => {
    expect(PolicyText.safeParse(text).error?.issues[0]?.message).toContain(why)
  })
  test('names facts in its lines', () => {
    expect(splitAtFacts('Call {phone}, or {fax}.')).toEqual([
      { text: 'Call ' },
      { fact: 'phone' },
      { text: ', or ' },
      { text: 'fax' },
      { text: '.' },
    ])
  })
})

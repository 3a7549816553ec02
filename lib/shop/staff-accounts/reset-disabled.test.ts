import { expect, test } from '@jest/globals'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { acceptInvitation } from './join'
import { addMember, resetMember, setDisabled } from './members'

const client = { address: null, agent: 'test' }

describeOnEngines('a disabled member', () => {
  test('gets no link that would be refused', async () => {
    const { member } = await addMember({ name: 'Huda', email: 'huda@shop.example', role: 'orders' })
    await setDisabled(member.id, true)
    const reset = await resetMember(member.id).catch((error: unknown) => error)
    if (reset && typeof reset === 'object' && 'link' in reset)
      await acceptInvitation(String(reset.link).split('#')[1] ?? '', 'camel-under-the-palm', client)
    else expect(reset).toMatchObject({ code: 'Conflict' })
    await setDisabled(member.id, false)
    const { link } = await resetMember(member.id)
    await acceptInvitation(link.split('#')[1] ?? '', 'camel-under-the-palm', client)
  })
})

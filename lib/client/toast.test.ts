/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { notifyLater, takeLaterToasts } from './toast'

test('the next page gets each toast once, the page after it none', () => {
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  notifyLater({ kind: 'success', text: 'Saved' })
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  expect(takeLaterToasts()).toEqual([
    { kind: 'success', text: 'Saved' },
    { kind: 'signIn', word: 'Account.sessionOver' },
  ])
  expect(takeLaterToasts()).toEqual([])
})

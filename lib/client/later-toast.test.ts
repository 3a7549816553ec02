/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { notifyLater, takeLaterToasts } from './later-toast'

test('the next page is told each thing once, and the page after it nothing', () => {
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  notifyLater({ kind: 'success', text: 'Saved' })
  notifyLater({ kind: 'signIn', word: 'Account.sessionOver' })
  expect(takeLaterToasts()).toEqual([
    { kind: 'success', text: 'Saved' },
    { kind: 'signIn', word: 'Account.sessionOver' },
  ])
  expect(takeLaterToasts()).toEqual([])
})

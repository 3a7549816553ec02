/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { session } from './session'
import { takeToasts } from './toast'
import { setFavorite } from './set-favorite'

const product = { id: 'p1', title: 'Hay' }

beforeEach(() => {
  global.fetch = async () => Object({ status: 401, ok: false, headers: new Map(), text: async () => '{}' })
})

test.each([
  ['a visitor', false],
  ['a customer whose session is over', true],
])('%s is asked to sign in, for a new favourite; taking one off never adds it', async (_, signedIn) => {
  session.setState({ signedIn })
  await setFavorite(product, true, (key) => key)
  session.setState({ signedIn })
  await setFavorite(product, false, (key) => key)
  expect(takeToasts().map(({ text, action }) => [text, action?.href])).toEqual([
    ['Favorites.YouAreNotLogin', '/signin?next=%2F&intent=favorite.p1'],
    ['Favorites.YouAreNotLogin', '/signin?next=%2F'],
  ])
})

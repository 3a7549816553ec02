/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { setFavorite } from './favorites'
import { favorites, isFavorite } from './favorites-store'
import { session } from './session'
import { takeToasts } from './toast'

const product = { id: 'p1', title: 'Hay' }

beforeEach(() => {
  global.fetch = async () => Object({ status: 401, ok: false, headers: new Map(), text: async () => '{}' })
})

test.each([
  ['a visitor', false],
  ['a customer whose session is over', true],
])('%s must sign in; only adding carries an intent', async (_, signedIn) => {
  session.setState({ signedIn })
  await setFavorite(product, true, (key) => key)
  session.setState({ signedIn })
  await setFavorite(product, false, (key) => key)
  expect(takeToasts().map(({ text, action }) => [text, action?.href])).toEqual([
    ['Favorites.YouAreNotLogin', '/signin?next=%2F&intent=favorite.p1'],
    ['Favorites.YouAreNotLogin', '/signin?next=%2F'],
  ])
})

describe('the heart of a customer', () => {
  let requests: string[] = []
  let bodies: unknown[] = []
  let status = 200
  let answer = {}
  let held: Promise<void> | undefined
  const say = (key: string) => key
  const texts = () => takeToasts().map(({ text }) => text)

  beforeEach(() => {
    ;[requests, bodies, status, answer, held] = [[], [], 200, {}, undefined]
    session.setState({ signedIn: true })
    favorites.setState({ ids: new Set(), saved: new Map(), wanted: new Map() })
    global.fetch = async (_, init) => {
      requests.push(String(init?.method))
      bodies.push(JSON.parse(String(init?.body)))
      await held
      return Object({ status, ok: status === 200, headers: new Map(), text: async () => JSON.stringify(answer) })
    }
  })

  test('is saved once', async () => {
    const saved = setFavorite(product, true, say)
    expect(favorites.getState().wanted.get('p1')?.favorite).toBe(true)
    await saved
    expect([requests, texts()]).toEqual([['POST'], ['Favorites.AddedSusseccfully']])
    expect([favorites.getState().ids?.has('p1'), favorites.getState().wanted.size]).toEqual([true, 0])
  })

  test('pressed again while saving ends in the last state, with one toast', async () => {
    let release = () => {}
    held = new Promise((resolve) => (release = resolve))
    const first = setFavorite(product, true, say)
    await waitFor(() => expect(requests).toEqual(['POST']))
    const others = [false, true, false].map((favorite) => setFavorite(product, favorite, say))
    expect(requests).toEqual(['POST'])
    release()
    await Promise.all([first, ...others])
    expect(requests).toEqual(['POST', 'DELETE'])
    expect([texts(), favorites.getState().ids?.has('p1')]).toEqual([['Favorites.RemovedSusseccfully'], false])
  })

  test('removal can be undone', async () => {
    favorites.setState({ ids: new Set(['p1']) })
    const since = '2026-11-01T08:00:00.000Z'
    answer = { message: 'Removed', since }
    await setFavorite(product, false, say)
    expect(favorites.getState().ids?.has('p1')).toBe(false)
    takeToasts()[0]?.action?.onClick?.()
    expect(favorites.getState()).toMatchObject({
      restored: { id: 'p1' },
      wanted: new Map([['p1', { favorite: true, since }]]),
    })
    await waitFor(() => expect(texts()).toEqual(['Favorites.AddedSusseccfully']))
    expect([requests, favorites.getState().ids?.has('p1')]).toEqual([['DELETE', 'POST'], true])
    expect(bodies.at(-1)).toEqual({ favoriteId: 'p1', since })
  })

  test('reverts with a toast when the server refuses', async () => {
    status = 500
    await setFavorite(product, true, say)
    expect([texts(), favorites.getState().wanted.size]).toEqual([['Errors.fallback'], 0])
    expect(favorites.getState().ids?.has('p1')).toBe(false)
  })

  test('keeps what was saved before the list is fetched, also when the next press fails', async () => {
    favorites.setState({ ids: null })
    const shown = () => isFavorite(favorites.getState(), 'p1')
    await setFavorite(product, true, say)
    expect([shown(), texts()]).toEqual([true, ['Favorites.AddedSusseccfully']])
    status = 500
    await setFavorite(product, false, say)
    expect([shown(), texts()]).toEqual([true, ['Errors.fallback']])
    favorites.setState({ ids: new Set() })
    expect(shown()).toBe(false)
  })
})

/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { STARTUP_COOKIE } from '@/lib/config/constants'

const source = readFileSync(join(__dirname, 'start-up.js'), 'utf8')

/** Runs the script as the page does. */
function runStartUp(dataset = {}) {
  const script = document.createElement('script')
  script.text = source
  Object.assign(script.dataset, dataset)
  document.head.append(script)
}

const loader = () => document.documentElement.dataset.loader
const splash = () => document.getElementById('splash') as HTMLDialogElement
let calm = false

function arrive({ path = '/', referrer = '', cookie = '', agent = 'Mozilla/5.0 (iPhone)' } = {}) {
  history.replaceState(null, '', path)
  document.cookie = cookie || 'oasisStart=; max-age=0'
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
  calm = false
  document.body.innerHTML = `<img id="seen" width="10"><img loading="lazy" width="10">
    <dialog id="splash"><a href="/shop#choice">choice</a><a href="?lang=ar" hreflang="ar">ar</a></dialog>`
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: calm }), configurable: true })
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  jest.useRealTimers()
  delete document.documentElement.dataset.loader
  delete document.documentElement.dataset.welcome
})

test('the script and the shop use the same cookie', () => {
  expect(source).toContain(`const cookie = '${STARTUP_COOKIE}'`)
})

describe('the welcome splash', () => {
  test.each([
    ['opens the shop', {}, true],
    ['opens it in Arabic', { path: '/?lang=ar' }, true],
    ['was here in this session', { cookie: 'oasisStart=seen' }, false],
    ['changed the language on the splash', { cookie: 'oasisStart=again' }, true],
    ['comes from a search result', { referrer: 'https://www.google.com/' }, false],
    ['reloads', { referrer: 'http://localhost/' }, true],
    ['comes by a campaign', { path: '/?utm_source=mail' }, false],
    ['is a robot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ])('a visitor who %s', async (_, visit, welcomed) => {
    arrive(visit)
    runStartUp()
    await jest.advanceTimersByTimeAsync(4000)
    expect(splash().open).toBe(welcomed)
    expect(document.cookie).toContain('oasisStart=seen')
  })

  test('shows on every document when configured so', async () => {
    arrive({ path: '/shop?keyword=x', cookie: 'oasisStart=seen', referrer: 'https://www.google.com/' })
    runStartUp({ always: '' })
    expect(loader()).toBe('shown')
    await jest.advanceTimersByTimeAsync(4000)
    expect(splash().open).toBe(true)
  })

  test('does not show when cookies are blocked', async () => {
    arrive()
    const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    runStartUp()
    await jest.advanceTimersByTimeAsync(4000)
    expect(splash().open).toBe(false)
    write.mockRestore()
  })
})

describe('the loader', () => {
  test('goes 2 s after the pictures, and does not show with reduced motion', async () => {
    arrive()
    runStartUp()
    expect(loader()).toBe('shown')
    await jest.advanceTimersByTimeAsync(1999)
    expect(loader()).toBe('shown')
    await jest.advanceTimersByTimeAsync(1)
    expect(loader()).toBe('leaving')

    delete document.documentElement.dataset.loader
    calm = true
    arrive()
    splash().open = false
    runStartUp()
    expect(loader()).toBeUndefined()
    expect(splash().open).toBe(true)
  })

  test('waits for a picture in view, at most 4 s', async () => {
    arrive()
    const picture = document.getElementById('seen')!
    Object.defineProperty(picture, 'complete', { value: false })
    const place = { top: 10, bottom: 110, width: 100 }
    Object.defineProperty(picture, 'getBoundingClientRect', { value: () => place })
    runStartUp()
    await jest.advanceTimersByTimeAsync(3999)
    expect(loader()).toBe('shown')
    await jest.advanceTimersByTimeAsync(1)
    expect(loader()).toBe('leaving')
  })

  test('goes at the first key', () => {
    arrive()
    runStartUp()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    expect(loader()).toBe('leaving')
    expect(splash().open).toBe(true)
  })

  test('goes at the first press, whose click does not hit a choice under it', () => {
    arrive()
    runStartUp()
    window.dispatchEvent(new Event('pointerdown'))
    expect([loader(), splash().open]).toEqual(['leaving', true])
    const choice = splash().querySelector('a')!
    choice.click()
    expect(splash().open).toBe(true)
    choice.click()
    expect(splash().open).toBe(false)
  })

  test('after a press without a click, the next click works', () => {
    arrive()
    runStartUp()
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('pointerdown'))
    splash().querySelector('a')!.click()
    expect(splash().open).toBe(false)
  })
})

test('a choice closes the splash and navigates 300 ms later', async () => {
  arrive()
  calm = true
  runStartUp()
  expect(document.documentElement.dataset.welcome).toBe('')
  const choice = splash().querySelector('a')!
  const followed = jest.fn((event: Event) => event.preventDefault())
  choice.addEventListener('click', followed)
  choice.click()
  expect(splash().open).toBe(false)
  expect(document.documentElement.dataset.welcome).toBeUndefined()
  await jest.advanceTimersByTimeAsync(299)
  expect(followed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(followed).toHaveBeenCalledTimes(1)
})

test('changing the language opens the splash again', () => {
  arrive()
  calm = true
  runStartUp()
  const toggle = splash().querySelector<HTMLAnchorElement>('[hreflang]')!
  toggle.addEventListener('click', (event) => event.preventDefault())
  toggle.click()
  expect(document.cookie).toContain('oasisStart=again')
})

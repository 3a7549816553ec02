/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import { forgetChoice, handChoiceOn } from '@/lib/client/kept-choice'
import { session } from '@/lib/client/session'
import { takeToasts } from '@/lib/client/toast'
import type { Language } from '@/lib/config/constants'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { BuyBox } from './buy-box'

const words = { en, ar }
const colors = ['#1C5638', '#B3123B', '#2F6CB0']

const collar = { id: 'collar', title: 'Collar', stock: 9, colors, price: 4500 }

function open(language: Language, id = 'collar', early?: (page: HTMLElement) => void): void {
  renderServed(language, <BuyBox product={{ ...collar, id }} words={words[language]} />, early)
}
/** The page is left for a document of its own. */
function leave(): void {
  fireEvent(window, new Event('pagehide'))
  document.body.innerHTML = ''
}
function chosen() {
  const ticked = screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)
  return { colour: colors[ticked], quantity: screen.getByRole<HTMLInputElement>('textbox').value }
}
function choose(): void {
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '3' } })
}

beforeEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})

test('the other language keeps colour and quantity, of this product alone', () => {
  open('en')
  choose()
  leave()
  open('ar')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  leave()
  open('ar', 'leash')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('what a page that comes back from the browser has kept is not chosen a second time', () => {
  open('en')
  choose()
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('a quick view hands what is chosen there on to the page of its product, unless it is closed', () => {
  open('en')
  choose()
  handChoiceOn('leash')
  handChoiceOn('collar')
  // A document that has loaded says so too.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }))
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  handChoiceOn('collar')
  forgetChoice('collar')
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('a colour ticked before the scripts ran is the one chosen, and none that is no longer sold', () => {
  sessionStorage.setItem('oasis.choice.collar', '{"color":"#2F6CB0","quantity":2}')
  open('en', 'collar', (page) => {
    const [, second] = page.querySelectorAll('input')
    if (second) second.checked = true
  })
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '2' })
  document.body.innerHTML = ''
  sessionStorage.setItem('oasis.choice.collar', '{"color":"#FFFFFF","quantity":2}')
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '2' })
})

test('a layer that is closed hands nothing on, and takes nothing from a page of the same product', () => {
  renderServed('en', <BuyBox product={collar} words={en} shown={false} />)
  choose()
  leave()
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
  choose()
  renderServed('en', <BuyBox product={collar} words={en} shown={false} />)
  leave()
  open('en')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
})

describe('while a product is on its way into the cart', () => {
  let answer: (ok: boolean, status?: number) => Promise<void>
  beforeEach(() => {
    session.setState({ signedIn: true })
    const cart = { results: 1, data: [], subtotal: 0, shopping: 0, finalTotal: 0 }
    global.fetch = (address) =>
      new Promise((resolve) => {
        if (!String(address).includes('add-cart')) return
        answer = (ok, status = ok ? 200 : 409) =>
          act(async () => resolve(Object({ ok, status, headers: new Map(), text: async () => JSON.stringify(cart) })))
      })
    // jsdom has none.
    AbortSignal.timeout = () => new AbortController().signal
    open('en')
    choose()
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  })

  test('all begins anew once it is there', async () => {
    await answer(true)
    expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
  })

  test('the next is chosen, and stays so', async () => {
    fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    await answer(true)
    expect(chosen()).toEqual({ colour: '#2F6CB0', quantity: '3' })
  })

  test('who was signed out meanwhile finds what was chosen, back from signing in', async () => {
    await answer(false, 401)
    document.body.innerHTML = ''
    open('en')
    expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  })

  test('it is in the cart as the page is left, and not chosen a second time; the next is', () => {
    leave()
    open('en')
    expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
    choose()
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
    fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    leave()
    open('en')
    expect(chosen()).toEqual({ colour: '#2F6CB0', quantity: '3' })
  })

  test('it is read out where it stands, and by the toast where that was left', async () => {
    takeToasts()
    Element.prototype.getClientRects = () => Object([{}])
    await answer(false)
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
    document.body.innerHTML = ''
    Element.prototype.getClientRects = () => Object([])
    await answer(false)
    expect(takeToasts().map(({ silent }) => silent)).toEqual([true, false])
  })

  test.each([true, false])(
    'what went wrong stands beside what it was said of (the next is chosen: %s)',
    async (next) => {
      if (next) fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
      await answer(false)
      expect(screen.getByRole('alert').textContent === '').toBe(next)
      expect(chosen().quantity).toBe('3')
    },
  )
})

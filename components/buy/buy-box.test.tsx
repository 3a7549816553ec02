/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import { forgetChoice, handChoiceOn } from '@/lib/client/kept-choice'
import type { Language } from '@/lib/shop-facts'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { BuyBox } from './buy-box'

const words = { en, ar }
const colors = ['#1C5638', '#B3123B', '#2F6CB0']

function open(language: Language, id = 'collar', early?: (page: HTMLElement) => void): void {
  const product = { id, title: 'Collar', stock: 9, colors, price: 4500 }
  renderServed(language, <BuyBox product={product} words={words[language]} />, early)
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

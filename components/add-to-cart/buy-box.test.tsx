/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderIn, renderServed } from '@/components/testing/in-language'
import { forgetChoice, storeShownChoice } from '@/lib/client/product-choice'
import { getQueryClient } from '@/lib/client/query-client'
import { session } from '@/lib/client/session'
import { takeToasts } from '@/lib/client/toast'
import type { Language } from '@/lib/config/constants'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { BuyBox } from './buy-box'
import type { BuyProduct } from './buy-product'
import { ChoiceScope, ChosenPrice } from './choice-scope'

const words = { en, ar }
const colors = ['#1C5638', '#B3123B', '#2F6CB0']

const collar = {
  id: 'collar',
  title: 'Collar',
  stock: 9,
  colors,
  price: 4500,
  oldPrice: null,
  onlyLeft: 'Only 9',
  enquiry: false,
  sizes: [],
  preparations: [],
}

interface Opened {
  language?: Language
  product?: Partial<BuyProduct>
  size?: string | null
  shown?: boolean
}
function box({ language = 'en', product, size = null, shown }: Opened) {
  return (
    <ChoiceScope product={{ ...collar, ...product }} size={size}>
      <ChosenPrice />
      <BuyBox words={words[language]} shown={shown} />
    </ChoiceScope>
  )
}
function open(language: Language, id = 'collar', early?: (page: HTMLElement) => void): void {
  renderServed(language, box({ language, product: { id } }), early)
}
/** Leaves the page for another document. */
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

test('a change of language keeps color and quantity of this product only', () => {
  open('en')
  choose()
  leave()
  open('ar')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  leave()
  open('ar', 'leash')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('a page restored from the back/forward cache does not keep its choice for the next page', () => {
  open('en')
  choose()
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('a quick view passes its choice to the product page, unless it is closed', () => {
  open('en')
  choose()
  storeShownChoice('leash')
  storeShownChoice('collar')
  // `pageshow` also fires after a normal load.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }))
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  storeShownChoice('collar')
  forgetChoice('collar')
  document.body.innerHTML = ''
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
})

test('adopts a color chosen before hydration, and no color that is no longer sold', () => {
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

test('a hidden box neither stores nor takes a choice', () => {
  renderServed('en', box({ shown: false }))
  choose()
  leave()
  open('en')
  expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
  choose()
  renderServed('en', box({ shown: false }))
  leave()
  open('en')
  expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
})

describe('sizes', () => {
  const sizeOf = (id: string, price: number, stock: number) => ({
    ...{ id, name: `${id} kg`, price, oldPrice: null, stock, onlyLeft: `Only ${stock}` },
  })
  const food = { id: 'food', colors: [], price: 3000, stock: 4, sizes: [sizeOf('2', 3000, 4), sizeOf('7', 9000, 0)] }
  const openFood = (size: string, language: Language = 'en') =>
    renderServed(language, box({ language, product: food, size }))
  const size = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
  const search = (text: string) => history.replaceState(null, '', `/details/food${text}`)
  beforeEach(() => search(''))

  test('price and button follow the chosen size; a sold-out one can be chosen, not bought', () => {
    const { container } = openFood('2')
    expect(container.querySelector('.text-price')?.textContent).toBe('AED 30.00')
    const [, soldOut] = screen.getAllByRole('radio')
    expect(soldOut?.closest('label')?.textContent).toContain('Sold out')
    if (soldOut) fireEvent.click(soldOut)
    expect(size()).toBe('7')
    expect(container.querySelector('.text-price')?.textContent).toBe('AED 90.00')
    const button = screen.getByRole('button', { name: /^Sold out/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    takeToasts()
    fireEvent.click(button)
    expect(takeToasts()).toEqual([])
  })

  test('a change of language keeps the size, unless the URL names another', () => {
    openFood('2')
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    leave()
    openFood('2', 'ar')
    expect(size()).toBe('7')
    leave()
    search('?size=2')
    openFood('2')
    expect(size()).toBe('2')
  })

  test('a size that is no longer sold is not restored', () => {
    sessionStorage.setItem('oasis.choice.food', '{"size":"15","quantity":2}')
    openFood('2')
    expect(size()).toBe('2')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2')
  })
})

describe('while a product is being added', () => {
  let respond: ((response: Response) => void) | undefined
  const responseOf = (status: number): Response => {
    const cart = { results: 1, data: [], subtotal: 0, shopping: 0, finalTotal: 0 }
    return Object({ ok: status === 200, status, headers: new Map(), text: async () => JSON.stringify(cart) })
  }
  async function answer(ok: boolean, status = ok ? 200 : 409): Promise<void> {
    await waitFor(() => expect(respond).toBeTruthy())
    await act(async () => {
      respond?.(responseOf(status))
      respond = undefined
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
  beforeEach(() => {
    respond = undefined
    getQueryClient().clear()
    session.setState({ signedIn: true })
    global.fetch = async (address) =>
      String(address).includes('add-cart') ? new Promise((resolve) => (respond = resolve)) : responseOf(200)
    // jsdom lacks it.
    AbortSignal.timeout = () => new AbortController().signal
    open('en')
    choose()
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  })

  test('resets the choice after adding', async () => {
    await answer(true)
    expect(chosen()).toEqual({ colour: '#1C5638', quantity: '1' })
  })

  test('keeps a choice made meanwhile', async () => {
    fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    await answer(true)
    expect(chosen()).toEqual({ colour: '#2F6CB0', quantity: '3' })
  })

  test('restores the choice after a session that ended meanwhile', async () => {
    await answer(false, 401)
    document.body.innerHTML = ''
    open('en')
    expect(chosen()).toEqual({ colour: '#B3123B', quantity: '3' })
  })

  test('leaving the page keeps only a choice made after pressing the button', () => {
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

  test('the toast is silent only where the inline error is visible', async () => {
    takeToasts()
    Element.prototype.getClientRects = () => Object([{}])
    await answer(false)
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
    document.body.innerHTML = ''
    Element.prototype.getClientRects = () => Object([])
    await answer(false)
    expect(takeToasts().map(({ silent }) => silent)).toEqual([true, false])
  })

  test.each([true, false])('shows an error only beside the choice it concerns (another chosen: %s)', async (next) => {
    if (next) fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    await answer(false)
    expect(screen.getByRole('alert').textContent === '').toBe(next)
    expect(chosen().quantity).toBe('3')
  })
})

test('room is kept for the questions while they are loaded', async () => {
  const choices = [{ id: 'without', name: { en: 'Without head', ar: 'بدون الرأس' }, fee: 0 }]
  const { container } = renderIn('en', box({ product: { preparations: [{ kind: 'head', choices }] } }))
  const skeletons = () => container.querySelectorAll('.skeleton').length
  expect(skeletons()).toBe(2)
  expect(await screen.findByRole('radio', { name: 'Without head' })).not.toBeNull()
  expect(skeletons()).toBe(0)
})

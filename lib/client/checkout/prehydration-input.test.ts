/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { prehydrationInput } from './prehydration-input'

const servedHtml = `
  <input name="email" value="huda@example.ae"><input name="firstName"><textarea name="note"></textarea>
  <select name="city"><option value="" selected></option><option value="dubai">Dubai</option></select>
  <input type="radio" name="saved-address" value="home" checked><input type="radio" name="saved-address" value="farm">
  <input type="radio" name="head" value="true" checked><input type="radio" name="head" value="false">
  <input type="radio" name="payment" value="card"><input type="radio" name="payment" value="cash">`

const form = document.createElement('form')
const noInput = { address: {}, choices: {} }

function field<T extends HTMLElement>(selector: string): T {
  const found = form.querySelector<T>(selector)
  if (!found) throw new Error(selector)
  return found
}

class PerformanceNavigationTiming {
  constructor(readonly type: string) {}
}

function arrive(type: string): void {
  performance.getEntriesByType = () => [Object(new PerformanceNavigationTiming(type))]
}

beforeEach(() => {
  form.innerHTML = servedHtml
  Object.assign(globalThis, { PerformanceNavigationTiming })
  arrive('navigate')
})

test('an untouched form yields noInput', () => {
  expect(prehydrationInput(form)).toEqual(noInput)
  expect(prehydrationInput(null)).toEqual(noInput)
})

test('reads typed, cleared, selected and checked fields', () => {
  field<HTMLInputElement>('[name=email]').value = ''
  field<HTMLTextAreaElement>('[name=note]').value = 'Green gate'
  field<HTMLSelectElement>('[name=city]').value = 'dubai'
  for (const value of ['farm', 'false', 'cash']) field<HTMLInputElement>(`[value=${value}]`).checked = true
  expect(prehydrationInput(form)).toEqual({
    email: '',
    address: { note: 'Green gate', city: 'dubai' },
    choices: { addressId: 'farm', writing: false, withHead: false, payment: 'cash' },
  })
})

test('ignores what the browser restores on Back', () => {
  field<HTMLInputElement>('[name=email]').value = 'old@example.ae'
  arrive('back_forward')
  expect(prehydrationInput(form)).toEqual(noInput)
})

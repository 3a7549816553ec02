/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { holdScripts } from '@/lib/utils/hold-scripts'
import { answerEarlyTaps, endEarlyTaps } from './early-taps'

const find = (id: string) => document.getElementById(id) ?? document.body
let pressed: string[]

beforeEach(() => {
  pressed = []
  document.body.innerHTML = `
    <button id="heart" class="scripted"><svg id="icon"></svg></button>
    <div class="scripted"><button id="add">Add</button></div>
    <div class="scripted"><button id="close" popovertarget="filters">Show</button></div>
    <form class="scripted"><button id="send">Send</button></form>
    <form id="plain"><button id="filter">Filter</button></form>`
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      pressed.push(`${form.id || 'form'} sent`)
    })
  holdScripts()
})
/** Attaches the listeners, as hydration does. */
function wake() {
  endEarlyTaps()
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => void pressed.push(button.id))
}

test('replays taps made before hydration, each button once', async () => {
  find('icon').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  find('add').click()
  find('heart').click()
  wake()
  expect(pressed).toEqual([])
  await answerEarlyTaps()
  expect(pressed).toEqual(['heart', 'add'])
  await answerEarlyTaps()
  expect(pressed).toHaveLength(2)
})

test('holds a form that needs scripts; submits a plain one at once', async () => {
  find('send').click()
  expect(pressed).toEqual([])
  find('filter').click()
  expect(pressed).toEqual(['plain sent'])
  wake()
  await answerEarlyTaps()
  expect(pressed).toEqual(['plain sent', 'send', 'form sent'])
})

test('neither holds nor replays a popover button, which works without scripts', async () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('close').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  wake()
  await answerEarlyTaps()
  expect(pressed).toEqual([])
})

test('ignores taps during hydration and buttons that were removed', async () => {
  find('add').click()
  wake()
  find('heart').click()
  find('add').remove()
  await answerEarlyTaps()
  expect(pressed).toEqual(['heart'])
})

test('replays nothing without held scripts, as in development', async () => {
  delete window.oasisTaps
  endEarlyTaps()
  await answerEarlyTaps()
  expect(pressed).toEqual([])
})

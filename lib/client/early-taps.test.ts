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
/** As React does it when it takes over. */
function wake() {
  endEarlyTaps()
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => void pressed.push(button.id))
}

test('what was pressed before scripts had come is pressed once they have, each once and in its order', async () => {
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

test('a form that needs scripts waits for them with what was typed; a plain one goes its way', async () => {
  find('send').click()
  expect(pressed).toEqual([])
  find('filter').click()
  expect(pressed).toEqual(['plain sent'])
  wake()
  await answerEarlyTaps()
  expect(pressed).toEqual(['plain sent', 'send', 'form sent'])
})

test('a button of a popover needs nobody: what it does is not held up, nor done twice', async () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('close').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  wake()
  await answerEarlyTaps()
  expect(pressed).toEqual([])
})

test('what is pressed while the page is taken over is answered by the page alone, and what has gone by nobody', async () => {
  find('add').click()
  wake()
  find('heart').click()
  find('add').remove()
  await answerEarlyTaps()
  expect(pressed).toEqual(['heart'])
})

test('a page without held scripts, as in development, has nothing to answer', async () => {
  delete window.oasisTaps
  endEarlyTaps()
  await answerEarlyTaps()
  expect(pressed).toEqual([])
})

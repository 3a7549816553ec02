/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { StaffTranslations } from './translations'
import { useUnsaved } from './unsaved'
import messages from '@/messages/staff.en.json'

function Form({ dirty }: { dirty: boolean }) {
  useUnsaved(dirty)
  return null
}

afterEach(() => void jest.restoreAllMocks())

/** Clicks a link beside two forms; returns how often it was asked about, and whether it was followed. */
function leave(attributes: string, { dirty = true, answer = false } = {}) {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  render(
    <StaffTranslations language="en" messages={messages}>
      <Form dirty={dirty} />
      <Form dirty={dirty} />
      <div dangerouslySetInnerHTML={{ __html: `<a ${attributes}><b>Away</b></a>` }} />
    </StaffTranslations>,
  )
  const follows = fireEvent.click(screen.getByText('Away'))
  return [ask.mock.calls.length, follows]
}

test('two forms with changes ask once, and the answer counts', () => {
  expect(leave('href="/staff"')).toEqual([1, false])
  jest.restoreAllMocks()
  document.body.replaceChildren()
  expect(leave('href="/staff"', { answer: true })).toEqual([1, true])
})

test('a clean form does not ask', () => {
  expect(leave('href="/staff"', { dirty: false })).toEqual([0, true])
})

test.each(['href="#below"', 'href="/shop" target="_blank"', 'href="/file" download'])('%s leaves nothing', (link) => {
  expect(leave(link)).toEqual([0, true])
})

/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import messages from '@/messages/en.json'
import { ContactForm } from './contact-form'

test('has visible labels, autofill tokens and no required field', () => {
  renderIn('en', <ContactForm to="hello@oasis.example" labels={messages.Contact} />)
  const tokens = ['Name', 'E-mail', 'Phone', 'Subject', 'Message'].map((name) => {
    const field = screen.getByLabelText<HTMLInputElement>(name)
    expect(field.required).toBe(false)
    return field.getAttribute('autocomplete')
  })
  expect(tokens).toEqual(['name', 'email', 'tel', 'off', null])
})

test('before hydration, a submit does not put the text into the URL of the page', () => {
  const { container } = renderIn('en', <ContactForm to="hello@oasis.example" labels={messages.Contact} />)
  const form = container.querySelector('form')
  expect(form?.method).toBe('post')
  expect(form?.getAttribute('action')).toBe('mailto:hello@oasis.example')
})

test('sending shows what should have happened and keeps the text', () => {
  // jsdom cannot open a mail app and logs an error.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderIn('en', <ContactForm to="hello@oasis.example" labels={{ ...messages.Contact, opened: 'Opened' }} />)
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(message, { target: { value: 'Two sacks' } })
  const said = screen.getAllByRole('status').at(-1)
  expect(said?.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Open my mail app' }))
  expect(said?.textContent).toBe('Opened')
  expect(message.value).toBe('Two sacks')
  complaint.mockRestore()
})

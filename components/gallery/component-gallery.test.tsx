/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { renderIn } from '@/components/testing/in-language'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

// Zod tries `Function`, which the pages' Content-Security-Policy forbids and browsers report.
jest.mock('zod', () => {
  throw new Error('zod on its way to a browser')
})

test('the gallery renders in both languages and does not load zod in the browser', async () => {
  const { ComponentGallery } = await import('./component-gallery')
  const { container } = renderIn('en', <ComponentGallery messages={{ en, ar }} products={[]} />)
  for (const messages of [en, ar]) expect(container.textContent).toContain(messages.Buy.add)
})

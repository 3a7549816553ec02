/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { lazy, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BelowFold } from './below-fold'

jest.mock('next/navigation', () => ({ usePathname: () => '/details/1' }))

test('renders its children when a lazy one resolves during the render', async () => {
  // A lazy element, as in the router's payload.
  const late = lazy(() =>
    Promise.resolve({ default: <p key="late">Related products</p> } as never),
  ) as unknown as ReactNode
  const page = document.body.appendChild(document.createElement('main'))
  const errors: unknown[] = []
  // Without `act`, in which React does not suspend on lazy elements.
  createRoot(page, { onUncaughtError: (error) => errors.push(error) }).render(
    <div>
      <BelowFold>
        <p>Reviews</p>
        {late}
      </BelowFold>
    </div>,
  )
  await waitUntil(() => errors.length > 0 || page.querySelector('[aria-busy]') !== null)
  await waitUntil(() => errors.length > 0 || page.textContent !== '')
  expect(errors).toEqual([])
  expect(page.innerHTML).toBe('<div><p>Reviews</p><p>Related products</p></div>')
})

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}

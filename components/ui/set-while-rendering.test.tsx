/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { startTransition, Suspense, use, useReducer, useState } from 'react'
import { setWhileRendering } from './set-while-rendering'

/** A page that never loads. */
const never = new Promise<string>(() => undefined)

function Page({ name }: { name: string }) {
  return name === 'next' ? use(never) : name
}

function Shop() {
  const [page, setPage] = useState('here')
  const [asked, setAsked] = useReducer(setWhileRendering<string | null>, 'next')
  if (asked === page) setAsked(null)
  return (
    <>
      <p>{asked === null ? 'nothing' : `waits for ${asked}`}</p>
      <Page name={page} />
      <button onClick={() => startTransition(() => setPage('next'))}>Go</button>
      <button onClick={() => setPage('here')}>Back</button>
      <button onClick={() => setAsked(null)}>Forget</button>
    </>
  )
}

test('sets a value again after an abandoned render had set it', async () => {
  render(
    <Suspense>
      <Shop />
    </Suspense>,
  )
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await press('Go')
  expect(screen.getByText('waits for next')).toBeTruthy()
  await press('Back')
  await press('Forget')
  expect(screen.getByText('nothing')).toBeTruthy()
})

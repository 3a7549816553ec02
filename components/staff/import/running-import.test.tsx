/** @jest-environment jsdom */
import { ReadableStream, TextDecoderStream } from 'node:stream/web'
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { ImportView } from './import-view'
import messages from '@/messages/staff.en.json'

/** Opens the page and asks what importing `file` would change. */
async function check(file: File) {
  render(
    <InBackOffice>
      <ImportView />
    </InBackOffice>,
  )
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (field) fireEvent.change(field, { target: { files: [file] } })
  await act(async () => fireEvent.click(button(messages.Import.check)))
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: RegExp(name) })
const csv = (slice: () => { arrayBuffer: () => Promise<unknown> }) =>
  Object.assign(new File(['Handle,Title'], 'products.csv', { type: 'text/csv' }), { slice })

test('while an import runs nothing else can be chosen, and leaving it asks', async () => {
  const calls: string[] = []
  const fetch = (path: string) => (calls.push(path), new Promise(() => undefined))
  Object.assign(globalThis, { fetch })
  await check(csv(() => ({ arrayBuffer: async () => undefined })))
  expect(calls).toHaveLength(1)
  for (const name of ['chooseCsv', 'choosePictures', 'chooseFolder', 'again'] as const)
    fireEvent.click(button(messages.Import[name]))
  const leaves = window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect([screen.queryByText('products.csv') !== null, leaves]).toEqual([true, false])
  const choosers = (['chooseCsv', 'choosePictures', 'chooseFolder'] as const).map((name) =>
    button(messages.Import[name]),
  )
  expect(choosers.map(({ disabled }) => disabled)).toEqual([true, true, true])
})

test('a file that was edited after it was chosen is to be chosen again', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await check(csv(() => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.Import.changedFile))
})

test.each([0, 1])('after a dry run that found %s products only some are offered for import', async (products) => {
  const counts = { created: products, changed: 0, unchanged: 0, rejected: 0, pictures: 0, sized: 0 }
  const report = { products, ...counts, dryRun: true, resumed: false, bad: [], notes: [] }
  const events = `${JSON.stringify({ type: 'done', report })}\n`
  const body = ReadableStream.from([Buffer.from(events)])
  const answers: Record<string, object> = {
    plan: { ok: true, json: async () => ({ data: { products, rows: 1, pictures: [] } }) },
    known: { ok: true, json: async () => ({ data: [] }) },
    import: { ok: true, body },
  }
  Object.assign(globalThis, { TextDecoderStream, fetch: async (path: string) => answers[path.split('/').at(-1) ?? ''] })
  await check(csv(() => ({ arrayBuffer: async () => undefined })))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(messages.Import.dry))
  expect(screen.queryByRole('button', { name: messages.Import.run }) !== null).toBe(products > 0)
})

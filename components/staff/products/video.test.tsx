/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { StaffTranslations } from '../kit/translations'
import { Video } from './video'
import messages from '@/messages/staff.en.json'

const t = messages.Products
const chooser = RegExp(`${t.addVideo}|${t.otherVideo}`)
const stored = `${'a'.repeat(24)}.mp4`

function Editor({ onBusy }: { onBusy: (isUploading: boolean) => void }) {
  const [video, setVideo] = useState<string | null>(null)
  return (
    <StaffTranslations language="en" messages={messages}>
      <Video video={video} onChange={setVideo} onBusy={onBusy} />
    </StaffTranslations>
  )
}

function choose(name: string, size = 100) {
  const file = new File([new Uint8Array(size)], name, { type: 'video/mp4' })
  return act(async () => void fireEvent.change(screen.getByLabelText(chooser), { target: { files: [file] } }))
}

type Answer = { ok: boolean; json: () => Promise<object>; headers: Headers }
const answer = (ok: boolean, body: object): Answer => ({ ok, json: async () => body, headers: new Headers() })
const send = jest.fn<(path: string) => Promise<Answer>>()

beforeEach(() => {
  send.mockReset().mockResolvedValue(answer(true, { data: { name: stored } }))
  Object.assign(globalThis, { fetch: send })
})

test('a video is uploaded, shown and removed; saving waits for it', async () => {
  const onBusy = jest.fn()
  const { container } = render(<Editor onBusy={onBusy} />)
  await choose('camel walk.mp4')
  expect(send.mock.calls[0]?.[0]).toBe('/api/staff/media/videos?name=camel+walk.mp4')
  expect(container.querySelector('video')?.getAttribute('src')).toBe(`/media/${stored}`)
  expect(onBusy.mock.calls).toEqual([[true], [false]])
  fireEvent.click(screen.getByText(t.removeVideo))
  expect(container.querySelector('video')).toBeNull()
})

test.each([
  ['no video', async () => answer(false, { code: 'BadRequest' }), t.videoFailed.replace('{name}', 'x.mp4')],
  [
    'the end of the session',
    async () => answer(false, { code: 'YouAreNotLogin' }),
    `${messages.Errors.YouAreNotLogin} ${messages.Errors.signInTab}`,
  ],
  ['a fault of the shop', async () => answer(false, {}), messages.Errors.fallback],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), messages.Common.offline],
])('%s is said, and the video before stays', async (_, refuse, said) => {
  const { container } = render(<Editor onBusy={() => {}} />)
  await choose('camel.mp4')
  send.mockImplementationOnce(refuse)
  await choose('x.mp4')
  expect(screen.getByRole('alert').textContent).toBe(said)
  expect(container.querySelector('video')?.getAttribute('src')).toBe(`/media/${stored}`)
})

test('a file above the limit is not sent', async () => {
  render(<Editor onBusy={() => {}} />)
  await choose('long.mp4', 50 * 1024 ** 2 + 1)
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe(t.videoFailed.replace('{name}', 'long.mp4'))
})

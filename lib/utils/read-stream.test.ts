import { expect, test } from '@jest/globals'
import { readStream } from './read-stream'

const bytes = (...values: number[]) => Uint8Array.from(values)

test('yields chunks in order and throws the stream’s error', async () => {
  const sent = [bytes(1), bytes(2, 3)]
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = sent.shift()
      if (next) controller.enqueue(next)
      else controller.error(new Error('cut off'))
    },
  })
  const came: Uint8Array[] = []
  const reading = (async () => {
    for await (const chunk of readStream(stream)) came.push(chunk)
  })()
  await expect(reading).rejects.toThrow('cut off')
  expect(came).toEqual([bytes(1), bytes(2, 3)])
})

test('stopping early cancels the stream and throws only the consumer’s error', async () => {
  let gone = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes(1)),
    cancel() {
      gone = true
      throw new Error('the line is dead')
    },
  })
  for await (const chunk of readStream(stream)) if (chunk.length > 0) break
  expect(gone).toBe(true)
})

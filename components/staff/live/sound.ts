import { persisted } from '@/lib/client/persisted'

/** Whether new orders are heard, in this browser. */
export const soundOn = persisted('oasis.staff.sound', (stored) => stored === true, 'localStorage')

/** Two notes, Hz, and the time between them, s. */
const NOTES = [784, 1175]
const STEP = 0.16

let context: AudioContext | null = null

/** Lets sounds be heard: browsers want a touch or key first. Call it in one. */
export function wakeSound(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Rings for a new order, when the sound is on. Silent before the first touch of the page. */
export function ring(): void {
  if (!soundOn.get() || context?.state !== 'running') return
  for (const [at, pitch] of NOTES.entries()) {
    const from = context.currentTime + at * STEP
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.25, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.7)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + 0.75)
  }
}

import 'server-only'
import { DrawProcess } from './draw-process'
import { mediaState } from './process-state'
import { writeMediaFiles } from './store'

/**
 * Draws a picture somebody waits for and keeps its files. Asking again meanwhile joins the same drawing; it goes before
 * all drawing in the background. Throws when it cannot be drawn.
 */
export function drawNow(hash: string, recipe: unknown): Promise<void> {
  const { drawings, flights } = mediaState()
  return (
    flights.get(hash) ??
    fly(
      hash,
      drawings.run(() => drawAndKeep(hash, recipe)),
    )
  )
}

/** Draws a picture nobody waits for yet, when its turn comes. */
export function drawInBackground(hash: string, recipe: unknown): Promise<void> {
  const { drawings, flights } = mediaState()
  // Looked up when the turn comes, not before: who asks meanwhile must not wait in the slow queue.
  const work = async () => {
    if (!flights.has(hash)) await fly(hash, drawAndKeep(hash, recipe))
  }
  return drawings.run(work, { urgent: false })
}

/** Ends the processes that wait for work. Those at work end with this process. */
export function stopDrawing(): void {
  for (const painter of mediaState().painters) if (painter.idle) painter.stop()
}

function fly(hash: string, drawing: Promise<void>): Promise<void> {
  const { flights } = mediaState()
  const flight = drawing.finally(() => flights.delete(hash))
  flights.set(hash, flight)
  return flight
}

async function drawAndKeep(hash: string, recipe: unknown): Promise<void> {
  await writeMediaFiles(hash, await painter().draw(recipe))
}

/** A process with room for a picture; a new one when there is none. */
function painter(): DrawProcess {
  const state = mediaState()
  state.painters = state.painters.filter(({ alive }) => alive)
  const known = state.painters.find(({ free }) => free)
  if (known) return known
  const made = new DrawProcess()
  state.painters.push(made)
  return made
}

import 'server-only'
import { DrawProcess } from './draw-process'
import { mediaState, type Errand } from './process-state'
import { writeMediaFiles } from './store'

/**
 * Draws a picture somebody waits for and keeps its files. Asking again meanwhile joins the same drawing, which
 * waits for none that is drawn ahead. Throws when it cannot be drawn.
 */
export function drawNow(hash: string, recipe: unknown): Promise<void> {
  const { drawings, flights } = mediaState()
  return (
    flights.get(hash) ??
    fly(
      hash,
      drawings.asked.queue.run(() => drawAndKeep(hash, recipe, 'asked')),
    )
  )
}

/** Draws a picture nobody waits for yet, when its turn comes. */
export function drawAhead(hash: string, recipe: unknown): Promise<void> {
  const { drawings, flights } = mediaState()
  // Looked up when the turn comes, not before: who asks meanwhile must not wait in the slow queue.
  return drawings.ahead.queue.run(async () => {
    if (!flights.has(hash)) await fly(hash, drawAndKeep(hash, recipe, 'ahead'))
  })
}

/** Ends the processes that wait for work. Those at work end with this process. */
export function stopDrawing(): void {
  for (const { painters } of Object.values(mediaState().drawings))
    for (const painter of painters) if (painter.idle) painter.stop()
}

function fly(hash: string, drawing: Promise<void>): Promise<void> {
  const { flights } = mediaState()
  const flight = drawing.finally(() => flights.delete(hash))
  flights.set(hash, flight)
  return flight
}

async function drawAndKeep(hash: string, recipe: unknown, errand: Errand): Promise<void> {
  await writeMediaFiles(hash, await painter(errand).draw(recipe))
}

/** A process with room for a picture; a new one when there is none. */
function painter(errand: Errand): DrawProcess {
  const studio = mediaState().drawings[errand]
  studio.painters = studio.painters.filter(({ alive }) => alive)
  const known = studio.painters.find(({ free }) => free)
  if (known) return known
  const made = new DrawProcess(errand)
  studio.painters.push(made)
  return made
}

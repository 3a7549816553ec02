import 'server-only'
import { mediaFileName, type MediaWidth } from '@/lib/media/address'
import { DrawProcess } from './draw-process'
import { mediaState, type Errand, type QuickDrawing } from './process-state'
import { hasMediaFiles, readMediaFile, writeMediaFiles } from './store'

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

/**
 * One file of a picture drawn at its own width, in a fraction of the time that all of them take, and not kept on disk: for
 * a page whose pictures are not drawn yet. The picture itself takes its turn.
 */
export function drawQuickly(hash: string, recipe: unknown, width: MediaWidth): QuickDrawing {
  const { drawings, quick } = mediaState()
  const name = mediaFileName({ hash, width })
  const known = quick.get(name)
  if (known) return known
  const made: QuickDrawing = {
    file: null,
    drawing: drawings.asked.queue.run(async () => {
      // The picture itself may stand by the time that its turn has come.
      const stands = await readMediaFile({ hash, width })
      const file = stands ?? (await painter('asked').draw(recipe, width))[width]
      return (made.file = Buffer.from(file))
    }),
  }
  quick.set(name, made)
  made.drawing.catch(() => quick.delete(name))
  // Whoever asks next hears of what goes wrong.
  void drawAhead(hash, recipe)
    .catch(() => undefined)
    .finally(() => quick.delete(name))
  return made
}

/** Draws a picture nobody waits for yet, when its turn comes and it is still missing. */
export function drawAhead(hash: string, recipe: unknown): Promise<void> {
  const { drawings, flights } = mediaState()
  // Looked up when the turn comes, not before: who asks meanwhile must not wait in the slow queue.
  return drawings.ahead.queue.run(async () => {
    if (!flights.has(hash) && !(await hasMediaFiles(hash))) await fly(hash, drawAndKeep(hash, recipe, 'ahead'))
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

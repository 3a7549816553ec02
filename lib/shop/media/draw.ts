import 'server-only'
import { mediaFileName, type MediaWidth } from '@/lib/media/address'
import { DrawProcess } from './draw-process'
import { mediaState, type QuickDrawing, type Studio } from './process-state'
import { hasMediaFiles, readMediaFile, writeMediaFiles } from './store'

/**
 * Draws a picture somebody waits for and keeps its files. Asking again meanwhile joins the same drawing, which
 * waits for none that is drawn ahead. Throws when it cannot be drawn.
 */
export function drawNow(hash: string, recipe: unknown): Promise<void> {
  const { asked, flights } = mediaState()
  return (
    flights.get(hash) ??
    fly(
      hash,
      asked.queue.run(() => drawAndKeep(hash, recipe, asked)),
    )
  )
}

/**
 * One file of a picture drawn at its own width, in a fraction of the time that all of them take, and not kept on disk: for
 * a page whose pictures are not drawn yet. The picture itself takes its turn.
 */
export function drawQuickly(hash: string, recipe: unknown, width: MediaWidth): QuickDrawing {
  const { asked, quick } = mediaState()
  const name = mediaFileName({ hash, width })
  const known = quick.get(name)
  if (known) return known
  const made: QuickDrawing = {
    file: null,
    drawing: asked.queue.run(async () => {
      // The picture itself may stand by the time that its turn has come.
      const stands = await readMediaFile({ hash, width })
      const file = stands ?? (await painter(asked).draw(recipe, width))[width]
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

/** Draws a picture nobody waits for yet, when its turn in that studio comes and it is still missing. */
export function drawAhead(hash: string, recipe: unknown, studio = anyStudio(hash)): Promise<void> {
  const { flights } = mediaState()
  // Looked up when the turn comes, not before: who asks meanwhile must not wait in the slow queue.
  return studio.queue.run(async () => {
    if (!flights.has(hash) && !(await hasMediaFiles(hash))) await fly(hash, drawAndKeep(hash, recipe, studio))
  })
}

/** Ends the processes that wait for work. Those at work end with this process. */
export function stopDrawing(): void {
  const { asked, ahead } = mediaState()
  for (const { painter } of [asked, ...ahead]) if (painter?.idle) painter.stop()
}

function anyStudio(hash: string): Studio {
  const { ahead, asked } = mediaState()
  return ahead[parseInt(hash.slice(0, 4), 16) % ahead.length] ?? asked
}

function fly(hash: string, drawing: Promise<void>): Promise<void> {
  const { flights } = mediaState()
  const flight = drawing.finally(() => flights.delete(hash))
  flights.set(hash, flight)
  return flight
}

async function drawAndKeep(hash: string, recipe: unknown, studio: Studio): Promise<void> {
  await writeMediaFiles(hash, await painter(studio).draw(recipe))
}

/** The studio's process; a new one when it has none, or none any more. */
function painter(studio: Studio): DrawProcess {
  if (!studio.painter?.alive) studio.painter = new DrawProcess(studio.errand)
  return studio.painter
}

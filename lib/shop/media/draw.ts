import 'server-only'
import { mediaFileName, type MediaWidth } from '@/lib/media/address'
import { DrawProcess } from './draw-process'
import { mediaState, type DrawWorker, type QuickDrawing } from './process-state'
import { hasMediaFiles, readMediaFile, writeMediaFiles } from './store'

/**
 * Draws a picture somebody waits for and keeps its files. Asking again meanwhile joins the same drawing, which
 * waits for none that is drawn ahead. Throws when it cannot be drawn.
 */
export function drawNow(hash: string, recipe: unknown): Promise<void> {
  const { asked, inFlight } = mediaState()
  return (
    inFlight.get(hash) ??
    track(
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
      const file = stands ?? (await processOf(asked).draw(recipe, width))[width]
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

/** Draws a picture nobody waits for yet, when its turn comes with that worker and it is still missing. */
export function drawAhead(hash: string, recipe: unknown, worker = anyWorker(hash)): Promise<void> {
  const { inFlight } = mediaState()
  // Looked up when the turn comes, not before: who asks meanwhile must not wait in the slow queue.
  return worker.queue.run(async () => {
    if (!inFlight.has(hash) && !(await hasMediaFiles(hash))) await track(hash, drawAndKeep(hash, recipe, worker))
  })
}

/** Ends the processes that wait for work. Those at work end with this process. */
export function stopDrawing(): void {
  const { asked, ahead } = mediaState()
  for (const { drawProcess } of [asked, ...ahead]) if (drawProcess?.idle) drawProcess.stop()
}

function anyWorker(hash: string): DrawWorker {
  const { ahead, asked } = mediaState()
  return ahead[parseInt(hash.slice(0, 4), 16) % ahead.length] ?? asked
}

function track(hash: string, drawing: Promise<void>): Promise<void> {
  const { inFlight } = mediaState()
  const tracked = drawing.finally(() => inFlight.delete(hash))
  inFlight.set(hash, tracked)
  return tracked
}

async function drawAndKeep(hash: string, recipe: unknown, worker: DrawWorker): Promise<void> {
  await writeMediaFiles(hash, await processOf(worker).draw(recipe))
}

/** The worker's process; a new one when it has none, or none any more. */
function processOf(worker: DrawWorker): DrawProcess {
  if (!worker.drawProcess?.alive) worker.drawProcess = new DrawProcess(worker.priority)
  return worker.drawProcess
}

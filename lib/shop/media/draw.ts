import 'server-only'
import { mediaFileName, type MediaWidth } from '@/lib/media/address'
import { DrawProcess } from './draw-process'
import { mediaState, type DrawWorker, type QuickDrawing } from './process-state'
import { hasMediaFiles, readMediaFile, writeMediaFiles } from './store'

/**
 * Draws a requested picture and stores its files. Concurrent calls share one drawing, which does not wait for those drawn ahead.
 * Throws when it cannot be drawn.
 */
export function drawNow(hash: string, recipe: unknown): Promise<void> {
  const { onDemand, inFlight } = mediaState()
  return (
    inFlight.get(hash) ??
    track(
      hash,
      onDemand.queue.run(() => drawAndStore(hash, recipe, onDemand)),
    )
  )
}

/**
 * Draws one width of a picture, much faster than all widths, without storing it: for a page whose pictures are not drawn yet. Also
 * queues the full picture.
 */
export function drawQuickly(hash: string, recipe: unknown, width: MediaWidth): QuickDrawing {
  const { onDemand, quick } = mediaState()
  const name = mediaFileName({ hash, width })
  const known = quick.get(name)
  if (known) return known
  const made: QuickDrawing = {
    file: null,
    drawing: onDemand.queue.run(async () => {
      // The full picture may be ready by now.
      const stored = await readMediaFile({ hash, width })
      const file = stored ?? (await processOf(onDemand).draw(recipe, width))[width]
      return (made.file = Buffer.from(file))
    }),
  }
  quick.set(name, made)
  made.drawing.catch(() => quick.delete(name))
  // The next request reports the error.
  void drawAhead(hash, recipe)
    .catch(() => undefined)
    .finally(() => quick.delete(name))
  return made
}

/** Draws a picture ahead of demand, when its turn comes with that worker and it is still missing. */
export function drawAhead(hash: string, recipe: unknown, worker = anyWorker(hash)): Promise<void> {
  const { inFlight } = mediaState()
  // Looked up when the turn comes: a request meanwhile must not wait in the slow queue.
  return worker.queue.run(async () => {
    if (!inFlight.has(hash) && !(await hasMediaFiles(hash))) await track(hash, drawAndStore(hash, recipe, worker))
  })
}

/** Ends idle processes. Busy ones end with this process. */
export function stopDrawing(): void {
  const { onDemand, ahead } = mediaState()
  for (const { drawProcess } of [onDemand, ...ahead]) if (drawProcess?.idle) drawProcess.stop()
}

function anyWorker(hash: string): DrawWorker {
  const { ahead, onDemand } = mediaState()
  return ahead[parseInt(hash.slice(0, 4), 16) % ahead.length] ?? onDemand
}

function track(hash: string, drawing: Promise<void>): Promise<void> {
  const { inFlight } = mediaState()
  const tracked = drawing.finally(() => inFlight.delete(hash))
  inFlight.set(hash, tracked)
  return tracked
}

async function drawAndStore(hash: string, recipe: unknown, worker: DrawWorker): Promise<void> {
  await writeMediaFiles(hash, await processOf(worker).draw(recipe))
}

/** Returns the worker's process; starts one when it has none alive. */
function processOf(worker: DrawWorker): DrawProcess {
  if (!worker.drawProcess?.alive) worker.drawProcess = new DrawProcess(worker.priority)
  return worker.drawProcess
}

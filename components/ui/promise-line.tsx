import { ArchIcon } from './arch-icon'
import type { IconShape } from './icons'

/** A promise of the shop: an icon in an arch with two short lines. */
export function PromiseLine({ shape, title, text }: { shape: IconShape; title: string; text: string }) {
  return (
    <div className="flex items-start gap-3.5">
      <ArchIcon shape={shape} />
      <p>
        <span className="block font-medium">{title}</span>
        <span className="block text-note text-date-600">{text}</span>
      </p>
    </div>
  )
}

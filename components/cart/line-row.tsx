import { useId } from 'react'
import type { ShownLine } from '@/lib/client/cart'
import { Amount } from './cart-sums'
import { LineQuantity, LineRemove } from './line-controls'
import { LineDetails, LinePicture } from './line-details'

export function LineRow({ shown, onLeave }: { shown: ShownLine; onLeave: () => void }) {
  const { line, quantity } = shown
  const noteId = useId()
  return (
    <li className="flex gap-3 border-b border-sand-200 py-5 last:border-0">
      <LinePicture line={line} onLeave={onLeave} />
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-3">
        <div className="flex items-start justify-between gap-2">
          <LineDetails shown={shown} noteId={noteId} onLeave={onLeave} heading="h3" />
          <span className="-me-2.5 -mt-2">
            <LineRemove shown={shown} />
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <LineQuantity shown={shown} noteId={noteId} />
          <span className="ms-auto">
            <Amount
              fils={line.total}
              stale={quantity !== line.quantity}
              className="text-[1.0625rem] font-price text-ink"
            />
          </span>
        </div>
      </div>
    </li>
  )
}

import type { Cut } from '@/lib/i18n/cut'

/** A text that was cut: the eye sees its beginning, robots and readers of the screen get all of it. */
export function CutIn({ cut: { shown, rest } }: { cut: Cut }) {
  if (!rest) return shown
  return (
    <>
      <span className="cut">{shown}</span>
      <span className="sr-only">{rest}</span>
    </>
  )
}

import { cssColor } from '@/lib/utils/css-color'

/** A colour as a dot, without text. */
export function Dot({ color }: { color: string }) {
  return (
    <span className="size-4 flex-none rounded-full border border-ink/15" style={{ backgroundColor: cssColor(color) }} />
  )
}

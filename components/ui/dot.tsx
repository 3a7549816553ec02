import { cssColor } from '@/lib/utils/css-color'

/** A colour as a dot, without text; nothing for a name without a swatch. */
export function Dot({ color }: { color: string }) {
  const css = cssColor(color)
  return css && <span className="size-4 flex-none rounded-full border border-ink/15" style={{ backgroundColor: css }} />
}

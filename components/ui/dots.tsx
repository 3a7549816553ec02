import { cssColor } from '@/lib/utils/css-color'

/** Dots shown before "+N". Spec §2 (Offers). */
const SHOWN = 3

/** Colours as dots, or their names where they have no swatch: the first three, then "+N". Hidden from screen readers. */
export function Dots({ colors }: { colors: string[] }) {
  return (
    <>
      {colors.slice(0, SHOWN).map((color) =>
        cssColor(color) ? (
          <Dot key={color} color={color} />
        ) : (
          <bdi
            key={color}
            aria-hidden="true"
            className="max-w-28 truncate rounded-full border border-ink/15 px-2 text-count text-date-700"
          >
            {color}
          </bdi>
        ),
      )}
      {colors.length > SHOWN && (
        <bdi aria-hidden="true" dir="ltr" className="text-count text-date-600">
          {`+${colors.length - SHOWN}`}
        </bdi>
      )}
    </>
  )
}

/** A colour as a dot, without text; nothing for a name without a swatch. */
export function Dot({ color }: { color: string }) {
  const css = cssColor(color)
  return css && <span className="size-4 flex-none rounded-full border border-ink/15" style={{ backgroundColor: css }} />
}

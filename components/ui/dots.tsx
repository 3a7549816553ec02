import { cssColor } from '@/lib/utils/css-color'

/** Colours as dots, or their names where they have no swatch: up to `shown`, then "+N". Hidden from screen readers. */
export function Dots({ colors, shown }: { colors: string[]; shown: number }) {
  return (
    <>
      {colors.slice(0, shown).map((color) =>
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
      {colors.length > shown && (
        <bdi aria-hidden="true" dir="ltr" className="text-count text-date-600">
          {`+${colors.length - shown}`}
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

import { Dot } from './dot'

/** Colours as dots, without text: up to `shown`, then "+N". */
export function Dots({ colors, shown }: { colors: string[]; shown: number }) {
  return (
    <>
      {colors.slice(0, shown).map((color) => (
        <Dot key={color} color={color} />
      ))}
      {colors.length > shown && (
        <bdi aria-hidden="true" dir="ltr" className="text-count text-date-600">
          {`+${colors.length - shown}`}
        </bdi>
      )}
    </>
  )
}

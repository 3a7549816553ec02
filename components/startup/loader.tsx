import { MARK_PATH } from '@/lib/media/brand-mark'

/** The parts of the mark: the house, then its fronds from the inner pair outwards. */
const [house, ...fronds] = MARK_PATH.split(/(?=M)/)

/** The loader: the mark on a dawn sky, its four fronds opening in turn in 2 s. Hidden until the start-up script shows it, and from screen readers, because the page behind is readable. Spec §2, §9. */
export function Loader() {
  return (
    <div id="loader" className="loader" aria-hidden="true">
      <svg viewBox="0 0 48 48" width="112" height="112" fill="currentColor">
        <path d={house} />
        {fronds.map((frond) => (
          <path key={frond} d={frond} className="loader-frond" />
        ))}
      </svg>
    </div>
  )
}

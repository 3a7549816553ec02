'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { languages, PREVIEW_PARAM, type Language } from '@/lib/config/constants'
import { useStaff } from '../kit/translations'

/** Widths of a phone and a desk, with the height shown, px. */
const sizes = { phone: [390, 780], desk: [1280, 1100] } as const
type Size = keyof typeof sizes

interface Props {
  /** Changes with each save. */
  version: number
  /** Whether something is not saved, and so not shown. */
  dirty: boolean
}

/** The storefront's home page as saved, in both languages, on a phone and a desk. */
export function HomePreview({ version, dirty }: Props) {
  const { t, language: own } = useStaff()
  const [language, setLanguage] = useState<Language>(own)
  const [size, setSize] = useState<Size>('phone')
  const [room, setRoom] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const [width, height] = sizes[size]
  const scale = Math.min(1, room / width)
  const style: CSSProperties & Record<'--scale', number> = { blockSize: height * scale, '--scale': scale }
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const title = t('Home.preview')
  useEffect(() => {
    // A frame whose address changes would add to the browser's history: each view gets its own.
    const frame = document.createElement('iframe')
    frame.title = title
    frame.width = String(width)
    frame.height = String(height)
    frame.src = `/?${new URLSearchParams({ [PREVIEW_PARAM]: String(version), lang: language })}`
    frame.addEventListener('load', () => keepStill(frame))
    place.current?.append(frame)
    return () => frame.remove()
  }, [title, width, height, version, language])
  return (
    <section className="staff-card staff-preview grid gap-3" aria-label={t('Home.preview')}>
      <h2 className="text-h3">{t('Home.preview')}</h2>
      <div className="flex flex-wrap gap-2">
        <Choice label={t('Home.previewLanguage')} values={languages} value={language} onChange={setLanguage}>
          {(one) => t(`Products.${one}`)}
        </Choice>
        <Choice label={t('Home.previewWidth')} values={['phone', 'desk'] as const} value={size} onChange={setSize}>
          {(one) => t(`Home.${one}`)}
        </Choice>
      </div>
      <p role="status" className="text-small text-date-600">
        {t(dirty ? 'Home.previewOld' : 'Home.previewSaved')}
      </p>
      <div ref={place} className="staff-preview-place" style={style} />
    </section>
  )
}

/** Links of the preview lead nowhere: other pages may not be framed. */
function keepStill({ contentDocument }: HTMLIFrameElement): void {
  const stop = (event: Event) => {
    const target = event.target as Element | null
    if (event.type === 'submit' || target?.closest('a')) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  for (const kind of ['click', 'submit']) contentDocument?.addEventListener(kind, stop, true)
}

interface ChoiceProps<V extends string> {
  label: string
  values: readonly V[]
  value: V
  onChange: (value: V) => void
  children: (value: V) => string
}

function Choice<V extends string>({ label, values, value, onChange, children }: ChoiceProps<V>) {
  return (
    <div role="group" aria-label={label} className="staff-choice">
      {values.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          className="staff-choice-button"
          onClick={() => onChange(one)}
        >
          {children(one)}
        </button>
      ))}
    </div>
  )
}

'use client'

import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { DRAFT_PARAM, languages, PREVIEW_PARAM, type Language } from '@/lib/config/constants'
import type { HomeBody } from '@/lib/contract/staff-home'
import { useStaff } from '../kit/translations'
import { z } from 'zod'
import { staffCall } from '../kit/staff-call'

/** Widths of a phone and a desk, with the height shown, px. */
const sizes = { phone: [390, 780], desk: [1280, 1100] } as const
type Size = keyof typeof sizes

interface Props {
  /** Changes with each save. */
  version: number
  /** What is typed and not saved; null when it cannot be shown, and without any. */
  draft: HomeBody | null
  /** Whether something is not saved. */
  dirty: boolean
}

/** The storefront's home page as typed, in both languages, on a phone and a desk. */
export function HomePreview({ version, draft, dirty }: Props) {
  const { t, language: own } = useStaff()
  const [language, setLanguage] = useState<Language>(own)
  const [size, setSize] = useState<Size>('phone')
  const [room, setRoom] = useState(0)
  const [inView, setInView] = useState(false)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  const place = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  const shown = useHomeDraft(draft)
  // Until the next draft is there, the last one stays. Out of view it waits: loading the page holds up typing.
  const [last, setLast] = useState('')
  if (inView && (dirty ? shown !== '' && shown !== last : last !== '')) setLast(dirty ? shown : '')
  const [width, height] = sizes[size]
  const scale = Math.min(1, room / width)
  const style: CSSProperties & Record<'--scale', number> = { blockSize: height * scale, '--scale': scale }
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    // On a phone it stands far below; `loading=lazy` would start it 1250 px before.
    const look = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    if (place.current) for (const one of [watch, look]) one.observe(place.current)
    return () => {
      for (const one of [watch, look]) one.disconnect()
    }
  }, [])
  const title = t('Home.preview')
  useEffect(() => {
    if (!seen) return undefined
    // A frame whose address changes would add to the browser's history: each view gets its own.
    const frame = document.createElement('iframe')
    frame.title = title
    frame.width = String(width)
    frame.height = String(height)
    const view = { [PREVIEW_PARAM]: String(version), lang: language, ...(last && { [DRAFT_PARAM]: last }) }
    frame.src = `/?${new URLSearchParams(view)}`
    frame.addEventListener('load', () => {
      keepStill(frame)
      frame.contentWindow?.scrollTo(0, scrolled.current)
    })
    place.current?.append(frame)
    return () => {
      scrolled.current = frame.contentWindow?.scrollY ?? 0
      frame.remove()
    }
  }, [seen, title, width, height, version, last, language])
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
        {t(!dirty ? 'Home.previewSaved' : shown ? 'Home.previewDraft' : 'Home.previewOld')}
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
    <div role="group" aria-label={label} className="inline-flex rounded-full bg-sand-100 p-0.5">
      {values.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          className="min-h-11 rounded-full px-4 font-medium aria-pressed:bg-palm-700 aria-pressed:text-white"
          onClick={() => onChange(one)}
        >
          {children(one)}
        </button>
      ))}
    </div>
  )
}

/** Without a key pressed for this long, ms, what is typed is shown. */
const PAUSE = 500

/** Sends what is typed of the home page to this session's preview. Returns what the preview may show: another value with each change, empty without one. */
function useHomeDraft(draft: HomeBody | null): string {
  const typed = draft ? JSON.stringify(draft) : ''
  const [sent, setSent] = useState({ typed: '', at: 0 })
  useEffect(() => {
    if (typed === '') return
    let isLatest = true
    const timer = setTimeout(() => {
      staffCall(z.unknown(), 'PUT /home/draft', JSON.parse(typed)).then(
        () => isLatest && setSent({ typed, at: Date.now() }),
        // The preview says that it is behind; saving tells why.
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [typed])
  return typed !== '' && sent.typed === typed ? String(sent.at) : ''
}

import type { ReactNode } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { LanguageLink } from '../frame/language-link'
import { RemovalFocus } from '../frame/removal-focus'

/** The frame of pages before the sign-in. */
export function EntryPanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[100dvb] place-items-center content-center p-4">
      <RemovalFocus />
      <div className="staff-card grid w-full max-w-[27rem] gap-5">
        <div className="flex items-center justify-between">
          <LogoMark className="text-[2.5rem] text-palm-700" />
          <LanguageLink className="staff-link inline-flex min-h-11 items-center" />
        </div>
        <h1 className="text-h2">{title}</h1>
        {text && <p className="text-date-700">{text}</p>}
        {children}
      </div>
    </main>
  )
}

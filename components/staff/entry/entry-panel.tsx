import type { ReactNode } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'

/** The frame of pages before the sign-in. */
export function EntryPanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="staff-entry">
      <div className="staff-card grid w-full max-w-[27rem] gap-5">
        <LogoMark className="text-[2.5rem] text-palm-700" />
        <h1 className="text-h2">{title}</h1>
        {text && <p className="text-date-700">{text}</p>}
        {children}
      </div>
    </main>
  )
}

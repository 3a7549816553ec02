import type { ReactNode } from 'react'

/** The head of a page, with what can be done on it. */
export function PageTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="staff-title">
      <h1 className="text-h2">{title}</h1>
      {children}
    </div>
  )
}

import { PageButton } from '../kit/links'

/** A page without content: not found, not for this role. */
export function MessagePanel({ title, text, action }: { title: string; text: string; action?: string }) {
  return (
    <section className="staff-card mx-auto mt-10 grid max-w-[34rem] justify-items-start gap-4">
      <h1 className="text-h2">{title}</h1>
      <p>{text}</p>
      {action && (
        <PageButton href="/staff" look="primary">
          {action}
        </PageButton>
      )}
    </section>
  )
}

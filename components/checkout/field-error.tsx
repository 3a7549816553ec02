import { Icon } from '@/components/ui/icon'
import { alert } from '@/components/ui/icons'

/** What is missing in a group of choices; the group points at it with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="mt-3 flex items-start gap-2 text-small font-nav text-pomegranate-700">
      <Icon shape={alert} size={18} className="mt-0.5" />
      {children}
    </p>
  )
}

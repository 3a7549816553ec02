import { Icon } from '@/components/ui/icon'
import { alert } from '@/components/ui/icons'

/** Error of a radio group. Each radio button references it by `aria-describedby`: some screen readers ignore a group's description. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="mt-3 flex items-start gap-2 text-small font-nav text-pomegranate-700">
      <Icon shape={alert} size={18} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

import type { ReactNode } from 'react'
import { Icon, alert } from '@/components/ui/icon'

/** Error of a form as a whole. The live region is rendered before its text, so that the text is announced. `action`: link to the remedy. */
export function FormFailure({ text, action }: { text?: string; action?: ReactNode }) {
  return (
    <div role="alert" tabIndex={-1} className="outline-none empty:absolute">
      {text && (
        <p className="flex items-start gap-2.5 rounded-field bg-pomegranate-100 px-4 py-3 text-small font-nav text-pomegranate-700">
          <Icon shape={alert} size={20} className="mt-px" />
          <span>
            <span>{text}</span> {action}
          </span>
        </p>
      )}
    </div>
  )
}

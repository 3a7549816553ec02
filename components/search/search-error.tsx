import { Icon } from '@/components/ui/icon'
import { alert } from '@/components/ui/icons'

interface Props {
  text: string
  /** Omitted when the search resumes by itself. */
  retry?: string
  onRetry?: () => void
}

/** Error of the search, with an optional retry. */
export function SearchError({ text, retry, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-pomegranate-100 px-4.5 py-2 text-pomegranate-700"
    >
      <Icon shape={alert} />
      <p className="min-w-0 flex-1 py-2 font-nav">{text}</p>
      {retry && (
        <button type="button" onClick={onRetry} className="link min-h-11 text-pomegranate-700">
          {retry}
        </button>
      )}
    </div>
  )
}

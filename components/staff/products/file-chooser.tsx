import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconShape } from '@/components/ui/icon'

interface Props {
  shape: IconShape
  /** As of a file field. */
  accept: string
  multiple?: boolean
  /** Opens a phone's camera. */
  capture?: boolean
  onFiles: (files: File[]) => Promise<void>
  children: ReactNode
}

/** A button that opens a choice of files. */
export function FileChooser({ shape, accept, multiple, capture = false, onFiles, children }: Props) {
  return (
    <label
      className={buttonClass(
        { look: 'quiet', size: 'small' },
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-palm-950',
      )}
    >
      <Icon shape={shape} />
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        className="sr-only"
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}

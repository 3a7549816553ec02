'use client'

import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { cx } from './cx'
import { close } from './icon'
import { keepWidth } from './layers'
import { IconButton } from './icon-button'

interface Props {
  open: boolean
  /** Called on Esc, on a press on the backdrop and on the close button; the parent then sets `open` to false. */
  onClose: () => void
  /** `modal` is centred (a sheet below 700 px), `drawer` slides from the inline end. */
  shape: 'modal' | 'drawer'
  labelledBy: string
  closeLabel: string
  className?: string
  children: ReactNode
}

/** Whether a press hit the backdrop. A press on the scroll bar also targets the dialog, but lies inside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A native modal dialog: it traps the focus and restores it; the page behind is inert and does not scroll. */
export function Dialog({ open, onClose, shape, labelledBy, closeLabel, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    keepWidth()
    dialog.showModal()
  }, [open])

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      className={cx('overlay', `overlay-${shape}`, className)}
      // The close event is asynchronous: the dialog may be open again by then.
      onClose={(event) => event.currentTarget.open || onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Deferred until the press has moved the focus, so that closing restores it.
      onPointerDown={(event) => void (isOnBackdrop(event) && setTimeout(onClose))}
    >
      <div className="relative min-h-full">
        <IconButton shape={close} label={closeLabel} onClick={onClose} className="absolute inset-e-5 top-5 z-1" />
        {children}
      </div>
    </dialog>
  )
}

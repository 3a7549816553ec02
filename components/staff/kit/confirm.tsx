'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonLook } from '@/components/ui/button'
import { keepWidth } from '@/components/ui/layers'
import { Failure, type Said } from './failure'
import { useStaff } from './translations'

interface Props extends ButtonLook {
  /** Label of the button that opens the question, and of the one that answers it. */
  action: string
  text: string
  /** Label of the button that changes nothing. */
  keep?: string
  /** Runs on confirmation; the question stays open with the error when it rejects. */
  onConfirm: () => Promise<unknown>
  said?: Said
  children?: ReactNode
  className?: string
}

/** A button that asks before it acts: for what cannot be undone or signs somebody out. */
export function ConfirmButton({ action, text, keep, onConfirm, said, children, className, ...look }: Props) {
  const { t } = useStaff()
  const [heading, description] = [useId(), useId()]
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (!open) return
    keepWidth()
    dialog.current?.showModal()
  }, [open])
  const close = () => dialog.current?.close()
  // One that was closed meanwhile comes back with what went wrong.
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: close, onError: () => setOpen(true) })
  // A press on the backdrop. Deferred until it has moved the focus, so that closing gives it back.
  const onPress = ({ target, currentTarget }: PointerEvent) => target === currentTarget && setTimeout(close)
  // At the end of the page: it may be asked from within a form.
  const question = () =>
    createPortal(
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby={heading}
        aria-describedby={description}
        className="m-auto w-[min(30rem,100%-2rem)] overflow-hidden rounded-panel bg-white backdrop:bg-[rgb(11_36_24/0.58)]"
        onClose={() => {
          setOpen(false)
          if (!confirm.isPending) confirm.reset()
        }}
        onPointerDown={onPress}
      >
        {/* Its scroll bar is not the backdrop, which closes. */}
        <div className="grid max-h-[calc(100dvb-2rem)] gap-4 overflow-auto p-6">
          <h2 id={heading} className="text-h3">
            {action}
          </h2>
          <p id={description}>{text}</p>
          {children}
          <Failure error={confirm.error} said={said} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="quiet" size="small" onClick={close}>
              {keep ?? t('Common.cancel')}
            </Button>
            <Button
              look={look.look === 'danger' ? 'danger' : 'primary'}
              size="small"
              busy={confirm.isPending}
              busyLabel={t('Common.working')}
              onClick={() => confirm.mutate()}
            >
              {action}
            </Button>
          </div>
        </div>
      </dialog>,
      document.body,
    )
  return (
    <>
      <Button {...look} className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && question()}
    </>
  )
}

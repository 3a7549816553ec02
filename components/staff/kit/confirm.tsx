'use client'

import { useState, type ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Failure } from './failure'
import { useStaff } from './translations'

interface Props extends ButtonLook {
  /** Label of the button that opens the question, and of the one that answers it. */
  action: string
  title?: string
  text: string
  /** Label of the button that changes nothing. */
  keep?: string
  /** Runs on confirmation; the question stays open with the error when it rejects. */
  onConfirm: () => Promise<unknown>
  children?: ReactNode
  className?: string
}

/** A button that asks before it acts: for what cannot be undone or signs somebody out. */
export function ConfirmButton({ action, title, text, keep, onConfirm, children, className, ...look }: Props) {
  const { t } = useStaff()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  const confirm = async (close: () => void) => {
    setState({ busy: true, error: null })
    try {
      await onConfirm()
      setState({ busy: false, error: null })
      close()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <>
      <Button {...look} className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ModalOverlay isDismissable isOpen={open} onOpenChange={setOpen} className="staff-backdrop">
        <Modal className="staff-dialog">
          <Dialog role="alertdialog">
            {({ close }) => (
              <div className="grid gap-4">
                <Heading slot="title" className="text-h3">
                  {title ?? action}
                </Heading>
                <p>{text}</p>
                {children}
                <Failure error={state.error} />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button look="quiet" size="small" onClick={close}>
                    {keep ?? t('Common.cancel')}
                  </Button>
                  <Button
                    look={look.look === 'danger' ? 'danger' : 'primary'}
                    size="small"
                    busy={state.busy}
                    busyLabel={t('Common.working')}
                    onClick={() => void confirm(close)}
                  >
                    {action}
                  </Button>
                </div>
              </div>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}

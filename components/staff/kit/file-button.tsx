'use client'

import type { ReactNode } from 'react'
import { FileTrigger, Button as Trigger, type FileTriggerProps } from 'react-aria-components'
import { buttonClass, type ButtonLook } from '@/components/ui/button'

interface Props extends Omit<FileTriggerProps, 'onSelect' | 'children'>, Pick<ButtonLook, 'size'> {
  onFile?: (file: File) => void
  /** Instead of `onFile`, where several may be chosen. */
  onFiles?: (files: FileList) => void
  /** Its file is on its way. */
  busy?: boolean
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** A button to choose files with. */
export function FileButton({
  onFile,
  onFiles,
  busy,
  disabled,
  size = 'small',
  className,
  children,
  ...trigger
}: Props) {
  const choose = (files: FileList | null) => {
    if (files?.[0]) onFile?.(files[0])
    if (files) onFiles?.(files)
  }
  return (
    <FileTrigger {...trigger} onSelect={choose}>
      <Trigger className={buttonClass({ look: 'quiet', size }, className)} isPending={busy} isDisabled={disabled}>
        {children}
      </Trigger>
    </FileTrigger>
  )
}

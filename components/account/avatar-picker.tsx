'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { alert, camera, user } from '@/components/ui/icons'
import { CallError } from '@/lib/client/call-error'
import { shrinkPicture } from '@/lib/client/shrink-picture'

interface Props {
  /** Whether there is one already; left out where the page does not show that itself. */
  hasOne?: boolean
  /** Called with the chosen picture; null when what was chosen is none. */
  onChoose: (file: File | null) => void
  error?: string
  hint?: string
}

/** The picture that was chosen. What was sent is let go when it is kept, and when it is refused: the next try is without it. `key`: the picker's. */
export function usePicture() {
  const file = useRef<File>(null)
  const sent = useRef<File>(null)
  const [key, setKey] = useState(0)

  function choose(chosen: File | null): void {
    file.current = chosen
  }

  /** As it is sent. */
  async function shrunk(): Promise<Blob | null> {
    sent.current = file.current
    return file.current && shrinkPicture(file.current)
  }

  /** Of another one that was chosen since, the server has not heard. */
  function kept(): void {
    if (file.current === sent.current) file.current = null
  }

  function refused(thrown: unknown): void {
    const isAnother = file.current !== sent.current
    if (isAnother || !(thrown instanceof CallError) || thrown.fieldError('image') === undefined) return
    file.current = null
    setKey((before) => before + 1)
  }
  return { key, choose, shrunk, kept, refused }
}

/** Chooses a picture of oneself and shows it at once. Image files only. Spec §2, §5. */
export function AvatarPicker({ hasOne, onChoose, error, hint }: Props) {
  const t = useTranslations('Account')
  const [preview, setPreview] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  function choose(file: File | undefined) {
    if (!file) return
    const fits = file.size > 0 && file.type.startsWith('image/')
    setWrong(!fits)
    setPreview(fits ? URL.createObjectURL(file) : null)
    onChoose(fits ? file : null)
  }

  const failure = wrong ? t('notAnImage') : error
  return (
    <div className="flex flex-wrap items-center gap-4">
      {(preview ?? hasOne === undefined) && (
        <span className={cx('avatar', preview && 'avatar-filled')}>
          {preview ? <img src={preview} alt={t('avatarAlt')} /> : <Icon shape={user} size={36} />}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <label className="avatar-button button button-quiet button-small px-4">
          <Icon shape={camera} />
          <span>{(preview ?? hasOne) ? t('changeAvatar') : t('uploadAvatar')}</span>
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            aria-invalid={failure ? true : undefined}
            aria-describedby="avatar-note"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        <p
          id="avatar-note"
          className={cx(
            'mt-1.5 flex items-start gap-2 text-small empty:hidden',
            failure ? 'text-pomegranate-700' : 'text-date-600',
          )}
        >
          {failure && <Icon shape={alert} size={18} className="mt-0.5" />}
          {(failure ?? hint) && <span>{failure ?? hint}</span>}
        </p>
      </div>
    </div>
  )
}

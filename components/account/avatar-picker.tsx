'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { alert, camera, user } from '@/components/ui/icons'
import { CallError } from '@/lib/client/api-client'

/** Longest side of an upload, in px, and the size in bytes up to which a file is submitted unchanged. */
const UPLOAD_SIDE = 1024
const UNCHANGED_UP_TO = 700_000

interface Props {
  /** Whether a picture is saved; omitted where the page does not show it. */
  hasOne?: boolean
  /** Called with the chosen image; null for a file that is no image. */
  onChoose: (file: File | null) => void
  error?: string
  hint?: string
}

/** State of a picked image. Drops it once it is saved, or refused, so that the next attempt goes without it. `key`: for the picker. */
export function usePicture() {
  const file = useRef<File>(null)
  const submitted = useRef<File>(null)
  const [key, setKey] = useState(0)

  function choose(chosen: File | null): void {
    file.current = chosen
  }

  /** The image to upload. */
  async function shrunk(): Promise<Blob | null> {
    submitted.current = file.current
    return file.current && shrinkImage(file.current)
  }

  /** Drops the saved image, but not one picked since. */
  function saved(): void {
    if (file.current === submitted.current) file.current = null
  }

  function failed(thrown: unknown): void {
    const isAnother = file.current !== submitted.current
    if (isAnother || !(thrown instanceof CallError) || thrown.fieldError('image') === undefined) return
    file.current = null
    setKey((before) => before + 1)
  }
  return { key, choose, shrunk, saved, failed }
}

/** Picks an avatar and previews it. Image files only. Spec §2, §5. */
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

/** Shrinks a photo for an avatar. An unreadable file is submitted unchanged; the server validates it. */
async function shrinkImage(file: File): Promise<Blob> {
  if (file.size <= UNCHANGED_UP_TO) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, UPLOAD_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}

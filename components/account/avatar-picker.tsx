'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ChangeEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon, camera, user } from '@/components/ui/icon'
import { Note } from '@/components/ui/note'

/** Longest side of an upload, in px, and the size in bytes up to which a file is submitted unchanged. */
const UPLOAD_SIDE = 1024
const UNCHANGED_UP_TO = 700_000

interface Props {
  /** Whether a picture is saved; omitted where the page does not show it. */
  hasOne?: boolean
  error?: string
  hint?: string
}

/** Picks an avatar (the form's field `image`) and previews it. Image files only. Spec §2, §5. */
export function AvatarPicker({ hasOne, error, hint }: Props) {
  const t = useTranslations('Account')
  const [preview, setPreview] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    const fits = file !== undefined && file.size > 0 && file.type.startsWith('image/')
    setWrong(file !== undefined && !fits)
    setPreview(fits ? URL.createObjectURL(file) : null)
    if (!fits) target.value = ''
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
            name="image"
            accept="image/*"
            className="sr-only"
            aria-invalid={failure ? true : undefined}
            aria-describedby="avatar-note"
            onChange={choose}
          />
        </label>
        {failure ? (
          <Note tone="error" id="avatar-note" className="mt-1.5">
            {failure}
          </Note>
        ) : (
          <p id="avatar-note" className="mt-1.5 text-small text-date-600 empty:hidden">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

/** The picked image of a form, shrunk for the upload; null without one. */
export async function pickedAvatar(form: HTMLFormElement | null): Promise<Blob | null> {
  const file = form && new FormData(form).get('image')
  return file instanceof File && file.size > 0 ? shrinkImage(file) : null
}

/** The picker of a form. */
function pickerOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('image')
  return field instanceof HTMLInputElement ? field : null
}

/** The picked file of a form, to compare with a later one. */
export function pickedFile(form: HTMLFormElement | null): File | null {
  return pickerOf(form)?.files?.[0] ?? null
}

/** Empties the picker of a form after its image, `file`, was saved or refused; keeps another one picked since. */
export function clearAvatar(form: HTMLFormElement | null, file = pickedFile(form)): void {
  const field = pickerOf(form)
  if (!field || pickedFile(form) !== file) return
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
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

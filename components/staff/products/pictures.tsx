'use client'

import { useId, useRef, useState, type DragEvent } from 'react'
import { Icon, camera, chevronEnd, chevronStart, plus, trash, type IconShape } from '@/components/ui/icon'
import { imageAddress, mediaFile } from '@/lib/media/address'
import { Failure } from '../kit/failure'
import { useStaff } from '../kit/translations'
import { FileChooser } from './file-chooser'
import { isFileRefused, uploadPicture } from './upload'

interface Props {
  /** Media hashes, the card's first. */
  pictures: string[]
  onChange: (change: (pictures: string[]) => string[]) => void
  /** Tells how many pictures are on their way: a save would miss them. */
  onBusy: (uploading: number) => void
}

/** The pictures of a product: added by drop, file button or camera; moved by drag or buttons. */
export function Pictures({ pictures, onChange, onBusy }: Props) {
  const { t } = useStaff()
  const heading = useId()
  const [uploading, setUploading] = useState(0)
  /** Names of files that are no picture of the shop. */
  const [refused, setRefused] = useState<string[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(0)
  const dragged = useRef<number | null>(null)

  const count = (by: number) => {
    running.current += by
    setUploading(running.current)
    onBusy(running.current)
  }
  const add = async (files: File[]) => {
    if (files.length === 0) return
    setRefused([])
    setFailure(null)
    count(files.length)
    // One after the other: they keep their order, and a phone's network serves one best.
    for (const file of files) {
      try {
        const hash = await uploadPicture(file)
        onChange((now) => (now.includes(hash) ? now : [...now, hash]))
      } catch (error) {
        if (isFileRefused(error)) setRefused((now) => [...now, file.name])
        else setFailure(error)
      }
      count(-1)
    }
  }
  const move = (from: number, to: number) =>
    onChange((now) => {
      const moved = now.filter((_, at) => at !== from)
      moved.splice(to, 0, ...now.slice(from, from + 1))
      return moved
    })
  const drop = (event: DragEvent, to?: number) => {
    event.preventDefault()
    event.stopPropagation()
    if (dragged.current !== null) move(dragged.current, to ?? pictures.length - 1)
    else void add([...event.dataTransfer.files])
    dragged.current = null
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same
    <section
      className="staff-card"
      aria-labelledby={heading}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event)}
    >
      <h2 id={heading} className="mb-3 text-h3">
        {t('Products.pictures')}
      </h2>
      <ul className="staff-pictures">
        {pictures.map((picture, at) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same
          <li
            key={picture}
            draggable
            onDragStart={() => {
              dragged.current = at
            }}
            onDragEnd={() => {
              dragged.current = null
            }}
            onDrop={(event) => drop(event, at)}
          >
            <img src={mediaFile(imageAddress(picture), 320)} alt={t('Products.picture', { n: at + 1 })} />
            <span className="staff-picture-keys">
              <Key
                shape={chevronStart}
                label={t('Products.earlier', { n: at + 1 })}
                disabled={at === 0}
                onPress={() => move(at, at - 1)}
              />
              <Key
                shape={trash}
                label={t('Products.removePicture', { n: at + 1 })}
                onPress={() => onChange((now) => now.filter((one) => one !== picture))}
              />
              <Key
                shape={chevronEnd}
                label={t('Products.later', { n: at + 1 })}
                disabled={at === pictures.length - 1}
                onPress={() => move(at, at + 1)}
              />
            </span>
          </li>
        ))}
        {Array.from({ length: uploading }, (_, at) => (
          <li key={`uploading-${at}`} className="min-h-33 place-items-center">
            <span className="spinner" />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <FileChooser shape={plus} accept="image/*" onFiles={add} multiple>
          {t('Products.addPhotos')}
        </FileChooser>
        <FileChooser shape={camera} accept="image/*" onFiles={add} capture>
          {t('Products.photo')}
        </FileChooser>
      </div>
      <p className="mt-2 text-note text-date-600">{t('Products.picturesHint')}</p>
      <p role="status" className="sr-only">
        {uploading > 0 && t('Products.uploading')}
      </p>
      <div role="alert">
        {refused.map((name) => (
          <p key={name} className="staff-failure mt-3">
            {t('Products.uploadFailed', { name })}
          </p>
        ))}
      </div>
      <div className="has-[p]:mt-3">
        <Failure error={failure} />
      </div>
    </section>
  )
}

interface KeyProps {
  shape: IconShape
  label: string
  disabled?: boolean
  onPress: () => void
}

/** `aria-disabled`, so that the focus stays on a picture that reached the end. */
function Key({ shape, label, disabled = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress()
      }}
    >
      <Icon shape={shape} />
    </button>
  )
}

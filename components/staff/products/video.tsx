import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, plus, trash } from '@/components/ui/icon'
import { videoTypes, videoUrl } from '@/lib/media/video-name'
import { Failure } from '../kit/failure'
import { useStaff } from '../kit/translations'
import { FileChooser } from './file-chooser'
import { isFileRefused, uploadVideo } from './upload'

interface Props {
  /** Name of the stored file; null for none. */
  video: string | null
  onChange: (video: string | null) => void
  /** Tells whether one is on its way: a save would miss it. */
  onBusy: (isUploading: boolean) => void
}

/** The video of a product: one, added after its pictures. */
export function Video({ video, onChange, onBusy }: Props) {
  const { t } = useStaff()
  const heading = useId()
  const [uploading, setUploading] = useState(false)
  const [failed, setFailed] = useState<{ name: string; error: unknown } | null>(null)
  const running = useRef(false)

  const busy = (now: boolean) => {
    running.current = now
    setUploading(now)
    onBusy(now)
  }
  const add = async ([file]: File[]) => {
    if (!file || running.current) return
    setFailed(null)
    busy(true)
    try {
      onChange(await uploadVideo(file))
    } catch (error) {
      setFailed({ name: file.name, error })
    }
    busy(false)
  }
  return (
    <section className="staff-card" aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-h3">
        {t('Products.video')}
      </h2>
      {video && (
        // Silent until its sound is turned on.
        <video
          key={video}
          src={videoUrl(video)}
          controls
          muted
          playsInline
          preload="metadata"
          aria-labelledby={heading}
          className="mb-3 max-h-80 w-full rounded-field bg-palm-950"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileChooser shape={plus} accept={Object.values(videoTypes).join()} onFiles={add}>
          {t(video ? 'Products.otherVideo' : 'Products.addVideo')}
        </FileChooser>
        {video && (
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            <Icon shape={trash} />
            {t('Products.removeVideo')}
          </Button>
        )}
        {uploading && <span className="spinner" aria-hidden="true" />}
      </div>
      <p className="mt-2 text-note text-date-600">{t('Products.videoHint')}</p>
      <p role="status" className="sr-only">
        {uploading && t('Products.uploading')}
      </p>
      <div className="has-[p]:mt-3">
        {failed && isFileRefused(failed.error) ? (
          <p role="alert" className="staff-failure">
            {t('Products.videoFailed', { name: failed.name })}
          </p>
        ) : (
          <Failure error={failed?.error} />
        )}
      </div>
    </section>
  )
}

'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { imageAddress } from '@/lib/media/address'
import { isFileRefused, uploadPicture } from '../products/upload'
import { Failure } from './failure'
import { useStaff } from './translations'
import { FileButton } from './file-button'
import { Picture } from './picture'

interface Props {
  label: string
  hint?: string
  /** Hash of the picture; null for none. */
  picture: string | null
  /** Whether it can be taken away. */
  optional?: boolean
  round?: boolean
  onChange: (picture: string | null) => void
}

/** One picture, uploaded as it is chosen. */
export function PictureField({ label, hint, picture, optional = false, round = false, onChange }: Props) {
  const { t } = useStaff()
  const upload = useMutation({ mutationFn: uploadPicture, onSuccess: onChange })
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-4">
      <Picture
        image={picture && imageAddress(picture)}
        className={cx('size-24', round ? 'rounded-full' : 'rounded-thumb')}
        width={320}
        mark={40}
      />
      <span className="grid content-start justify-items-start gap-2">
        <span className="text-small font-medium">{label}</span>
        <span className="flex flex-wrap gap-2">
          <FileButton acceptedFileTypes={['image/*']} onFile={(file) => upload.mutate(file)} busy={upload.isPending}>
            {upload.isPending ? t('Products.uploading') : t(picture ? 'Common.otherPicture' : 'Common.choosePicture')}
          </FileButton>
          {optional && picture && (
            <Button look="quiet" size="small" onClick={() => onChange(null)}>
              {t('Common.remove')}
            </Button>
          )}
        </span>
        {hint && <span className="text-note text-date-600">{hint}</span>}
        {isFileRefused(upload.error) ? (
          <p role="alert" className="staff-failure">
            {t('Products.uploadFailed', { name: upload.variables?.name ?? '' })}
          </p>
        ) : (
          <Failure error={upload.error} />
        )}
      </span>
    </div>
  )
}

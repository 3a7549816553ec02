'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { LogoMark } from '@/components/brand/logo-mark'
import { imageAddress, mediaFile } from '@/lib/media/address'
import { uploadPicture } from '../products/upload'
import { Failure } from './failure'
import { useStaff } from './translations'
import { FileButton } from './file-button'

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
    <div role="group" aria-label={label} className="staff-picture">
      <span className="staff-picture-frame" data-round={round || undefined}>
        {picture ? (
          <img src={mediaFile(imageAddress(picture), 320)} alt="" />
        ) : (
          <LogoMark className="text-sand-400" size={40} />
        )}
      </span>
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
        <Failure error={upload.error} />
      </span>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Caption } from './caption'
import { useSay } from './use-say'

const shapes = ['modal', 'drawer', 'sheet'] as const

/** The three dialogs. */
export function OverlayStates() {
  const say = useSay()
  const t = useTranslations('Kit')
  const id = useId()
  const [open, setOpen] = useState<(typeof shapes)[number] | null>(null)
  return (
    <>
      <Caption>{say('Dialogs: modal, drawer, sheet', 'النوافذ: وسط، جانب، أسفل')}</Caption>
      <div className="flex flex-wrap gap-3">
        {shapes.map((shape) => (
          <Button key={shape} look="quiet" size="small" onClick={() => setOpen(shape)}>
            {shape}
          </Button>
        ))}
      </div>
      {shapes.map((shape) => (
        <Dialog
          key={shape}
          shape={shape}
          open={open === shape}
          onClose={() => setOpen(null)}
          labelledBy={`${id}-${shape}`}
          closeLabel={t('close')}
        >
          <div className="p-7">
            <h3 id={`${id}-${shape}`} className="text-h3">
              {say('Your cart', 'سلتي')}
            </h3>
            <p className="mt-3 text-date-700">
              {say('Esc, the dark ground and the cross close it.', 'تُغلق بمفتاح Esc أو بالضغط خارجها أو بعلامة الإغلاق.')}
            </p>
          </div>
        </Dialog>
      ))}
    </>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Address } from '@/lib/contract/address'
import { comma } from '@/lib/i18n/comma'
import { isolated } from '@/lib/i18n/isolated'

interface Props {
  /** The address to delete; null closes the dialog. */
  address: Address | null
  onClose: () => void
  onDelete: (address: Address) => void
}

export function DeleteAddress({ address, onClose, onDelete }: Props) {
  const t = useTranslations()
  const language = useLocale()
  return (
    <Dialog
      open={address !== null}
      onClose={onClose}
      shape="modal"
      labelledBy="delete-address"
      closeLabel={t('Checkout.cancel')}
      className="[--width:30rem]"
    >
      {address && (
        <div className="flex flex-col gap-4 p-7">
          <h2 id="delete-address" className="pe-12 text-h3 text-palm-950">
            {t('Checkout.deleteTitle')}
          </h2>
          <p className="text-date-700">
            {t('Checkout.deleteText', {
              name: isolated(address.firstName),
              address: isolated(address.address) + comma(language) + t(`City.${address.city}`),
            })}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button look="danger" onClick={() => onDelete(address)}>
              {t('Checkout.deleteConfirm')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('Checkout.cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '@/lib/client/call'
import { CallError } from '@/lib/client/call-error'
import type { SavedAddress } from '@/lib/client/checkout/place'
import { errorText } from '@/lib/client/error-text'
import { notify } from '@/lib/client/toast'

/** The customer's saved addresses: hidden at once on deletion, restored when the server fails, unless it answers 404. Spec §8. */
export function useAddresses(served: SavedAddress[]) {
  const t = useTranslations()
  const [addresses, setAddresses] = useState(served)

  /** Deletes an address; false when it failed and the address was restored. */
  async function forget(address: SavedAddress): Promise<boolean> {
    const before = addresses
    const subject = `address ${address._id}`
    setAddresses((now) => now.filter(({ _id }) => _id !== address._id))
    try {
      await call('deleteAddress', { params: { id: address._id } }).catch(ignoreNotFound)
      notify({ kind: 'removed', text: t('Checkout.addressDeleted'), subject })
      return true
    } catch (thrown) {
      // Restore it in place, without others deleted meanwhile.
      setAddresses((now) => before.filter((one) => one._id === address._id || now.includes(one)))
      notify({ kind: 'error', text: errorText(thrown, t), subject })
      return false
    }
  }

  return { addresses, forget }
}

/** Treats 404 as success: another tab, or an attempt without response, has deleted it. */
function ignoreNotFound(thrown: unknown): void {
  if (!(thrown instanceof CallError) || thrown.status !== 404) throw thrown
}

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '@/lib/client/call'
import { CallError } from '@/lib/client/call-error'
import type { SavedAddress } from '@/lib/client/checkout/place'
import { errorText } from '@/lib/client/error-text'
import { notify } from '@/lib/client/toast'

/** The addresses a customer keeps: gone at once when deleted, back when the server says no, unless it has none such any more. Spec §8. */
export function useAddresses(served: SavedAddress[]) {
  const t = useTranslations()
  const [addresses, setAddresses] = useState(served)

  /** False when the address could not go, and stands again. */
  async function forget(address: SavedAddress): Promise<boolean> {
    const before = addresses
    const subject = `address ${address._id}`
    setAddresses((now) => now.filter(({ _id }) => _id !== address._id))
    try {
      await call('deleteAddress', { params: { id: address._id } }).catch(unlessGone)
      notify({ kind: 'removed', text: t('Checkout.addressDeleted'), subject })
      return true
    } catch (thrown) {
      // At its place again, among those that have not gone meanwhile.
      setAddresses((now) => before.filter((one) => one._id === address._id || now.includes(one)))
      const words = { offline: t('Errors.offline'), fallback: t('Errors.fallback') }
      notify({ kind: 'error', text: errorText(thrown, words), subject })
      return false
    }
  }

  return { addresses, forget }
}

/** What another tab has deleted, or a try whose answer was lost, is as it is wanted. */
function unlessGone(thrown: unknown): void {
  if (!(thrown instanceof CallError) || thrown.status !== 404) throw thrown
}

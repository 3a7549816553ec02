import 'server-only'
import { decodeAddress, encodeAddress } from '@/lib/contract/address'
import { addAddress, deleteAddress, listAddresses } from '@/lib/shop/addresses/addresses'
import type { Handlers } from './handler'
import { doneMessage } from './done-message'

/** Saved addresses. Spec §7. */
export const addressHandlers = {
  listAddresses: async (asked) => ({ data: (await listAddresses(asked.customerId)).map(encodeAddress) }),
  addAddress: async (asked) => ({
    data: encodeAddress(await addAddress(asked.customerId, decodeAddress(asked.body))),
  }),
  deleteAddress: async (asked) => {
    await deleteAddress(asked.customerId, asked.params.id)
    return doneMessage(asked.language, 'addressRemoved')
  },
} satisfies Handlers

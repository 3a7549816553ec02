import 'server-only'
import { decodeAddress, encodeAddress } from '@/lib/contract/address'
import { addAddress, deleteAddress, listAddresses } from '@/lib/shop/addresses/addresses'
import type { Handlers } from './handler'
import { doneMessage } from './done-message'

/** Saved addresses. Spec §7. */
export const addressHandlers = {
  listAddresses: async (context) => ({ data: (await listAddresses(context.customerId)).map(encodeAddress) }),
  addAddress: async (context) => ({
    data: encodeAddress(await addAddress(context.customerId, decodeAddress(context.body))),
  }),
  deleteAddress: async (context) => {
    await deleteAddress(context.customerId, context.params.id)
    return doneMessage(context.language, 'addressRemoved')
  },
} satisfies Handlers

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call, errorText, hasStatus } from '@/lib/client/api-client'
import type { Address } from '@/lib/contract/address'
import { decodeAddress } from '@/lib/contract/customer-codec'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { notify } from '@/lib/client/toast'

/** The customer's saved addresses: hidden at once on deletion, shown again when the server fails, unless it answers 404. Spec §8. */
export function useAddresses(initialAddresses: Address[]) {
  const t = useTranslations()
  const client = getQueryClient()
  const { data } = useQuery(
    {
      queryKey: queryKeys.addresses,
      queryFn: async ({ signal }) => (await call('listAddresses', { signal })).data.map(decodeAddress),
      initialData: initialAddresses,
      // The next checkout starts with the addresses rendered with it.
      gcTime: 0,
    },
    client,
  )
  const [deleted, setDeleted] = useState<string[]>([])
  const { mutateAsync } = useMutation(
    {
      mutationFn: (id: string) => call('deleteAddress', { params: { id } }).catch(ignoreNotFound),
      onSettled: () => client.invalidateQueries({ queryKey: queryKeys.addresses }),
    },
    client,
  )

  async function deleteAddress({ id }: Address): Promise<void> {
    const subject = `address ${id}`
    setDeleted((before) => [...before, id])
    try {
      await mutateAsync(id)
      notify({ kind: 'removed', text: t('Checkout.addressDeleted'), subject })
    } catch (thrown) {
      setDeleted((before) => before.filter((one) => one !== id))
      notify({ kind: 'error', text: errorText(thrown, t), subject })
    }
  }

  return { addresses: data.filter(({ id }) => !deleted.includes(id)), deleteAddress }
}

/** Treats 404 as success: another tab, or an attempt without response, has deleted it. */
function ignoreNotFound(thrown: unknown): void {
  if (!hasStatus(thrown, 404)) throw thrown
}

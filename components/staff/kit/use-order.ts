'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface Identified {
  id: string
}

/** The order of a list that is saved as it changes: shown at once, taken back when saving fails. */
export function useOrder<T extends Identified>(items: T[], save: (ids: string[]) => Promise<unknown>) {
  const router = useRouter()
  const [moved, setMoved] = useState<string[] | null>(null)
  const mutation = useMutation({
    mutationFn: save,
    // Two saves at once could end in either order.
    scope: { id: 'order' },
    onSuccess: () => router.refresh(),
    onError: () => setMoved(null),
  })
  const [seen, setSeen] = useState(items)
  // A later order, such as a colleague's, counts.
  if (items !== seen) {
    setSeen(items)
    if (!mutation.isPending) setMoved(null)
  }
  const placeOf = ({ id }: Identified) => {
    const place = moved?.indexOf(id) ?? -1
    return place === -1 ? items.length : place
  }
  const change = (ids: string[]) => {
    setMoved(ids)
    mutation.mutate(ids)
  }
  const { isPending, isSuccess, error } = mutation
  return {
    items: moved ? items.toSorted((one, other) => placeOf(one) - placeOf(other)) : items,
    change,
    isPending,
    isSuccess,
    error,
  }
}

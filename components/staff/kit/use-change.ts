'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

/** A change through the staff API, after which the page is read anew. */
export function useChange<Input = void, Output = unknown>(change: (input: Input) => Promise<Output>) {
  const router = useRouter()
  return useMutation({ mutationFn: change, onSuccess: () => router.refresh() })
}

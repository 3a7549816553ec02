'use client'

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

type Handlers<Input, Output> = Pick<UseMutationOptions<Output, Error, Input>, 'onMutate' | 'onSuccess' | 'onError'>

/** A change through the staff API, after which the page is read anew. The handlers run for every call, those of `mutate` for the newest only. */
export function useChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  { onMutate, onSuccess, onError }: Handlers<Input, Output> = {},
) {
  const router = useRouter()
  return useMutation({
    mutationFn: change,
    onMutate,
    onSuccess: (...success) => {
      router.refresh()
      return onSuccess?.(...success)
    },
    onError,
  })
}

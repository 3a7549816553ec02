'use client'

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

type Options<Input, Output> = Pick<
  UseMutationOptions<Output, Error, Input>,
  'onMutate' | 'onSuccess' | 'onError' | 'scope'
>

/**
 * A change through the staff API, after which the page is read anew. The handlers run for every call, those of `mutate` for the
 * newest only. Calls of one scope are made one after the other.
 */
export function useChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  { onSuccess, ...options }: Options<Input, Output> = {},
) {
  const router = useRouter()
  return useMutation({
    ...options,
    mutationFn: change,
    onSuccess: (...success) => {
      router.refresh()
      return onSuccess?.(...success)
    },
  })
}

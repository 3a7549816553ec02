'use client'

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { atRest } from './at-rest'
import { onceSaved } from './unsaved'

interface Options<Input, Output> extends Pick<
  UseMutationOptions<Output, Error, Input>,
  'onMutate' | 'onSuccess' | 'onError' | 'scope'
> {
  /** Whether rows move by it: then the page is read once the hand rests. */
  movesRows?: boolean
}

/** Gives the reading at rest up that an earlier change waits for: one is enough. */
let giveUp = () => {}

/**
 * A change through the staff API, after which the page is read anew. The handlers run for every call, those of `mutate` for the
 * newest only. Calls of one scope are made one after the other.
 */
export function useChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  { onSuccess, movesRows = false, ...options }: Options<Input, Output> = {},
) {
  const router = useRouter()
  return useMutation({
    ...options,
    mutationFn: change,
    onSuccess: (...success) => {
      if (movesRows) {
        giveUp()
        giveUp = atRest(() => onceSaved(() => router.refresh()))
      } else router.refresh()
      return onSuccess?.(...success)
    },
  })
}

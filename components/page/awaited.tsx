'use client'

import { useWords } from '@/components/words/words'

/** Says that a page is on its way, to those who do not see its places. */
export function Awaited() {
  const say = useWords()
  return (
    <p role="status" className="sr-only">
      {say('Kit.loading')}
    </p>
  )
}

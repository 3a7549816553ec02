'use client'

import { useReducer, type ReactNode } from 'react'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useDelayed } from '@/components/ui/use-delayed'
import { ListingSkeleton } from './listing-skeleton'
import { RESULTS_ID } from './ids'
import { useListing } from './listing-provider'

/** Delay before skeletons replace the old results, in ms. */
const SKELETON_DELAY = 150

/** The results, or skeletons while others load; without a connection the old results stay. Spec §9. */
export function ResultsRegion({ label, loading, children }: { label: string; loading: string; children: ReactNode }) {
  const { pending, view } = useListing()
  const offline = useConnectionLost()
  /** Whether the connection was lost during the request; kept until it ends, because a weak connection comes and goes. */
  const [isLost, setLost] = useReducer(setWhileRendering<boolean>, false)
  if (isLost !== (pending && (isLost || offline))) setLost(!isLost)
  const waiting = useDelayed(pending && !isLost, SKELETON_DELAY)
  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-label={label} aria-busy={pending} className="outline-none">
      {waiting && (
        <>
          <p role="status" className="sr-only">
            {loading}
          </p>
          <ListingSkeleton view={view} />
        </>
      )}
      <div hidden={waiting} className={waiting ? undefined : 'grid content-start gap-5'}>
        {children}
      </div>
    </section>
  )
}

'use client'

import { useReducer, type ReactNode } from 'react'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useDelayed } from '@/components/ui/use-delayed'
import { ListingSkeleton } from './listing-skeleton'
import { RESULTS_ID } from './ids'
import { useListing } from './listing-context'

/** How long the old answer stays before skeletons of the new one are shown, in ms. */
const PATIENCE = 150

interface Props {
  /** "Products, page 2 of 14". */
  label: string
  loading: string
  children: ReactNode
}

/** The products, or skeletons of them while other ones are on their way; without a connection the old ones stay. Spec §9. */
export function ResultsRegion({ label, loading, children }: Props) {
  const { pending, view } = useListing()
  const offline = useConnectionLost()
  /** The connection was lost under what is asked for: a weak one comes and goes. */
  const [isLost, setLost] = useReducer(setWhileRendering<boolean>, false)
  if (isLost !== (pending && (isLost || offline))) setLost(!isLost)
  const waiting = useDelayed(pending && !isLost, PATIENCE)
  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-label={label} aria-busy={pending} className="results">
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

import { StartUpPassed } from './startup-passed'
import { StartUpScript } from './startup-script'

/** When the loader and the splash show: on the first document of a visit, on every document, or never. */
export type StartUpMode = 'once' | 'always' | 'off'

interface Props {
  mode: StartUpMode
  /** Whether this page shows the splash when a visit begins here. */
  welcomes: boolean
  /** Nonce of the response's Content-Security-Policy. */
  nonce: string | undefined
}

/** The head script that runs the loader and the splash. Spec §2 (Start-up). */
export function StartUp({ mode, welcomes, nonce }: Props) {
  if (mode === 'off') return null
  if (!welcomes) return <StartUpPassed nonce={nonce} />
  return <StartUpScript always={mode === 'always'} nonce={nonce} />
}

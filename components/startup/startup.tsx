import { StartUpPassed } from './startup-passed'
import { StartUpScript } from './startup-script'

/** How often the loader and the splash are shown: on the first document of a visit, with every document, or never. */
export type StartUpMode = 'once' | 'always' | 'off'

interface Props {
  mode: StartUpMode
  /** This document welcomes who opens the shop with it. */
  welcomes: boolean
  /** Of the answer's Content-Security-Policy. */
  nonce: string | undefined
}

/** The script that runs the loader and the welcome, in the head. Spec §2 (Start-up). */
export function StartUp({ mode, welcomes, nonce }: Props) {
  if (mode === 'off') return null
  if (!welcomes) return <StartUpPassed nonce={nonce} />
  return <StartUpScript always={mode === 'always'} nonce={nonce} />
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STARTUP_COOKIE } from '@/lib/config/constants'

/** When the loader and the splash show: on the first document of a visit, on every document, or never. */
type StartUpMode = 'once' | 'always' | 'off'

interface Props {
  mode: StartUpMode
  /** Whether this page shows the splash when a visit begins here. */
  welcomes: boolean
  nonce: string | undefined
}

/** The start-up script, without comments and indents: every home page carries it. */
const script = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'components/startup/start-up.js'), 'utf8')
  .replace(/^ *\/\/.*\n/gm, '')
  .replace(/^ +/gm, '')
/** A visit that begins on another page gets no splash later in its session. */
const passed = `document.cookie='${STARTUP_COOKIE}=seen; path=/; samesite=lax'`

/**
 * The head script that runs the loader and the splash. Inline, it waits for the style sheet, so the browser paints the first
 * screen before it parses the rest; as a module it delayed pages by 200 to 400 ms. Spec §2 (Start-up).
 */
export function StartUp({ mode, welcomes, nonce }: Props) {
  if (mode === 'off') return null
  return (
    <script
      nonce={nonce}
      data-always={mode === 'always' ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: welcomes ? script : passed }}
    />
  )
}

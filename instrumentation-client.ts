import { boundRetries } from '@/lib/client/bound-retries'
import { endEarlyTaps } from '@/lib/client/early-taps'
import { countInLatinDigits } from '@/lib/i18n/latin-digits'

countInLatinDigits()
endEarlyTaps()
boundRetries()

// Menu, search and filters are popovers (Safari 17, Firefox 125). Runs before hydration.
if (!('popover' in HTMLElement.prototype)) {
  // The lowest layer, like a browser's own style sheet.
  Object.assign(window, { POPOVER_POLYFILL_OPTIONS: { layerName: 'base.popover' } })
  void import('@oddbird/popover-polyfill')
}

import { boundRetries } from '@/lib/client/bound-retries'
import { endEarlyTaps } from '@/lib/client/early-taps'
import { countInLatinDigits } from '@/lib/i18n/latin-digits'

countInLatinDigits()
endEarlyTaps()
boundRetries()

// Menu, search and filters are popovers, which Safari has since 17, Firefox since 125. Runs before React takes over.
if (!('popover' in HTMLElement.prototype)) {
  // Where a browser's own rules would stand: behind all of ours.
  Object.assign(window, { POPOVER_POLYFILL_OPTIONS: { layerName: 'base.popover' } })
  void import('@oddbird/popover-polyfill')
}

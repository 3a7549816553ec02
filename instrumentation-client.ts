import { reloadForMissingFiles } from '@/lib/client/missing-files'

// Menu, search and filters are popovers (Safari 17, Firefox 125). Runs before hydration.
if (!('popover' in HTMLElement.prototype)) {
  // The lowest layer, like a browser's own style sheet.
  Object.assign(window, { POPOVER_POLYFILL_OPTIONS: { layerName: 'base.popover' } })
  void import('@oddbird/popover-polyfill')
}

reloadForMissingFiles()

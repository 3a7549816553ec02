/** Id of the element around the listing and its controls. */
export const LISTING_ID = 'listing'
export const FILTERS_ID = 'filters'
export const RESULTS_ID = 'results'
/** Event dispatched on a form whose fields were set from a URL before its results arrived; `detail` is the URL's parameters. */
export const ADDRESS_SHOWN = 'addressshown'

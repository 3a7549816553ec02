/** Id of all that changes the listing. */
export const LISTING_ID = 'listing'
/** Id of the filter panel, which its button opens. */
export const FILTERS_ID = 'filters'
/** Id of the region that holds the products. */
export const RESULTS_ID = 'results'
/** Told to a form whose fields say what an address does (the event's detail: its parameters) before the answer is here. */
export const ADDRESS_SHOWN = 'addressshown'

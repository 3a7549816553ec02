/** Id of the filter panel, which its button opens. */
export const FILTERS_ID = 'filters'

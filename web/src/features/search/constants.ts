/** Hits on one page of results. */
export const RESULTS_PER_PAGE = 10;
/** Services offered where nothing was asked for or found. */
export const SUGGESTED_SERVICES = 6;

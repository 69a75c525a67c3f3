/** Address that ends a preview. */
export const PREVIEW_EXIT_PATH = '/preview/exit';

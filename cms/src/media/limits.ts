/** Largest file in bytes that anybody may bring in. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Decoded, a picture of 50 million pixels takes 200 MB. All frames of a moving one count. */
export const MAX_PIXELS = 50_000_000;

/** Longer sides are scaled down: twice what the widest page shows. */
export const MAX_SIDE = 4_096;

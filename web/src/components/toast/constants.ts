export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** How long a toast stays unless it brings its own time, in milliseconds. */
export const TOAST_DURATIONS_MS: Readonly<Record<ToastType, number>> = { success: 2_000, error: 4_000, warning: 3_000, info: 3_000 };

/** Messages that can be looked at again; older ones are dropped. */
export const MESSAGES_KEPT = 20;

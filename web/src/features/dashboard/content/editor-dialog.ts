import type { Locale } from '@/i18n/locales';

/** What the editor asks in a dialog, about one of its languages or the whole document. */
export type EditorDialog = { kind: 'copy' } | { kind: 'unpublish' | 'schedule' | 'history'; language: Locale } | { kind: 'remove' };

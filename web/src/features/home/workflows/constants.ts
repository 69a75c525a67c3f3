/** Widths of the window, in CSS pixels, below which the diagrams change their layout; the stylesheet's `sm` and `lg`. */
export const NARROW_BELOW_PX = 640;
export const COMPACT_BELOW_PX = 1024;

export const WORKFLOW_IDS = ['seo', 'content', 'social', 'paid', 'email'] as const;
export const WORKFLOW_COUNT = 5;
export const DEFAULT_WORKFLOW = 'seo';

/** Diagrams are measured in thousandths of their width, and in CSS pixels of their height at the usual size of text. */
export const DIAGRAM_WIDTH = 1000;

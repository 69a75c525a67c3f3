/** A link that looks like a button of the dashboard, as it leads to something new. */
export const addLink =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-xl border border-ink/20 bg-white px-3.5 py-1 text-sm font-semibold transition-[border-color] pointer-coarse:min-h-11 hover:border-ink';

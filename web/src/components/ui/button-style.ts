const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border px-6 py-2.5 text-center text-base font-semibold transition-[background-color,border-color,color]';

/** Looks of everything that is a button to the eye, be it a link or a real one. */
export const buttonStyles = {
  primary: `${base} border-transparent bg-primary text-white hover:bg-teal-800`,
  accent: `${base} border-transparent bg-coral text-ink hover:bg-white`,
  outline: `${base} border-ink/25 text-ink hover:border-ink hover:bg-white`,
  onDark: `${base} border-white/35 text-white hover:border-white hover:bg-white/10`,
} as const;

export type ButtonVariant = keyof typeof buttonStyles;

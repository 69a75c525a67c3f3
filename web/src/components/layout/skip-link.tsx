/** First stop of the keyboard: past the navigation. */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only z-50 rounded-xl bg-primary font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3"
    >
      {label}
    </a>
  );
}

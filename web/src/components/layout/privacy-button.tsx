'use client';

import { openPrivacyChoices } from '@/lib/consent';
import { useHydrated } from '@/lib/use-hydrated';

/** Opens the dialog about privacy. Without scripts nothing runs that there were a choice about. */
export function PrivacyButton({ label, className }: { label: string; className: string }) {
  const hydrated = useHydrated();
  return (
    <button type="button" aria-haspopup="dialog" disabled={!hydrated} onClick={openPrivacyChoices} className={className}>
      {label}
    </button>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useUnsavedWarning } from '../use-unsaved-warning';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Somebody chose to lose what isn't saved. */
  onLeave: () => void;
}

/** The address that a click would lead to in this window; null for any other click. */
function addressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  const staysHere = pathname === window.location.pathname && search === window.location.search;
  return origin !== window.location.origin || staysHere ? null : link.href;
}

/** Asks before a page with something unsaved is left: the browser by itself, and a dialog where a link of the site leads away. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const t = useTranslations('ContentEditor.leave');
  const router = useRouter();
  const [address, setAddress] = useState<string | null>(null);
  useUnsavedWarning(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const next = addressOf(event);
      if (next === null) return;
      // Before the link itself learns of it, which would go there.
      event.preventDefault();
      event.stopPropagation();
      setAddress(next);
    };
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, [isUnsaved]);

  if (address === null) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirm={{ label: t('confirm'), busyLabel: t('confirm'), variant: 'danger' }}
      closeLabel={t('stay')}
      busy={false}
      error={null}
      onConfirm={() => {
        onLeave();
        const { pathname, search, hash } = new URL(address);
        router.push(`${pathname}${search}${hash}`);
      }}
      onClose={() => setAddress(null)}
    />
  );
}

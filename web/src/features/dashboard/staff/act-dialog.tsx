'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StaffRole } from '@/contracts/fields';
import type { StaffMember } from '@/contracts/staff';
import type { ApiProblem } from '@/lib/api-client';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolate } from '../isolated';
import { RoleSelect } from './role-select';
import { givesRole, performAct, suggestedRole, takesAway, type StaffAct } from './staff-acts';

interface ActDialogProps {
  act: StaffAct;
  member: StaffMember;
  onDone: () => void;
  /** The account isn't what the list shows any more. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Refusals that stay the same however often one tries. */
const FINAL_CODES: readonly ApiProblem['code'][] = ['conflict', 'last_admin', 'own_account', 'not_found', 'forbidden'];

/** Asks for confirmation, does it, and says in place what went wrong. */
export function ActDialog({ act, member, onDone, onOutdated, onClose }: ActDialogProps) {
  const t = useTranslations('Staff');
  const [role, setRole] = useState<StaffRole>(() => suggestedRole(act, member));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const perform = async () => {
    setBusy(true);
    setProblem(null);
    const result = await performAct(act, member, role);
    setBusy(false);
    if (result.ok) return onDone();
    setProblem(result);
    if (result.code === 'conflict' || result.code === 'not_found') onOutdated();
  };

  const isFinal = problem !== null && FINAL_CODES.includes(problem.code);
  return (
    <ConfirmDialog
      title={t.rich(`${act}.title`, { name: member.name, isolate })}
      text={t.rich(`${act}.text`, { email: member.email, isolate })}
      confirm={{ label: t(`${act}.action`), busyLabel: t(`${act}.busy`), variant: takesAway(act) ? 'danger' : 'primary' }}
      closeLabel={isFinal ? t('close') : t('cancel')}
      busy={busy}
      error={problem && (problem.message || t('noAnswer'))}
      isFinal={isFinal}
      onConfirm={() => void perform()}
      onClose={onClose}
    >
      {givesRole(act) ? (
        <RoleSelect label={t('newRole')} autoFocus disabled={busy || isFinal} value={role} onChange={(event) => setRole(event.target.value as StaffRole)} />
      ) : null}
    </ConfirmDialog>
  );
}

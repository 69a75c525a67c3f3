'use client';

import { useTranslations } from 'next-intl';
import type { StaffMember, StaffStatus } from '@/contracts/staff';
import { Isolate } from '@/components/ui/isolate';
import { ActionButton } from '@/components/ui/action-button';
import { StatusDot, type Tone } from '../status-dot';
import { actsFor, takesAway, type StaffAct } from './staff-acts';

const toneByStatus: Readonly<Record<StaffStatus, Tone>> = {
  unverified: 'neutral',
  pending: 'waiting',
  invited: 'waiting',
  active: 'good',
  blocked: 'bad',
  refused: 'bad',
};

const toneByPanel: Readonly<Record<StaffMember['panel'], Tone>> = { none: 'neutral', invited: 'waiting', active: 'good', closed: 'bad' };

/** Who an account belongs to. */
export function MemberName({ member: { name, email, self } }: { member: Pick<StaffMember, 'name' | 'email'> & { self?: boolean } }) {
  const t = useTranslations('Staff');
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
        {self ? <span className="ms-2 rounded-xl bg-teal-100 px-2 py-0.5 text-sm text-teal-800">{t('you')}</span> : null}
      </span>
      <span className="block text-sm text-ink-muted [overflow-wrap:anywhere]">
        <Isolate>{email}</Isolate>
      </span>
    </>
  );
}

/** How an account stands. */
export function MemberStatus({ status }: Pick<StaffMember, 'status'>) {
  const t = useTranslations('Staff.statuses');
  return <StatusDot tone={toneByStatus[status]}>{t(status)}</StatusDot>;
}

/** How its account in the content editor stands. */
export function PanelStatus({ panel }: Pick<StaffMember, 'panel'>) {
  const t = useTranslations('Staff.panels');
  return <StatusDot tone={toneByPanel[panel]}>{t(panel)}</StatusDot>;
}

interface MemberActsProps {
  member: StaffMember;
  /** Where an approval is what the line is there for. */
  prominent?: boolean;
  onAct: (act: StaffAct, member: StaffMember) => void;
}

/** What can be done with an account; nothing where that is one's own. */
export function MemberActs({ member, prominent = false, onAct }: MemberActsProps) {
  const t = useTranslations('Staff');
  const acts = actsFor(member);
  if (acts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end xl:flex-nowrap">
      {acts.map((act) => (
        <ActionButton
          key={act}
          variant={prominent && act === 'approve' ? 'primary' : takesAway(act) ? 'outlineDanger' : 'outline'}
          aria-haspopup="dialog"
          aria-label={t(`${act}.label`, { name: member.name })}
          onClick={() => onAct(act, member)}
        >
          {t(`${act}.action`)}
        </ActionButton>
      ))}
    </div>
  );
}

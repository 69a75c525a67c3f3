'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { staffRoles } from '@/contracts/fields';

/** A choice of the roles that the agency's people can have. */
export function RoleSelect(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) {
  const t = useTranslations('Dashboard.roles');
  return <SelectField options={staffRoles.map((role) => ({ value: role, label: t(role) }))} {...props} />;
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { TextField } from '@/components/ui/text-field';
import { MAX_RANGE_DAYS, type DayRange } from '@/contracts/analytics-figures';
import { ChoiceChips } from '../content/choice-chips';
import { checkRange, isSameRange, presetRange, presets, type Preset, type RangeProblem } from './range';

interface RangePickerProps {
  range: DayRange;
  /** The day in Dubai. */
  today: string;
  onChange: (range: DayRange) => void;
}

/** Chooses the period: one of the usual ones, or any days. */
export function RangePicker({ range, today, onChange }: RangePickerProps) {
  const t = useTranslations('Analytics.range');
  // On some days two of them are the same period; then it is the one that was pressed.
  const [pressed, setPressed] = useState<Preset | null>(null);
  const fitting = presets.filter((preset) => isSameRange(presetRange(preset, today), range));
  const shown = pressed && fitting.includes(pressed) ? pressed : fitting[0];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-full min-w-0">
        <ChoiceChips<Preset | 'own'>
          label={t('label')}
          options={presets.map((value) => ({ value, label: t(`presets.${value}`) }))}
          value={shown ?? 'own'}
          onChange={(value) => {
            if (value === 'own') return;
            setPressed(value);
            onChange(presetRange(value, today));
          }}
        />
      </div>
      <OwnDates range={range} today={today} onChange={onChange} />
    </div>
  );
}

/** Days that were typed and aren't shown yet. */
interface Draft {
  /** The period that was shown meanwhile. */
  shown: DayRange;
  typed: DayRange;
  problem: RangeProblem | null;
}

function OwnDates({ range, today, onChange }: RangePickerProps) {
  const t = useTranslations('Analytics.range');
  const [draft, setDraft] = useState<Draft | null>(null);
  // What was typed while another period was shown is over, also when that one is come back to.
  if (draft && !isSameRange(draft.shown, range)) setDraft(null);
  const { typed, problem } = draft ?? { typed: range, problem: null };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRange(typed, today);
    setDraft({ shown: range, typed, problem: found });
    if (!found) onChange(typed);
  };
  const field = (name: 'from' | 'to') => (
    <TextField
      label={t(name)}
      type="date"
      max={today}
      value={typed[name]}
      error={problem?.field === name ? t(`problems.${problem.key}`, { days: MAX_RANGE_DAYS }) : undefined}
      onChange={(event) => setDraft({ shown: range, typed: { ...typed, [name]: event.target.value }, problem })}
    />
  );
  return (
    <form noValidate aria-label={t('own')} onSubmit={submit} className="grid grid-cols-2 items-start gap-3 max-sm:w-full sm:grid-cols-[11rem_11rem_auto]">
      {field('from')}
      {field('to')}
      {/* In line with the fields, below labels of the same height. */}
      <ActionButton type="submit" className="min-h-12 px-5 max-sm:col-span-2 sm:mt-[calc(0.875rem*var(--type-scale)*var(--leading-text)+0.375rem)]">
        {t('show')}
      </ActionButton>
    </form>
  );
}

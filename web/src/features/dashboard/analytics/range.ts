import { DEFAULT_RANGE_DAYS, MAX_RANGE_DAYS, rangeOf, shiftDay, type DayRange } from '@/contracts/analytics-figures';
import { dubaiDay } from '@/lib/format';

/** Periods that are one press away. */
export const presets = ['today', 'week', 'month', 'quarter', 'thisMonth', 'lastMonth', 'year'] as const;
export type Preset = (typeof presets)[number];

const WEEK_DAYS = 7;
const QUARTER_DAYS = 90;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day it is at the company's office, `2026-11-22`. */
export const dubaiToday = (): string => dubaiDay(Date.now());

const lastDays = (today: string, days: number): DayRange => ({ from: shiftDay(today, 1 - days), to: today });

/** A day by its numbers; those beyond a month's or year's end count on into the next. Months from 0. */
const dayOf = (year: number, month: number, date: number): string => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/**
 * First and last day of a preset period.
 * @param today the day in Dubai
 */
export function presetRange(preset: Preset, today: string): DayRange {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return lastDays(today, WEEK_DAYS);
    case 'month':
      return lastDays(today, DEFAULT_RANGE_DAYS);
    case 'quarter':
      return lastDays(today, QUARTER_DAYS);
    case 'thisMonth':
      return { from: dayOf(year, month - 1, 1), to: today };
    case 'lastMonth':
      return { from: dayOf(year, month - 2, 1), to: dayOf(year, month - 1, 0) };
    case 'year':
      return { from: dayOf(year - 1, month - 1, date + 1), to: today };
  }
}

export const isSameRange = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

/** Whether it is a day of the calendar, written as date inputs write it. */
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text)) && shiftDay(text, 0) === text;

/**
 * The period that the page's address asks for.
 * @param search the address's query
 * @param today the day in Dubai
 * @returns the usual period where the address names none, or none that there is
 */
export function readRange(search: string, today: string): DayRange {
  const parameters = new URLSearchParams(search);
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const asked = isDay(from) && isDay(to) ? rangeOf({ from, to }, today) : undefined;
  return asked ?? presetRange('month', today);
}

/** For the page's address; the usual period needs no words. */
export function rangeQueryString(range: DayRange, today: string): string {
  return isSameRange(range, presetRange('month', today)) ? '' : new URLSearchParams({ ...range }).toString();
}

/** Path of the call that answers it. */
export const figuresPath = ({ from, to }: DayRange): string => `/dashboard/analytics?${new URLSearchParams({ from, to }).toString()}`;

/** What is wrong with a period that was typed: a name in the messages, and which end is meant. */
export type RangeProblem = { field: 'from' | 'to'; key: 'incomplete' | 'reversed' | 'future' | 'tooLong' };

/** Looks through what was typed; null where it is a period to show. */
export function checkRange({ from, to }: DayRange, today: string): RangeProblem | null {
  if (!isDay(from)) return { field: 'from', key: 'incomplete' };
  if (!isDay(to)) return { field: 'to', key: 'incomplete' };
  if (to > today) return { field: 'to', key: 'future' };
  if (from > to) return { field: 'to', key: 'reversed' };
  if (shiftDay(from, MAX_RANGE_DAYS) <= to) return { field: 'from', key: 'tooLong' };
  return null;
}

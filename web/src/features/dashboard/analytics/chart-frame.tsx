import { useLocale } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useActiveTooltipDataPoints, useIsTooltipActive } from 'recharts';
import { directionOf } from '@/i18n/locales';
import { leftToRight } from './left-to-right';

/** What is told of one point of a chart. */
interface PointWords {
  title: string;
  lines: readonly { name: string; value: string }[];
}

interface ChartFrameProps {
  /** How the chart is used with the keyboard. */
  hint: string;
  children: (parts: { describedBy: string; news: HTMLElement | null }) => ReactNode;
}

/**
 * Room of a chart. It is drawn left to right in every language, as "start" and "end" of a drawing's texts change sides with the
 * direction of the page, while the library means left and right; in Arabic its axes run the other way instead.
 */
export function ChartFrame({ hint, children }: ChartFrameProps) {
  const hintId = useId();
  const [news, setNews] = useState<HTMLElement | null>(null);
  return (
    <>
      <div dir="ltr" className="h-full [&_.recharts-surface]:rounded-[4px]">
        {children({ describedBy: hintId, news })}
      </div>
      <p id={hintId} className="sr-only">
        {hint}
      </p>
      {/* Always there: only changes of an element that is already known are read out. */}
      <p ref={setNews} role="status" className="sr-only" />
    </>
  );
}

/** What the chart's own state says about the point that the pointer or the arrow keys are at. */
function useActivePoint<T>(): T | undefined {
  const points = useActiveTooltipDataPoints<T>();
  return useIsTooltipActive() ? points?.[0] : undefined;
}

interface PointProps<T> {
  describe: (point: T) => PointWords;
}

/** The words beside the point, for the eye. */
export function PointBox<T>({ describe }: PointProps<T>) {
  const locale = useLocale();
  const point = useActivePoint<T>();
  if (point === undefined) return null;
  const { title, lines } = describe(point);
  return (
    <div aria-hidden="true" dir={directionOf(locale)} className="rounded-xl border border-sand-200 bg-white px-3 py-2 text-sm shadow-raised">
      <p className="font-semibold">{title}</p>
      {lines.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-4">
          <span className="text-ink-muted">{name}</span>
          <span className="font-semibold">{leftToRight(value)}</span>
        </p>
      ))}
    </div>
  );
}

/** The same words, for those who hear them. */
export function PointNews<T>({ describe, element }: PointProps<T> & { element: HTMLElement | null }) {
  const point = useActivePoint<T>();
  if (element === null || point === undefined) return null;
  const { title, lines } = describe(point);
  return createPortal([title, ...lines.map(({ name, value }) => `${name}: ${value}`)].join('. '), element);
}

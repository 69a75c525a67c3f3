'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useStepper } from './use-stepper';

export interface StepperItem {
  id: string;
  title: string;
  /** "3 of 8 services" */
  progress: string;
  card: ReactNode;
}

interface ServicesStepperProps {
  items: readonly StepperItem[];
  labels: { dots: string; skip: string; forward: ReactNode; back: ReactNode; swipe: string };
  /** In a right-to-left page the left arrow is "next". */
  rtl: boolean;
}

const placeOf = (position: number, index: number) => (position === index ? 'active' : position < index ? 'past' : 'next');

/** From a dot to the next one: along the dots on narrow screens, down beside the names on wide ones. */
const line = 'absolute start-1/2 top-1/2 h-0.5 w-full -translate-y-1/2 bg-sand-300 lg:start-[9px] lg:h-full lg:w-0.5 lg:translate-y-0';

/**
 * Services one at a time. The stylesheet alone (`stepped:`) makes a stepper of what is otherwise a list, so that the page has its
 * final shape from the first paint; this adds what moves it.
 */
export function ServicesStepper({ items, labels, rtl }: ServicesStepperProps) {
  const panel = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [{ index, page, inputFrom }, send] = useStepper(panel, items.length, rtl);

  useEffect(() => {
    // Who was on a link of the card that left goes on at the same place of the one that came.
    const { activeElement } = document;
    const card = cards.current?.children[index];
    if (card && cards.current?.contains(activeElement) && !card.contains(activeElement)) {
      card.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [index]);

  const skip = () => {
    send({ type: 'release' });
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div
      ref={panel}
      data-stepper={page}
      // Nothing moves before the visitor does: a window that becomes high enough would show all cards fading into one.
      data-moved={inputFrom > 0 || undefined}
      className="group/stepper stepped:grid stepped:gap-2 lg:stepped:grid-cols-[14rem_minmax(0,1fr)] lg:stepped:gap-x-10 lg:stepped:gap-y-3"
    >
      <div className="hidden min-h-12 items-center gap-x-8 text-sm text-ink-muted stepped:flex lg:col-start-2 lg:row-start-2">
        <div className="flex gap-x-8 gap-y-0.5 max-md:flex-col md:items-center">
          <p aria-live="polite" className="font-semibold text-ink tabular-nums">
            {items[index]?.progress}
          </p>
          <div className="flex gap-x-6 transition-[opacity,visibility] group-data-[stepper=released]/stepper:invisible group-data-[stepper=released]/stepper:opacity-0">
            <p className="max-md:hidden pointer-coarse:hidden">{labels.forward}</p>
            <p className="max-md:hidden pointer-coarse:hidden">{labels.back}</p>
            <p className="hidden max-md:block pointer-coarse:block">{labels.swipe}</p>
          </div>
        </div>
        <button
          type="button"
          onClick={skip}
          className="invisible min-h-11 cursor-pointer rounded-xl px-4 font-semibold text-primary opacity-0 transition-[opacity,visibility] group-data-[stepper=locked]/stepper:visible group-data-[stepper=locked]/stepper:opacity-100 hover:text-ink max-lg:ms-auto"
        >
          {labels.skip}
        </button>
      </div>

      <ol aria-label={labels.dots} className="hidden stepped:flex lg:flex-col lg:py-6">
        {items.map(({ id, title }, position) => (
          <li key={id} data-place={placeOf(position, index)} className="group/step relative flex min-w-6 flex-1 lg:max-h-16 lg:min-h-6">
            {position < items.length - 1 ? (
              <span className={line}>
                <span className="block size-full origin-left bg-teal-600 transition-transform group-not-data-[place=past]/step:max-lg:scale-x-0 group-not-data-[place=past]/step:lg:scale-y-0 lg:origin-top max-lg:rtl:origin-right" />
              </span>
            ) : null}
            <button
              type="button"
              aria-current={position === index ? 'step' : undefined}
              onClick={() => send({ type: 'choose', index: position, at: performance.now() })}
              className="relative z-10 flex min-h-11 w-full cursor-pointer items-center gap-4 rounded-xl text-start text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink max-lg:justify-center lg:min-h-6"
            >
              <span className="size-5 shrink-0 scale-60 rounded-full border-[3px] border-teal-600 bg-sand-50 transition-[scale,background-color] group-data-[place=active]/step:scale-100 group-data-[place=active]/step:bg-coral group-data-[place=past]/step:bg-teal-600" />
              <span className="leading-snug font-semibold max-lg:sr-only">{title}</span>
            </button>
          </li>
        ))}
      </ol>

      <ul
        ref={cards}
        className="grid gap-6 lg:grid-cols-2 stepped:min-h-[min(100svh_-_14rem,34rem)] stepped:grid-cols-1 md:stepped:min-h-[min(100svh_-_14rem,44rem)] lg:stepped:min-h-[min(100svh_-_12rem,44rem)]"
      >
        {items.map(({ id, card }, position) => (
          <li
            key={id}
            data-place={placeOf(position, index)}
            className="group/card far-down flex [--far-down-height:34rem] stepped:not-data-[place=active]:[--far-down:hidden] stepped:[grid-area:1/1] stepped:group-data-moved/stepper:transition-[opacity,translate] stepped:group-data-moved/stepper:duration-250 stepped:data-[place=next]:translate-y-8 stepped:data-[place=past]:-translate-y-8 stepped:not-data-[place=active]:invisible stepped:not-data-[place=active]:opacity-0 stepped:group-data-moved/stepper:not-data-[place=active]:transition-[opacity,translate,visibility]"
          >
            {card}
          </li>
        ))}
      </ul>
      <div ref={end} tabIndex={-1} className="lg:col-start-2" />
    </div>
  );
}

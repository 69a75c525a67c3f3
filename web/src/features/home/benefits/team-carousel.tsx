'use client';

import { useCallback, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode, type TouchEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { SWIPE_PX } from './constants';
import { useAutoAdvance } from './use-auto-advance';

export interface CarouselLabels {
  carousel: string;
  slide: string;
  /** With `{title}`, `{number}` and `{total}`. */
  position: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  choose: string;
}

interface TeamCarouselProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  labels: CarouselLabels;
  isRtl: boolean;
  icons: Readonly<Record<'previous' | 'next' | 'pause' | 'play', ReactNode>>;
  slides: readonly { id: string; title: string; card: ReactNode }[];
}

const button =
  'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl border border-ink/20 transition-[background-color,border-color] hover:border-ink hover:bg-white sm:size-12';

/**
 * One card at a time. It moves on by itself until somebody moves it by hand; after that never again. Without scripts all cards stand
 * one below the other.
 */
export function TeamCarousel({ labelledBy, labels, isRtl, icons, slides }: TeamCarouselProps) {
  const [current, setCurrent] = useState(0);
  // Until then nothing fades: where styles come late, all cards would be seen fading away from upon the first one.
  const [hasMoved, setMoved] = useState(false);
  const [mode, setMode] = useState<'playing' | 'paused' | 'off'>('playing');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const touchStart = useRef<number>(undefined);
  const count = slides.length;

  const advance = useCallback(() => {
    setMoved(true);
    setCurrent((now) => (now + 1) % count);
  }, [count]);
  const isRunning = mode === 'playing' && !isHovered && !isFocused;
  useAutoAdvance(root, isRunning, advance);

  const choose = (index: number) => {
    setMode('off');
    setMoved(true);
    setCurrent((index + count) % count);
  };
  const onHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(isOver);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget));
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (Math.abs(distance) >= SWIPE_PX) choose(distance > 0 === isRtl ? current + 1 : current - 1);
  };
  // Who asks for it gets it, although pointer and focus are still here.
  const play = () => {
    setMode('playing');
    setHovered(false);
    setFocused(false);
  };
  const nameOf = (title: string, index: number) =>
    labels.position.replace('{title}', title).replace('{number}', String(index + 1)).replace('{total}', String(count));

  return (
    <div
      ref={root}
      role="region"
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div
        aria-live={isRunning ? 'off' : 'polite'}
        className="grid gap-6"
        onTouchStart={({ touches }) => {
          touchStart.current = touches[0]?.clientX;
        }}
        onTouchEnd={onTouchEnd}
      >
        {slides.map(({ id, title, card }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={nameOf(title, index)}
            className={classNames(
              'far-down col-start-1 row-start-1 noscript:visible noscript:row-auto noscript:opacity-100 [--far-down-height:36rem]',
              hasMoved && 'transition-[opacity,visibility]',
              index !== current && 'invisible opacity-0',
            )}
          >
            {card}
          </div>
        ))}
      </div>
      <div className="mt-6 flex items-center gap-3 noscript:hidden">
        <button type="button" aria-label={labels.previous} onClick={() => choose(current - 1)} className={button}>
          {icons.previous}
        </button>
        <button type="button" aria-label={labels.next} onClick={() => choose(current + 1)} className={button}>
          {icons.next}
        </button>
        <div role="group" aria-label={labels.choose} className="mx-auto flex">
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={nameOf(title, index)}
              aria-current={index === current || undefined}
              onClick={() => choose(index)}
              className="group/dot flex h-11 min-w-7 cursor-pointer items-center justify-center rounded-xl px-0.5 sm:min-w-9"
            >
              <span className="h-2 w-2 rounded-full bg-ink/35 transition-[background-color] group-hover/dot:bg-ink group-aria-current/dot:w-6 group-aria-current/dot:bg-primary" />
            </button>
          ))}
        </div>
        {mode === 'off' ? null : (
          <button
            type="button"
            aria-label={mode === 'playing' ? labels.pause : labels.play}
            onClick={mode === 'playing' ? () => setMode('paused') : play}
            className={classNames(button, 'motion-reduce:hidden')}
          >
            {mode === 'playing' ? icons.pause : icons.play}
          </button>
        )}
      </div>
    </div>
  );
}

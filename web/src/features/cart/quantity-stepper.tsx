'use client';

import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';
import { MAX_QUANTITY, MIN_QUANTITY } from './constants';

interface QuantityStepperProps {
  /** Of the line, for those who don't see where the buttons stand. */
  item: string;
  quantity: number;
  disabled: boolean;
  onStep: (by: 1 | -1) => void;
}

const button =
  'flex size-9 cursor-pointer items-center justify-center rounded-[9px] text-ink transition-colors enabled:hover:bg-sand-100 disabled:cursor-default disabled:text-ink/35 pointer-coarse:size-11';

/** One less, how many, one more; between 1 and 99. */
export function QuantityStepper({ item, quantity, disabled, onStep }: QuantityStepperProps) {
  const t = useTranslations('Cart.Line');
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);

  const step = (by: 1 | -1, other: RefObject<HTMLButtonElement | null>) => {
    const next = quantity + by;
    // The pressed button is about to be disabled, and would take the focus with it.
    if (next === MIN_QUANTITY || next === MAX_QUANTITY) other.current?.focus();
    onStep(by);
  };

  return (
    <div role="group" aria-label={t('quantity', { item })} className="inline-flex items-center gap-0.5 rounded-xl border border-sand-300 bg-white p-0.5">
      <button ref={less} type="button" aria-label={t('decrease', { item })} disabled={disabled || quantity <= MIN_QUANTITY} onClick={() => step(-1, more)} className={button}>
        <MinusIcon className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <button ref={more} type="button" aria-label={t('increase', { item })} disabled={disabled || quantity >= MAX_QUANTITY} onClick={() => step(1, less)} className={button}>
        <PlusIcon className="size-4" />
      </button>
    </div>
  );
}

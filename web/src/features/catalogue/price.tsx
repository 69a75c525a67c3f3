import { Isolate } from '@/components/ui/isolate';
import { formatPrice } from '@/lib/format';

interface PriceProps {
  /** US dollars; 0 means that the price depends on the job. */
  amount: number;
  /** Text for that case. */
  onRequest: string;
}

/** A price, or the word that there is none yet. */
export function Price({ amount, onRequest }: PriceProps) {
  return amount > 0 ? <Isolate>{formatPrice(amount)}</Isolate> : onRequest;
}

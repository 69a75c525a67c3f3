import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { MessageBox } from '@/components/ui/message-box';
import type { ApiProblem } from '@/lib/api-client';

/** What is shown may have changed since: asking again failed. It is tried again all the time, and at once on demand. */
export function OutdatedNote({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const t = useTranslations('QuoteInbox');
  return (
    <MessageBox tone="error">
      <div className="flex flex-wrap items-center gap-3">
        <p>
          {t('outdated')} {problem.message || t('noAnswer')}
        </p>
        <ActionButton onClick={onRetry}>{t('tryAgain')}</ActionButton>
      </div>
    </MessageBox>
  );
}

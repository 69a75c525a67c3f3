import { classNames } from '@/lib/class-names';
import type { ReactNode } from 'react';
import { Container } from './container';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  tone?: 'paper' | 'sand';
  /** Below every first screen, so that its layout can wait. Until then it paints nothing outside itself. */
  isFarDown?: boolean;
  className?: string;
  children: ReactNode;
}

/** A band of a page with the site's vertical rhythm. */
export function Section({ id, labelledBy, tone = 'paper', isFarDown = false, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('py-(--section-space)', tone === 'sand' && 'bg-sand-50', isFarDown && 'far-down', className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string;
  /** Stands beside the title on wide screens, such as a link to everything. */
  action?: ReactNode;
}

/** Title of a section, one sentence, one way on. */
export function SectionHeading({ id, title, text, action }: SectionHeadingProps) {
  return (
    <div className="mb-12 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mb-16">
      <div className="max-w-2xl">
        <h2 id={id} className="text-4xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        {text ? <p className="mt-4 text-lg text-ink-muted">{text}</p> : null}
      </div>
      {action}
    </div>
  );
}

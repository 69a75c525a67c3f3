import type { ReactNode } from 'react';
import { Container } from './container';
import { GirihField } from './girih-field';

interface CtaPanelProps {
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** Last section of a page: one question, one or two answers. */
export function CtaPanel({ id, title, text, children }: CtaPanelProps) {
  const headingId = `${id ?? 'cta'}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="far-down pb-(--section-space)">
      <Container>
        <div className="on-dark relative isolate overflow-hidden rounded-2xl bg-teal-900 px-6 py-14 text-white sm:px-12 lg:px-20 lg:py-24">
          <GirihField className="absolute inset-y-0 end-0 -z-10 h-full w-2/3 text-teal-700 opacity-60 [mask-image:linear-gradient(to_left,black,transparent)] rtl:-scale-x-100" />
          <h2 id={headingId} className="max-w-2xl text-4xl">
            {title}
          </h2>
          <p className="mt-5 max-w-xl text-lg text-teal-100">{text}</p>
          <div className="mt-10 flex flex-wrap gap-4">{children}</div>
        </div>
      </Container>
    </section>
  );
}

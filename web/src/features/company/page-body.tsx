import { Blocks } from '@/components/ui/blocks/blocks';
import { plainText } from '@/components/ui/blocks/inline';
import type { BlocksContent } from '@/lib/blocks';
import { toSections } from './sections';

/** From so many short parts on they stand side by side instead of below one another. */
const SIDE_BY_SIDE_FROM = 4;

/** The text of a company page: each main heading stands beside what it is about. */
export function PageBody({ body }: { body: BlocksContent }) {
  return (
    <div className="divide-y divide-sand-200">
      {toSections(body).map(({ heading, content }, index) => (
        <section key={index} className="grid gap-x-16 gap-y-6 py-12 first:pt-0 last:pb-0 lg:grid-cols-[1fr_2fr] lg:py-16">
          {heading ? <h2 className="text-3xl lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">{plainText(heading.children)}</h2> : null}
          <div className="max-w-[44rem] lg:col-start-2">
            <SectionContent content={content} />
          </div>
        </section>
      ))}
    </div>
  );
}

function SectionContent({ content }: { content: BlocksContent }) {
  const parts = toSections(content);
  if (parts.length < SIDE_BY_SIDE_FROM || parts.some(({ heading }) => !heading)) return <Blocks content={content} topLevel={3} />;
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {parts.map(({ heading, content: text }, index) => (
        <li key={index} className="border-t-2 border-coral pt-4">
          {heading ? <h3 className="mb-2 text-xl">{plainText(heading.children)}</h3> : null}
          <Blocks content={text} topLevel={4} />
        </li>
      ))}
    </ul>
  );
}

import { Container } from '@/components/ui/container';
import { Isolate } from '@/components/ui/isolate';

interface FiguresProps {
  /** Names the list for those who don't see it. */
  label: string;
  figures: readonly { value: string; label: string }[];
}

/** What the agency can show in numbers. */
export function Figures({ label, figures }: FiguresProps) {
  if (!figures.length) return null;
  return (
    <section aria-label={label}>
      <Container>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-sand-200 py-10 sm:grid-cols-3 lg:grid-cols-5 lg:py-12">
          {figures.map(({ value, label: what }) => (
            <div key={what} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-ink-muted">{what}</dt>
              <dd className="text-4xl font-semibold text-primary">
                <Isolate>{value}</Isolate>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

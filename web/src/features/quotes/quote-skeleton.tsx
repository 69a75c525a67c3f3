import { Container } from '@/components/ui/container';
import { classNames } from '@/lib/class-names';

const Bar = ({ className }: { className: string }) => <div className={classNames('animate-pulse rounded-full bg-sand-200', className)} />;

/** Stands in a request's place while it is on its way: head, items, and timeline where they will be. */
export function QuoteSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        <div className="border-b border-sand-200 bg-sand-50">
          <Container className="flex min-h-[23rem] flex-col gap-5 pt-8 pb-10 lg:pt-12 lg:pb-14">
            <Bar className="h-4 w-32" />
            <Bar className="h-10 w-72 max-w-full" />
            <Bar className="h-4 w-44" />
            <Bar className="mt-6 h-7 w-28" />
            <Bar className="h-6 w-full max-w-md" />
            <Bar className="h-5 w-full max-w-2xl" />
          </Container>
        </div>
        <Container className="grid gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-14">
          <div className="flex flex-col gap-5">
            <Bar className="h-7 w-56" />
            <div className="h-80 animate-pulse rounded-2xl border border-sand-200 bg-white" />
          </div>
          <div className="flex flex-col gap-5">
            <Bar className="h-6 w-32" />
            {[0, 1, 2].map((step) => (
              <Bar key={step} className="h-4 w-full" />
            ))}
          </div>
        </Container>
      </div>
    </div>
  );
}

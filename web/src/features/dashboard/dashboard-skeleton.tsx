import { Spinner } from '@/components/ui/spinner';

/** Stands in the dashboard's place while the browser doesn't know yet who is signed in, and while another page is on its way. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      {label}
    </div>
  );
}

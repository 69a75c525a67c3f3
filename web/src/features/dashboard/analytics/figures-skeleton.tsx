const card = 'animate-pulse rounded-2xl border border-sand-200 bg-white';

/** Frames of the size of what is on its way, so that nothing jumps when it comes. */
export function FiguresSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="flex flex-col gap-4">
        <div className="h-6 w-64 max-w-full animate-pulse rounded-xl bg-sand-100" />
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={`${card} h-32`} />
          ))}
        </div>
        <div className={`${card} h-[27rem]`} />
        <div className="grid gap-4 lg:grid-cols-2">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={`${card} h-[24rem]`} />
          ))}
        </div>
      </div>
    </div>
  );
}

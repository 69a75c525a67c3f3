const CARDS = 3;

/** Cards of the height of real ones, so that nothing jumps when those come. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="flex flex-col gap-4">
        {Array.from({ length: CARDS }, (_, index) => (
          <div
            key={index}
            className="grid min-h-52 animate-pulse content-start gap-x-8 gap-y-4 rounded-2xl border border-sand-200 bg-white p-5 sm:p-6 md:min-h-44 md:grid-cols-[12rem_minmax(0,1fr)] lg:min-h-32 lg:grid-cols-[13rem_minmax(0,1fr)_15rem]"
          >
            <div className="flex justify-between gap-3 md:flex-col">
              <div className="h-5 w-32 rounded-full bg-sand-200" />
              <div className="h-6 w-24 rounded-xl bg-sand-100" />
            </div>
            <div className="flex flex-col gap-3">
              <div className="h-4 w-3/5 rounded-full bg-sand-200" />
              <div className="h-4 w-2/5 rounded-full bg-sand-100" />
            </div>
            <div className="h-4 w-full rounded-full bg-sand-100" />
          </div>
        ))}
      </div>
    </div>
  );
}

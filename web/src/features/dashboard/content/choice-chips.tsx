interface ChoiceChipsProps<T extends string> {
  label: string;
  /** `count`: how many there are; undefined as long as nobody has counted. */
  options: readonly { value: T; label: string; count?: number }[];
  value: T;
  onChange: (value: T) => void;
}

const chip =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-xl border border-sand-300 bg-white px-3 py-1 text-sm font-semibold whitespace-nowrap transition-[background-color,border-color,color] pointer-coarse:min-h-11 hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white';

/** One of a few, all of them in sight. */
export function ChoiceChips<T extends string>({ label, options, value, onChange }: ChoiceChipsProps<T>) {
  return (
    <div role="group" aria-label={label} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)} className={chip}>
          {option.label}
          {'count' in option ? <span className="min-w-4 text-center font-normal">{option.count}</span> : null}
        </button>
      ))}
    </div>
  );
}

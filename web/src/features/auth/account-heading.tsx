interface AccountHeadingProps {
  title: string;
  text: string;
}

/** Head of a page with one form. */
export function AccountHeading({ title, text }: AccountHeadingProps) {
  return (
    <header className="flex flex-col gap-3">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-muted">{text}</p>
    </header>
  );
}

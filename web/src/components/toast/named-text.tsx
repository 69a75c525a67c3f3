interface NamedTextProps {
  text: string;
  /** Stands somewhere in the text and may be in the other language. */
  name?: string;
}

/** A sentence around a name; the name keeps its own direction. */
export function NamedText({ text, name }: NamedTextProps) {
  const start = name ? text.indexOf(name) : -1;
  if (!name || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <bdi>{name}</bdi>
      {text.slice(start + name.length)}
    </>
  );
}

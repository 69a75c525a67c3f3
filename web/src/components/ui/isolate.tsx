/** A name, address, number or price that reads left-to-right inside any sentence. */
export function Isolate({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

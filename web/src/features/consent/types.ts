/** What the visitor's choice governs on this site. */
export interface Governed {
  /** Whether the site can tell where an address is. */
  geolocation: boolean;
  /** Another company that is told of pages. */
  provider: 'ga4' | 'plausible' | null;
}

export type BarLabels = Readonly<Record<'label' | 'text' | 'accept' | 'refuse' | 'more', string>>;

export const isAnythingGoverned = ({ geolocation, provider }: Governed): boolean => geolocation || provider !== null;

import { notFound } from 'next/navigation';

export const generateStaticParams = () => [];

/** Every address that is no page, inside the frame of the site. */
export default function UnknownPage() {
  notFound();
}

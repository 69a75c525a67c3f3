import type { Localised, Picture, Seo } from '@/lib/content';

export interface SubService {
  id: string;
  slug: string;
  title: string;
  description: string;
  image: Picture | null;
  /** US dollars; 0 means "contact for quote". */
  price: number;
}

export interface ServiceSummary {
  id: string;
  slug: string;
  title: string;
  description: string;
  image: Picture | null;
  subServices: { id: string; slug: string; title: string }[];
}

export interface Service extends Omit<ServiceSummary, 'subServices'>, Localised {
  subServices: SubService[];
  seo: Seo | null;
}

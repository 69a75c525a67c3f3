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

/** One page of the catalogue. */
export interface ServicePage {
  services: ServiceSummary[];
  /** Counted from 1. */
  page: number;
  pageCount: number;
}

export interface Service extends Omit<ServiceSummary, 'subServices'>, Localised {
  /** The place that staff gave it; several may have the same. */
  order: number;
  subServices: SubService[];
  seo: Seo | null;
}

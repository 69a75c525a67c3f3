import type { BlocksContent } from '@/lib/blocks';
import type { Localised, Picture, Seo } from '@/lib/content';

export interface SiteSettings {
  name: string;
  tagline: string;
  heroTitle: string;
  heroText: string;
  ctaTitle: string;
  ctaText: string;
  email: string;
  phone: string;
  whatsapp: string;
  address: string;
  supportHours: string;
  foundedYear: number;
  footerYear: number;
  figures: { value: string; label: string }[];
  socialLinks: { network: string; url: string }[];
}

export interface CompanyPage extends Localised {
  slug: string;
  title: string;
  summary: string | null;
  body: BlocksContent;
  seo: Seo | null;
}

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  bio: string | null;
  photo: Picture | null;
}

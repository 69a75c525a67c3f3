import type { Category, Post } from '@/features/blog/types';
import type { Service } from '@/features/catalogue/types';
import type { CompanyPage, SiteSettings } from '@/features/company/types';
import { BLOG_CARD, HOME_CARD, SERVICES_CARD, type ShareSubject } from '@/lib/share-image';

/** What the sharing image of each kind of page is about. Pages name it in their metadata, and the image is drawn from it. */

export const homeSubject = ({ heroTitle, name, tagline }: SiteSettings): ShareSubject => ({
  kind: 'page', slug: HOME_CARD, title: heroTitle || name, note: tagline, picture: null,
});

export const servicesSubject = (title: string): ShareSubject => ({ kind: 'page', slug: SERVICES_CARD, title, note: '', picture: null });

export const blogSubject = (title: string): ShareSubject => ({ kind: 'page', slug: BLOG_CARD, title, note: '', picture: null });

export const companySubject = ({ slug, title }: CompanyPage): ShareSubject => ({ kind: 'page', slug, title, note: '', picture: null });

export const serviceSubject = ({ slug, title, image }: Service): ShareSubject => ({
  kind: 'service', slug, title, note: '', picture: image?.src ?? null,
});

export const postSubject = ({ slug, title, category, cover }: Post): ShareSubject => ({
  kind: 'post', slug, title, note: category?.name ?? '', picture: cover?.src ?? null,
});

/** @param blog what the blog is called */
export const categorySubject = ({ slug, name }: Category, blog: string): ShareSubject => ({
  kind: 'category', slug, title: name, note: blog, picture: null,
});

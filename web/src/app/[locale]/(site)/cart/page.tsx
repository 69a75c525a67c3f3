import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { CartPageView } from '@/features/cart/cart-page-view';
import { loadSettings } from '@/features/company/company.server';
import { paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const [t, { name, tagline }] = await Promise.all([getTranslations({ locale, namespace: 'Cart' }), loadSettings(locale)]);
  return pageMetadata({ locale, path: paths.cart, siteName: name, title: t('title'), description: tagline, noindex: true });
}

/** The same page for everybody: what is in the cart, and whether there is one, is known in the browser only. */
export default async function CartPage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'Cart' }), getMessages({ locale })]);
  return (
    <>
      <header className="border-b border-sand-200 bg-sand-50">
        <Container className="pt-10 pb-12 lg:pt-14 lg:pb-14">
          <h1 className="text-4xl">{t('title')}</h1>
        </Container>
      </header>
      <Container className="py-10 lg:py-16">
        <noscript>
          <p className="mb-8 rounded-xl border border-danger/40 px-4 py-3">{t('needsScript')}</p>
        </noscript>
        <NextIntlClientProvider messages={{ Cart: messages.Cart }}>
          <CartPageView />
        </NextIntlClientProvider>
      </Container>
    </>
  );
}

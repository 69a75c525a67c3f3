import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operationHashes } from '@/gql/hooks';
import OutageView from './outage-view';

// The outside world ends at `fetch`: what `/api/graphql` itself does is tested where it stands.
const answer = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  text: async () => JSON.stringify(body),
});
const unavailable = answer(503, { success: false, error: { code: 'unavailable', message: 'no' } });
const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

const show = (locale: 'en' | 'ar', path: string) => {
  const onRecovered = jest.fn();
  render(<OutageView locale={locale} pathname={locale === 'ar' ? `/ar${path}` : path} onRecovered={onRecovered} />);
  return onRecovered;
};

it('shows the five demo services on the home page, none of them to open or to order', () => {
  show('en', '/');
  expect(screen.getByText('Using demo services. Backend connection failed.')).toBeVisible();
  const services = screen.getAllByRole('listitem');
  expect(services.map((service) => within(service).getByRole('heading').textContent)).toEqual([
    'Digital Marketing',
    'Web Development',
    'Social Media Management',
    'Brand Design',
    'Analytics & Insights',
  ]);
  for (const service of services) expect(service.querySelector('a, button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('says on the home page that there are no articles, in red, and where they would be', () => {
  show('en', '/');
  expect(screen.getByText('Failed to fetch blog posts')).toHaveClass('text-danger');
  expect(screen.getByRole('link', { name: 'Open the blog' })).toHaveAttribute('href', '/blog');
});

it.each(['/blog', '/blog/x', '/blog/category/seo'])('has the blog’s own words at %s, in red, with ways on', (path) => {
  show('en', path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to fetch blog posts');
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('text-danger');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it.each(['/', '/services', '/blog', '/about'])('is no page for search engines at %s', (path) => {
  show('en', path);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it.each(['/about', '/blogging'])('says at %s only that the page is away', (path) => {
  show('en', path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is taking a short break');
});

it('has the catalogue’s own words there', () => {
  show('en', '/services/seo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to load services. Please try again later.');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('leads an Arabic reader to the Arabic home page', () => {
  show('ar', '/blog/x');
  expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/ar');
});

it('asks by the operation’s hash alone, and loads the page anew once there is content', async () => {
  fetchMock.mockResolvedValue(answer(200, { data: { services: [] } }));
  const onRecovered = show('ar', '/services');
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  await waitFor(() => expect(onRecovered).toHaveBeenCalledTimes(1));
  const [address, { body }] = fetchMock.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('/api/graphql');
  expect(JSON.parse(body)).toEqual({
    operationName: 'ServiceList',
    variables: { locale: 'ar' },
    extensions: { persistedQuery: { version: 1, sha256Hash: operationHashes.ServiceList } },
  });
});

it.each(['/', '/services'])('says at %s that services are being loaded, while they are', async (path) => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  show('en', path);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading our amazing services...');
});

it('keeps the places of three articles on the home page, while they are loaded', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  show('en', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(document.querySelectorAll('[aria-hidden="true"] > li')).toHaveLength(3);
  expect(screen.queryByText('Failed to fetch blog posts')).toBeNull();
});

it('says so when there is still no answer, and can be asked again', async () => {
  fetchMock.mockResolvedValue(unavailable);
  const onRecovered = show('en', '/blog');
  const button = screen.getByRole('button', { name: 'Try Again' });
  await userEvent.click(button);
  expect(await screen.findByText('Still no answer. Please try again in a moment.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(onRecovered).not.toHaveBeenCalled();

  fetchMock.mockResolvedValue(answer(200, { data: { services: [] } }));
  await userEvent.click(button);
  await waitFor(() => expect(onRecovered).toHaveBeenCalledTimes(1));
});

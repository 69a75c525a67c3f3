import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContent } from './build-content';
import { PostsView } from './posts-view';
import { SubServicePicker } from './sub-service-picker';
import { door, DoorFailure, listOf, openDoor, renderContent } from './testing';
import { TodayContent } from './today-content';
import { TranslationBoard } from './translation-board';

const EDITOR = 'https://cms.example/admin/content-manager/collection-types/api::post.post/post0000000000000000000';
const seo = buildContent({ ar: { filled: 1, state: 'draft' } });
const audit = buildContent({ documentId: 'audit0000000000000000000', kind: 'subService', slug: 'seo-audit', serviceId: seo.documentId, en: { title: 'SEO audit' } });
const post = buildContent({ documentId: 'post0000000000000000000', kind: 'post', slug: 'a-post', editorUrl: EDITOR, en: { title: 'A post' } });
const byKind: Record<string, ReturnType<typeof buildContent>[]> = { service: [seo], subService: [audit], post: [post] };

beforeEach(() => {
  openDoor();
  door.answers.set('StaffContentList', ({ kind, outdated }) => listOf(outdated ? [] : (byKind[String(kind)] ?? [])));
  window.history.replaceState(null, '', '/dashboard');
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('translation board', () => {
  const show = () =>
    renderContent(
      <>
        <h1 id="board">Translations</h1>
        <TranslationBoard labelledBy="board" initialQuery={{ page: 1, kind: 'service', show: 'all' }} />
      </>,
    );

  it('shows both languages of each document, and how much is written', async () => {
    show();
    expect(await row('SEO')).toHaveTextContent(/Published.*67% written.*Draft.*33% written/);
    expect(screen.getByText('1 document')).toBeInTheDocument();
  });

  it('goes from kind to kind; posts are written in the admin panel', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Sub-services/ }));
    expect(within(await row('SEO audit')).getByRole('link')).toHaveAttribute('href', `/dashboard/services/subservice/edit?id=${audit.documentId}`);
    await userEvent.click(screen.getByRole('button', { name: /^Blog posts/ }));
    expect(within(await row('A post')).getByRole('link')).toHaveAttribute('href', EDITOR);
    expect(within(await row('A post')).getByRole('link')).toHaveAttribute('target', '_blank');
    expect(window.location.search).toBe('?kind=post');
  });

  it('says how many of each kind are left to do', async () => {
    show();
    await row('SEO');
    await userEvent.click(screen.getByRole('button', { name: 'Arabic out of date' }));
    expect(await screen.findByText('Nothing left to do')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Blog posts/ })).toHaveTextContent('0'));
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await row('SEO')).toBeInTheDocument();
  });
});

describe('posts', () => {
  const show = (newPostUrl?: string) =>
    renderContent(
      <>
        <h1 id="posts">Posts</h1>
        <PostsView labelledBy="posts" initialQuery={{ page: 1, show: 'all', search: '' }} newPostUrl={newPostUrl} />
      </>,
    );

  it('lead to the admin panel and to the site', async () => {
    show('https://cms.example/admin/new');
    const line = await row('A post');
    expect(within(line).getByRole('link', { name: 'A post (opens in a new tab)' })).toHaveAttribute('href', EDITOR);
    expect(within(line).getByRole('link', { name: 'View on the site: a-post' })).toHaveAttribute('href', '/blog/a-post');
    expect(screen.getByRole('link', { name: /New post/ })).toHaveAttribute('href', 'https://cms.example/admin/new');
  });

  it('lead nowhere where the panel has no known address', async () => {
    byKind.post = [{ ...post, editorUrl: null, languages: post.languages.map((version) => ({ ...version, state: 'draft' as const })) }];
    show();
    expect(within(await row('A post')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /New post/ })).not.toBeInTheDocument();
    byKind.post = [post];
  });

  it('are shown by state, and that stays in the address', async () => {
    show();
    await row('A post');
    await userEvent.click(screen.getByRole('button', { name: 'Arabic out of date' }));
    expect(await screen.findByText('No posts found')).toBeInTheDocument();
    expect(window.location.search).toBe('?show=outdated');
    await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
    expect(await row('A post')).toBeInTheDocument();
  });
});

it('lets a sub-service be chosen, of one service or of all', async () => {
  renderContent(
    <>
      <h1 id="pick">Choose</h1>
      <SubServicePicker labelledBy="pick" />
    </>,
  );
  const line = await row('SEO audit');
  expect(within(line).getByRole('link', { name: 'SEO audit' })).toHaveAttribute('href', `/dashboard/services/subservice/edit?id=${audit.documentId}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'SEO');
  await waitFor(() => expect(door.variablesOf('StaffContentList').at(-1)).toMatchObject({ kind: 'subService', serviceId: seo.documentId }));
  expect(screen.getByRole('link', { name: 'New sub-service' })).toHaveAttribute('href', `/dashboard/services/subservice/new?service=${seo.documentId}`);
});

describe('today', () => {
  const figures = { __typename: 'StaffToday', postsWithoutArabic: 4, servicesWithoutArabic: 1, outdated: 2, drafts: 3 };

  it('tells what there is to do, and what happens next', async () => {
    const item = { __typename: 'StaffScheduled', kind: 'service', documentId: seo.documentId, title: 'SEO', language: 'ar', action: 'publish', at: '2026-11-25T05:00:00.000Z' };
    const missed = { ...item, documentId: audit.documentId, kind: 'subService', title: 'SEO audit', language: 'en', at: '2026-11-20T05:00:00.000Z' };
    door.answers.set('StaffToday', () => ({ staffToday: { ...figures, scheduled: [item], failed: [missed] } }));
    renderContent(<TodayContent />);
    expect(await screen.findByRole('link', { name: '4 Posts without Arabic' })).toHaveAttribute('href', '/dashboard/posts?show=withoutArabic');
    expect(screen.getByRole('link', { name: '2 Arabic texts out of date' })).toHaveAttribute('href', '/dashboard/translations?show=outdated');
    expect(screen.getByRole('link', { name: 'SEO' })).toHaveAttribute('href', `/dashboard/services/${seo.documentId}/edit`);
    expect(screen.getByText('Arabic · Goes live Nov 25, 2026, 9:00 AM, Dubai time')).toBeInTheDocument();
    expect(screen.getByText('English · Could not go live Nov 20, 2026, 9:00 AM, Dubai time: something is missing.')).toBeInTheDocument();
  });

  it('invents no figure where none came, and asks again', async () => {
    door.answers.set('StaffToday', () => {
      throw new DoorFailure(503, 'unavailable', 'Not now.');
    });
    renderContent(<TodayContent />);
    expect(screen.getAllByText('Counting…')).toHaveLength(4);
    expect(await screen.findByText('The numbers could not be loaded.')).toBeInTheDocument();
    door.answers.set('StaffToday', () => ({ staffToday: { ...figures, scheduled: [], failed: [] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing is scheduled.')).toBeInTheDocument();
  });
});

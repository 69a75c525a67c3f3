import { FakeSite } from '../../tests/helpers/site';
import { SiteNotifier, type NotifierOptions } from './notifier';

let site: FakeSite;
let siteUrl: string;
let warnings: string[];
let notifiers: SiteNotifier[];

beforeEach(async () => {
  site = new FakeSite();
  siteUrl = await site.start();
  warnings = [];
  notifiers = [];
});
afterEach(async () => {
  await Promise.all(notifiers.map((notifier) => notifier.close()));
  await site.stop();
});

function create(options: Partial<NotifierOptions> = {}): SiteNotifier {
  const log = { warn: (message: string) => void warnings.push(message) };
  const notifier = new SiteNotifier({ siteUrl, secret: 's3cret', log, delays: [0, 1, 1, 1], coalesceMs: 5, ...options });
  notifiers.push(notifier);
  return notifier;
}

describe('SiteNotifier', () => {
  it('sends changes made together in one request, each once', async () => {
    const notifier = create();
    notifier.announce({ model: 'service', slug: 'seo' });
    notifier.announce({ model: 'post', slug: 'news' });
    notifier.announce({ model: 'service', slug: 'seo' });
    await site.until((received) => received.length === 1);
    expect(site.received).toEqual([
      {
        path: '/api/revalidate',
        authorization: 'Bearer s3cret',
        body: { changes: [{ model: 'service', slug: 'seo' }, { model: 'post', slug: 'news' }] },
      },
    ]);
  });

  it('sends what happens during a request in the next one', async () => {
    const notifier = create();
    notifier.announce({ model: 'service', slug: 'a' });
    await site.until((received) => received.length === 1);
    notifier.announce({ model: 'service', slug: 'b' });
    await site.until((received) => received.length === 2);
    expect(site.changes()).toEqual(['service/a', 'service/b']);
  });

  it('retries after refused and broken requests', async () => {
    site.answers.push(503, 0, 401);
    create().announce({ model: 'page', slug: 'about' });
    await site.until((received) => received.length === 4);
    expect(site.changes()).toEqual(Array(4).fill('page/about'));
    expect(warnings).toEqual([]);
  });

  it('gives up with one warning, and goes on with the next change', async () => {
    site.answers.push(500, 500, 500, 500);
    const notifier = create();
    notifier.announce({ model: 'page', slug: 'about' });
    await site.until((received) => received.length === 4);
    notifier.announce({ model: 'page', slug: 'contact' });
    await site.until((received) => received.length === 5);
    expect(site.changes().at(-1)).toBe('page/contact');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('answered 500');
    expect(warnings[0]).not.toContain('s3cret');
  });

  it('sends held changes together, as models when they are many', async () => {
    const notifier = create();
    await notifier.hold(async () => {
      for (let index = 0; index < 150; index += 1) notifier.announce({ model: 'post', slug: `post-${index}` });
      notifier.announce({ model: 'category', slug: 'news' });
    });
    await site.until((received) => received.length === 1);
    expect(site.changes()).toEqual(['post/null', 'category/null']);
  });

  it('sends nothing without an address', async () => {
    const notifier = create({ siteUrl: undefined });
    notifier.announce({ model: 'post', slug: 'news' });
    await notifier.close();
    expect(site.received).toEqual([]);
  });

  it('stops waiting and retrying when closed', async () => {
    site.answers.push(500);
    const notifier = create({ delays: [0, 3_600_000] });
    notifier.announce({ model: 'post', slug: 'news' });
    await site.until((received) => received.length === 1);
    await notifier.close();
    notifier.announce({ model: 'post', slug: 'later' });
    await notifier.close();
    expect(site.received).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

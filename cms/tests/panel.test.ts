import { contentModels } from '../src/documents/models';
import { startCms, type TestCms } from './helpers/cms';
import { loginToPanel } from './helpers/panel';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

interface View {
  edit: { label: string };
}

const views = async (uid: string): Promise<Record<string, View>> => {
  const service = cms.strapi.plugin('content-manager').service('content-types');
  return (await service.findConfiguration(service.findContentType(uid))).metadatas;
};

describe('the admin panel', () => {
  it('labels every field editors see', async () => {
    for (const { uid } of contentModels) {
      const seen = Object.entries(await views(uid)).filter(([name]) => name in cms.strapi.contentType(uid).attributes);
      const system = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];
      const bare = seen.filter(([name, view]) => !system.includes(name) && view.edit.label === name).map(([name]) => name);
      expect(bare).toEqual([]);
    }
  });

  it('lays every field of a form out', async () => {
    const service = cms.strapi.plugin('content-manager').service('content-types');
    const system = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'];
    for (const { uid } of contentModels) {
      const { layouts } = await service.findConfiguration(service.findContentType(uid));
      const rows: { name: string; size: number }[][] = layouts.edit;
      const written = Object.keys(cms.strapi.contentType(uid).attributes).filter((name) => !system.includes(name));
      expect(rows.flat().map(({ name }) => name).sort()).toEqual(written.sort());
      for (const row of rows) expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12);
    }
  });

  it('begins a post with its words', async () => {
    const service = cms.strapi.plugin('content-manager').service('content-types');
    const { layouts } = await service.findConfiguration(service.findContentType('api::post.post'));
    const names = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(names.slice(0, 5)).toEqual(['title', 'slug', 'category', 'excerpt', 'content']);
  });

  it('labels the fields of components', async () => {
    const service = cms.strapi.plugin('content-manager').service('components');
    const { metadatas } = await service.findConfiguration(service.findComponent('shared.seo'));
    expect(metadatas.metaTitle.edit).toMatchObject({ label: 'Title in search results', description: 'Empty: the title above.' });
  });

  it('keeps a label that staff have chosen', async () => {
    const service = cms.strapi.plugin('content-manager').service('content-types');
    const type = service.findContentType('api::post.post');
    const { uid: _uid, ...configuration } = await service.findConfiguration(type);
    configuration.metadatas.title.edit.label = 'Headline';
    await service.updateConfiguration(type, configuration);
    const { databaseUrl } = cms;
    await cms.stop();
    cms = await startCms({}, databaseUrl);
    expect((await views('api::post.post')).title?.edit.label).toBe('Headline');
  });

  it('signs in a demo account again and again locally', async () => {
    await loginToPanel(cms, 'strapi-super-admin');
    for (let index = 0; index < 7; index += 1) {
      const { status } = await cms.request('/admin/login', {
        json: { email: 'strapi-super-admin@panel.example', password: 'Panel-password-1' },
      });
      expect(status).toBe(200);
    }
  });

  it('has an icon', async () => {
    expect((await cms.request('/favicon.ico')).status).toBe(200);
  });
});

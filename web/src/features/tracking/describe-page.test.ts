import { namesOf, tellableTitle } from './describe-page';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<meta property="og:site_name" content="Rukn Digital">';
  document.body.innerHTML = '<h1>The  heading</h1>';
  document.title = 'About us | Rukn Digital';
});

it('calls a page by its title without the site’s name', () => {
  expect(namesOf(document)).toEqual({ pageName: 'About us' });
  document.title = 'Rukn Digital | Marketing that adds up';
  expect(namesOf(document).pageName).toBe('Rukn Digital | Marketing that adds up');
});

it('calls a page by the name it gives itself, whatever its title says', () => {
  document.title = 'Search: private words | Rukn Digital';
  document.body.innerHTML = '<div data-track-page="Search"><h1>Search</h1></div>';
  expect(namesOf(document)).toEqual({ pageName: 'Search' });
  expect(tellableTitle(document)).toBe('Search');
});

it('takes the heading while the title is still that of the page before, or missing', () => {
  expect(namesOf(document, 'About us | Rukn Digital').pageName).toBe('The heading');
  document.title = '';
  expect(namesOf(document).pageName).toBe('The heading');
});

it('names article, service and the sub-service that the address points at', () => {
  document.body.innerHTML = `
    <article data-track-blog="Five  steps"></article><div data-track-service="SEO"></div>
    <article id="audit" data-track-sub-service="Audit"></article><article id="links" data-track-sub-service="Links"></article>`;
  expect(namesOf(document)).toMatchObject({ blogTitle: 'Five steps', serviceName: 'SEO', subServiceName: undefined });
  window.history.replaceState(null, '', '/services/seo#links');
  expect(namesOf(document).subServiceName).toBe('Links');
});

it('cuts what is too long', () => {
  document.title = 'x'.repeat(500);
  expect(namesOf(document).pageName).toHaveLength(300);
});

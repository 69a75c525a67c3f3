import { keywordGroupOf } from './keywords';

it.each([
  ['Digital Marketing', 'marketing'],
  ['SEO', 'marketing'],
  ['Web Shops', 'web'],
  ['Software Development', 'web'],
  ['Websites', 'web'],
  ['Mobile Games', 'mobile'],
  ['Apps for Teams', 'mobile'],
  ['Brand Design', 'design'],
  ['UI Reviews', 'design'],
  ['UX/UI', 'design'],
  ['Consulting', 'consulting'],
  ['Strategy & Planning', 'consulting'],
  ['Analytics & Insights', 'analytics'],
  ['Data Warehouses', 'analytics'],
  ['Automation', 'automation'],
  ['AI Assistants', 'automation'],
])('%s → %s', (title, group) => {
  expect(keywordGroupOf(title)).toBe(group);
});

it.each([
  ['تسويق المحتوى', 'marketing'],
  ['التسويق الرقمي', 'marketing'],
  ['خدمات السيو', 'marketing'],
  ['تحسين محركات البحث', 'marketing'],
  ['خدمات الويب', 'web'],
  ['متاجر ويب', 'web'],
  ['المواقع والمتاجر', 'web'],
  ['حلول التطوير', 'web'],
  ['حلول الجوّال', 'mobile'],
  ['التطبيقات', 'mobile'],
  ['الهوية والتصميم', 'design'],
  ['واجهات المستخدم', 'design'],
  ['الاستشارات', 'consulting'],
  ['الإستراتيجية والنمو', 'consulting'],
  ['التحليلات والرؤى', 'analytics'],
  ['القرار بالبيانات', 'analytics'],
  ['الأتمتة', 'automation'],
  ['اتمتة الأعمال', 'automation'],
  ['النمو بالذكاء الاصطناعي', 'automation'],
])('%s → %s', (title, group) => {
  expect(keywordGroupOf(title)).toBe(group);
});

it.each([
  ['تصميم', 'design'],
  ['التصميم', 'design'],
  ['والتصميم', 'design'],
  ['وتصميم', 'design'],
  ['بالتصميم', 'design'],
  ['بتصميم', 'design'],
  ['للتصميم', 'design'],
  ['لتصميم', 'design'],
  ['وللتصميم', 'design'],
  ['فالتصميم', 'design'],
  ['كالتصميم', 'design'],
  ['تَصْمِيم', 'design'],
  ['تصـمـيم', 'design'],
  ['للويب', 'web'],
  ['وويب', 'web'],
])('%s is written with prefixes or ornaments, and found as %s', (title, group) => {
  expect(keywordGroupOf(title)).toBe(group);
});

it('takes the first kind that matches', () => {
  expect(keywordGroupOf('Design for Marketing')).toBe('marketing');
  expect(keywordGroupOf('Mobile App Development')).toBe('web');
});

it.each(['Social Media', 'Training', 'What it requires', 'Guidance', 'إدارة الحملات', ''])('takes no part of a word for a word: %j', (title) => {
  expect(keywordGroupOf(title)).toBeNull();
});

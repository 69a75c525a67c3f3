import { HEADER_STYLE_AFTER_PX, NAV_SERVICES_LIMIT, SCROLL_TO_TOP_AFTER_PX } from './constants';

it('keeps the figures of the specification', () => {
  expect({ HEADER_STYLE_AFTER_PX, SCROLL_TO_TOP_AFTER_PX }).toEqual({
    HEADER_STYLE_AFTER_PX: 50,
    SCROLL_TO_TOP_AFTER_PX: 300,
  });
});

it('keeps the menus short: they are part of every page', () => {
  expect(NAV_SERVICES_LIMIT).toBe(12);
});

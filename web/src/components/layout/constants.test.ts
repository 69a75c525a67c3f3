import { HEADER_STYLE_AFTER_PX, NAV_SERVICES_LIMIT, SCROLL_TO_TOP_AFTER_PX } from './constants';

it('keeps the figures of the specification', () => {
  expect({ HEADER_STYLE_AFTER_PX, SCROLL_TO_TOP_AFTER_PX, NAV_SERVICES_LIMIT }).toEqual({
    HEADER_STYLE_AFTER_PX: 50,
    SCROLL_TO_TOP_AFTER_PX: 300,
    NAV_SERVICES_LIMIT: 100,
  });
});

import { Box, Typography } from '@strapi/design-system';
import type { Language } from '../use-panel-language';
import { paragraphsOf } from './paragraphs';

/** Words of one language within a panel of either. */
export function Words({ value, language, empty }: { value: unknown; language: Language; empty: string }) {
  const texts = paragraphsOf(value);
  if (texts.length === 0) return <Typography textColor="neutral500">{empty}</Typography>;
  return (
    <Box lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} width="100%" style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
      {texts.map((text, index) => (
        // Nothing in them tells two equal paragraphs apart, and they never change places.
        <Typography key={index} tag="p" textColor="neutral800" style={{ marginBlockEnd: 4 }}>{text}</Typography>
      ))}
    </Box>
  );
}

import { z } from 'zod';

/** `?language=` of every call: the language of its texts. Another value counts as none, and then the visitor's cookie decides. */
export const languageQuery = z.object({
  language: z.preprocess((value) => (value === 'en' || value === 'ar' ? value : undefined), z.enum(['en', 'ar']).optional()),
});

import { fieldTexts } from '../../panel/field-texts';
import type { Edited } from './edited';
import { useTexts } from './use-texts';

/** Where a version names a field otherwise than the form of a post does. */
const postFields: Readonly<Record<string, string>> = { description: 'excerpt', imageAlt: 'coverAlt' };

/** What the form calls a field of a version. */
export function useFieldName({ kind }: Edited): (field: string) => string {
  const { language } = useTexts();
  return (field) => fieldTexts[(kind === 'post' && postFields[field]) || field]?.[language].label ?? field;
}

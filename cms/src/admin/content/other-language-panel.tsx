import { useCallback } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { fieldTexts } from '../../panel/field-texts';
import { useEditedLanguage, type SidePanel } from './edited';
import { useFieldDirection } from './field-direction';
import { useTexts } from './use-texts';
import { Words } from './words';

interface LocalizedOptions {
  readonly i18n?: { readonly localized?: boolean };
}

interface Attribute {
  readonly type: string;
  readonly pluginOptions?: LocalizedOptions;
}

const isLocalized = (part: { readonly pluginOptions?: LocalizedOptions } | undefined): boolean => part?.pluginOptions?.i18n?.localized === true;

/** Beside the form of one language, the words of the other; and the form's fields in the direction of theirs. */
export const OtherLanguagePanel: SidePanel = ({ model, collectionType, documentId }) => {
  const { t, language: panelLanguage } = useTexts();
  const language = useEditedLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const isSingle = collectionType === 'single-types';
  const { schema, document, isLoading } = useDocument(
    { model, collectionType, documentId, params: { locale: other } },
    { skip: !documentId && !isSingle },
  );
  const attributes = schema?.attributes as Readonly<Record<string, Attribute>> | undefined;
  useFieldDirection(language, useCallback((field) => isLocalized(attributes?.[field]), [attributes]));

  if (!attributes || !isLocalized(schema as { pluginOptions?: LocalizedOptions })) return null;
  const fields = Object.entries(attributes).filter(([, attribute]) => isLocalized(attribute));
  const title = t(`other.title.${other}`);
  if (isLoading) return { title, content: <Typography>{t('loading')}</Typography> };
  if (!document?.id) return { title, content: <Typography textColor="neutral600">{t('other.missing')}</Typography> };
  return {
    title,
    content: (
      <Box width="100%" maxHeight="60vh" overflow="auto" tabIndex={0} role="region" aria-label={title}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {fields.map(([name]) => (
            <Box key={name}>
              <Typography variant="pi" fontWeight="bold" textColor="neutral600" tag="h3">{fieldTexts[name]?.[panelLanguage].label ?? name}</Typography>
              <Words value={document[name]} language={other} empty={t('empty')} />
            </Box>
          ))}
        </Flex>
      </Box>
    ),
  };
};

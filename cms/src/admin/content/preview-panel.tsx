import { useState } from 'react';
import { Button, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useEdited, type Edited, type SidePanel } from './edited';
import { problemsOf } from './problems';
import { useTexts } from './use-texts';

/** A tab that knows nothing of the panel. It has to be opened by the click itself, or the browser takes it for an advertisement. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

function Preview({ edited: { path, language } }: { edited: Edited }) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('Preview', ({ modified }) => modified);
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    const tab = openTab();
    setIsOpening(true);
    try {
      const { data } = await get<{ data: { url: string } }>(`${path}/preview`, { params: { language } });
      tab?.location.replace(data.data.url);
    } catch (error) {
      tab?.close();
      toggleNotification({ type: 'warning', message: t(problemsOf(error) ? 'preview.incomplete' : 'failed') });
    } finally {
      setIsOpening(false);
    }
  };

  return (
    <>
      <Button type="button" variant="secondary" fullWidth startIcon={<Eye />} onClick={open} loading={isOpening} disabled={isModified}>
        {t('preview.open')}
      </Button>
      {isModified ? <Typography variant="pi" textColor="neutral600">{t('saveFirst')}</Typography> : null}
    </>
  );
}

/** Opens the draft on the website, in the language of the form. */
export const PreviewPanel: SidePanel = (props) => {
  const { t } = useTexts();
  const edited = useEdited(props);
  return edited ? { title: t('preview.title'), content: <Preview edited={edited} /> } : null;
};

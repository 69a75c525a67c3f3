import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useEdited, type Edited, type SidePanel } from './edited';
import { useDesk } from './use-desk';
import { useFieldName } from './use-field-name';
import { useTexts } from './use-texts';
import { VersionView } from './version-view';

interface Version {
  readonly number: number;
  readonly at: string;
  readonly by: string | null;
  readonly action: 'save' | 'publish' | 'unpublish' | 'restore';
  readonly changed: readonly string[];
}

function VersionEntry({ version, edited }: { version: Version; edited: Edited }) {
  const { t, date } = useTexts();
  const nameOf = useFieldName(edited);
  const { number, at, by, action, changed } = version;
  return (
    <Box tag="li" width="100%">
      <Typography tag="p" fontWeight="bold" textColor="neutral800">{t(`history.action.${action}`)}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">{by === null ? date(at) : t('history.by', { date: date(at), name: `\u2068${by}\u2069` })}</Typography>
      {changed.length > 0 ? (
        <Typography tag="p" variant="pi" textColor="neutral600">{t('history.changed', { fields: changed.map(nameOf).join(', ') })}</Typography>
      ) : null}
      <Modal.Root>
        <Modal.Trigger>
          <Button type="button" variant="tertiary" size="S">{t('history.compare')}</Button>
        </Modal.Trigger>
        <Modal.Content>
          <Modal.Header closeLabel={t('history.close')}>
            <Modal.Title>{t('history.compareWith', { number: String(number), date: date(at) })}</Modal.Title>
          </Modal.Header>
          <VersionView number={number} edited={edited} />
        </Modal.Content>
      </Modal.Root>
    </Box>
  );
}

function History({ edited }: { edited: Edited }) {
  const { t } = useTexts();
  const reading = useDesk<Version[]>(edited, '/versions');
  if (reading.state === 'loading') return <Typography>{t('loading')}</Typography>;
  if (reading.state === 'failed') return <Typography textColor="danger600">{t('failed')}</Typography>;
  if (reading.data.length === 0) return <Typography textColor="neutral600">{t('history.none')}</Typography>;
  return (
    <Box width="100%" maxHeight="40vh" overflow="auto" tabIndex={0} role="region" aria-label={t('history.title')}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {reading.data.map((version) => <VersionEntry key={version.number} version={version} edited={edited} />)}
      </Flex>
    </Box>
  );
}

/** The last versions of the language in the form: to compare with what is there now, and to bring back. */
export const HistoryPanel: SidePanel = (props) => {
  const { t } = useTexts();
  const edited = useEdited(props);
  return edited ? { title: t('history.title'), content: <History key={edited.path + edited.language} edited={edited} /> } : null;
};

import { useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import type { Edited } from './edited';
import { useDesk } from './use-desk';
import { useFieldName } from './use-field-name';
import { useTexts } from './use-texts';
import { Words } from './words';

interface Difference {
  readonly field: string;
  readonly then: unknown;
  readonly now: unknown;
}

function DifferenceView({ difference: { field, then, now }, edited }: { difference: Difference; edited: Edited }) {
  const { t } = useTexts();
  const nameOf = useFieldName(edited);
  return (
    <Box tag="section" width="100%">
      <Typography tag="h3" variant="delta">{nameOf(field)}</Typography>
      <Flex gap={4} alignItems="flex-start" paddingTop={2}>
        {([['history.then', then], ['history.now', now]] as const).map(([label, value]) => (
          <Box key={label} flex="1" minWidth={0}>
            <Typography tag="h4" variant="sigma" textColor="neutral600">{t(label)}</Typography>
            <Words value={value} language={edited.language} empty={t('empty')} />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

/** In what a version differs from the draft, with the way to bring it back. */
export function VersionView({ number, edited }: { number: number; edited: Edited }) {
  const { path, language } = edited;
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('VersionView', ({ modified }) => modified);
  const [isRestoring, setIsRestoring] = useState(false);
  const reading = useDesk<Difference[]>(edited, `/versions/${number}`);
  const differences = reading.state === 'read' ? reading.data : [];

  const restore = async () => {
    setIsRestoring(true);
    try {
      await post(`${path}/versions/${number}/restore`, {}, { params: { language } });
      // The form keeps what it has loaded; only a new start of the page brings it the restored words.
      window.location.reload();
    } catch {
      setIsRestoring(false);
      toggleNotification({ type: 'danger', message: t('failed') });
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {reading.state === 'loading' ? <Typography>{t('loading')}</Typography> : null}
          {reading.state === 'failed' ? <Typography textColor="danger600">{t('failed')}</Typography> : null}
          {reading.state === 'read' && differences.length === 0 ? <Typography>{t('history.same')}</Typography> : null}
          {differences.map((difference) => <DifferenceView key={difference.field} difference={difference} edited={edited} />)}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Typography variant="pi" textColor="neutral600">{t(isModified ? 'saveFirst' : 'history.restoreNote')}</Typography>
        <Button type="button" onClick={restore} loading={isRestoring} disabled={isModified || differences.length === 0}>{t('history.restore')}</Button>
      </Modal.Footer>
    </>
  );
}

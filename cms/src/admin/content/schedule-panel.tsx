import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { Language } from '../use-panel-language';
import { fromDubaiField, toDubaiField } from './dubai-time';
import { useEdited, type Edited, type SidePanel } from './edited';
import { problemsOf } from './problems';
import type { TextKey } from './texts';
import { useDesk } from './use-desk';
import { useTexts } from './use-texts';

const times = ['publishAt', 'unpublishAt'] as const;
type Time = (typeof times)[number];
type Times = Readonly<Record<Time, string>>;

/** As much as is needed of what `GET /content-desk/:kind/:documentId` answers. */
interface Document {
  readonly languages: readonly (Readonly<Record<Time, string | null>> & { readonly language: Language; readonly failedAction: FailedAction })[];
}

/** What couldn't be done at its time. */
type FailedAction = 'publish' | 'unpublish' | null;

const problemTexts: Readonly<Record<string, TextKey>> = {
  date: 'schedule.problem.date',
  dateFuture: 'schedule.problem.dateFuture',
  invalid: 'schedule.problem.invalid',
};

function scheduleOf({ languages }: Document, language: Language): { times: Times; failed: FailedAction } {
  const own = languages.find((version) => version.language === language);
  const times = { publishAt: toDubaiField(own?.publishAt ?? null), unpublishAt: toDubaiField(own?.unpublishAt ?? null) };
  return { times, failed: own?.failedAction ?? null };
}

/** The fields stand in the document's own form, which Enter would send. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

function Schedule({ edited }: { edited: Edited }) {
  const { path, language } = edited;
  const { t } = useTexts();
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const reading = useDesk<Document>(edited, '');
  const [typed, setTyped] = useState<Times>();
  const [failed, setFailed] = useState<FailedAction>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const show = useCallback((document: Document) => {
    const { times: saved, failed: given } = scheduleOf(document, language);
    setTyped(saved);
    setFailed(given);
  }, [language]);
  useEffect(() => {
    if (reading.state === 'read') show(reading.data);
  }, [reading, show]);

  if (reading.state === 'failed') return <Typography textColor="danger600">{t('failed')}</Typography>;
  if (!typed) return <Typography>{t('loading')}</Typography>;

  const save = async () => {
    setIsSaving(true);
    setProblems({});
    try {
      const body = { publishAt: fromDubaiField(typed.publishAt), unpublishAt: fromDubaiField(typed.unpublishAt) };
      const { data } = await put<{ data: Document }>(`${path}/schedule`, body, { params: { language } });
      show(data.data);
      toggleNotification({ type: 'success', message: t('schedule.saved') });
    } catch (error) {
      const refused = problemsOf(error);
      setProblems(refused ?? {});
      if (!refused) toggleNotification({ type: 'danger', message: t('failed') });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {failed ? <Typography textColor="danger600">{t(`schedule.failed.${failed}`)}</Typography> : null}
      {times.map((time) => (
        <Field.Root key={time} name={`schedule-${time}`} error={problems[time] ? t(problemTexts[problems[time]] ?? 'failed') : undefined}>
          <Field.Label>{t(`schedule.${time}`)}</Field.Label>
          <Field.Input
            type="datetime-local"
            value={typed[time]}
            onChange={({ target }) => setTyped({ ...typed, [time]: target.value })}
            onKeyDown={keepForm}
          />
          <Field.Error />
        </Field.Root>
      ))}
      <Typography variant="pi" textColor="neutral600">{t('schedule.zone')}</Typography>
      <Flex gap={2}>
        <Button type="button" variant="secondary" onClick={save} loading={isSaving}>{t('schedule.save')}</Button>
        <Button type="button" variant="tertiary" onClick={() => setTyped({ publishAt: '', unpublishAt: '' })}>{t('schedule.clear')}</Button>
      </Flex>
    </Flex>
  );
}

/** When the language in the form is published and taken off the site. */
export const SchedulePanel: SidePanel = (props) => {
  const { t } = useTexts();
  const edited = useEdited(props);
  return edited ? { title: t('schedule.title'), content: <Schedule key={edited.path + edited.language} edited={edited} /> } : null;
};

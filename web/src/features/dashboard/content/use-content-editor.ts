import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '@/components/quotes/use-draft';
import { locales, type Locale } from '@/i18n/locales';
import { checkContent, type ContentProblems } from './check-content';
import {
  changedNames,
  conflictsOf,
  emptyFields,
  fieldNames,
  fieldOfInput,
  fieldsOf,
  inputOf,
  languageOf,
  mergeFields,
  namesOf,
  namesToSave,
  sharedFields,
  type ContentFields,
  type EditedKind,
  type StaffContent,
  type StaffImage,
} from './content-form';
import type { ContentProblem } from './content-problem';
import { openEditor, type EditorBase } from './open-editor';
import { useContentCalls, type SaveOutcome } from './use-content-calls';

export type EditorAct = 'save' | 'publish' | 'unpublish' | 'schedule' | 'restore';

interface EditorOptions {
  kind: EditedKind;
  /** As it was loaded; null makes a new one. */
  document: StaffContent | null;
  /** What a new one begins with. */
  start?: Partial<ContentFields>;
  /** There is one now. */
  onCreated: (document: StaffContent) => void;
  /** The server has taken all of it. */
  onDone: (act: EditorAct, language: Locale) => void;
  /** It wasn't done, because somebody else was first. */
  onConflict: () => void;
}

/**
 * A document somebody edits, in both languages. Whatever the server answers, nothing typed is lost: what somebody else changed
 * meanwhile is taken over where nothing was typed, and stands beside the typed words where both did. What isn't saved is kept in the
 * browser for as long as the tab is open.
 */
export function useContentEditor({ kind, document, start, onCreated, onDone, onConflict }: EditorOptions) {
  const calls = useContentCalls(kind);
  const draftName = (of: StaffContent | null) => `content:${kind}:${of?.documentId ?? `new:${start?.serviceId ?? ''}`}`;
  const openedDraft = useDraft(draftName(document));
  const [opened] = useState(() => openEditor(document, { ...emptyFields, ...start }, openedDraft.read()));
  const [base, setBase] = useState<EditorBase>(opened.base);
  const [theirs, setTheirs] = useState<StaffContent | null>(opened.theirs);
  const [uploaded, setUploaded] = useState<StaffImage | null>(opened.image);
  const [busy, setBusy] = useState<{ act: EditorAct; language: Locale | null } | null>(null);
  const [failure, setFailure] = useState<ContentProblem | null>(null);
  /** Counted, so that each attempt leads to the conflict again. */
  const [refusals, setRefusals] = useState(0);
  const [hasMerged, setHasMerged] = useState(false);
  const working = useRef(false);

  const form = useForm<ContentFields>({ defaultValues: opened.typed });
  const watched = useWatch({ control: form.control });
  const typed = useMemo<ContentFields>(() => ({ ...emptyFields, ...watched }), [watched]);
  const { getValues, setValue, setError, clearErrors } = form;

  const theirFields = useMemo(() => theirs && fieldsOf(theirs), [theirs]);
  const conflicts = theirFields ? conflictsOf(base.fields, typed, theirFields) : [];
  if (theirs && theirFields && conflicts.length === 0) {
    setBase({ document: theirs, fields: theirFields });
    setTheirs(null);
  }
  const isDirty = changedNames(typed, base.fields).length > 0;
  const present = theirs ?? base.document;

  const { keep } = useDraft(draftName(present));
  useEffect(() => keep(isDirty ? JSON.stringify({ base: base.fields, typed, image: uploaded }) : ''), [keep, isDirty, base, typed, uploaded]);

  const showProblems = (problems: ContentProblems) => {
    clearErrors();
    for (const [index, name] of fieldNames.filter((one) => problems[one]).entries()) {
      setError(name, { message: problems[name] }, { shouldFocus: index === 0 });
    }
  };

  const fill = (fields: ContentFields) => {
    const now = getValues();
    for (const name of fieldNames) if (now[name] !== fields[name]) setValue(name, fields[name]);
  };

  /** @returns what later changes begin with; null where somebody has to choose first */
  const take = (from: EditorBase, document: StaffContent): EditorBase | null => {
    const fields = fieldsOf(document);
    const now = { ...getValues() };
    fill(mergeFields(from.fields, now, fields));
    if (conflictsOf(from.fields, now, fields).length > 0) {
      setBase(from);
      setTheirs(document);
      setRefusals((count) => count + 1);
      return null;
    }
    const taken = { document, fields };
    setBase(taken);
    setTheirs(null);
    return taken;
  };

  /** @returns where it goes on from; null where it can't */
  const settleOutcome = (outcome: SaveOutcome, from: EditorBase, sent: ContentFields | null, language: Locale): EditorBase | null => {
    if ('problem' in outcome) {
      setFailure(outcome.problem);
      return null;
    }
    if ('issues' in outcome) {
      const problems: ContentProblems = {};
      for (const { field, text } of outcome.issues) {
        const name = fieldOfInput(field, language);
        if (name) problems[name] ??= text;
      }
      showProblems(problems);
      if (Object.keys(problems).length === 0) setFailure({ code: 'invalid', message: '' });
      return null;
    }
    if ('conflict' in outcome) {
      if (take(from, outcome.conflict)) setHasMerged(true);
      onConflict();
      return null;
    }
    // The server may have tidied what was sent; what was typed since stays.
    const saved = fieldsOf(outcome.document);
    const fields = { ...from.fields };
    for (const name of sent ? namesToSave(kind, language) : []) {
      fields[name] = saved[name];
      if (sent && getValues(name) === sent[name]) setValue(name, saved[name]);
    }
    return take({ document: from.document, fields }, outcome.document);
  };

  const begin = (act: EditorAct, language: Locale | null): boolean => {
    // The button knows only once React has rendered it; a second press can be faster.
    if (working.current) return false;
    setFailure(null);
    setHasMerged(false);
    if (conflicts.length > 0) {
      setRefusals(refusals + 1);
      onConflict();
      return false;
    }
    working.current = true;
    setBusy({ act, language });
    return true;
  };
  const end = () => {
    working.current = false;
    setBusy(null);
  };

  const saveOne = (from: EditorBase, language: Locale, publish: boolean, sent: ContentFields): Promise<SaveOutcome> => {
    const input = inputOf(kind, language, sent, from.fields);
    const { document: before } = from;
    if (!before) {
      // What the form began with is no change, but has to be said.
      const serviceId = sent.serviceId || undefined;
      return calls.create({ language, input: { ...input, ...(serviceId && { serviceId }) }, publish });
    }
    const version = languageOf(before, language)?.version ?? null;
    if (publish && Object.keys(input).length === 0) return calls.publish(before.documentId, language, version);
    return calls.save(before.documentId, version, { language, input, publish });
  };

  /**
   * Saves these languages, one after the other, and what both share with the first of them.
   * @param of the language it was asked for; null for all of them
   */
  const save = async (languages: readonly Locale[], act: 'save' | 'publish', of: Locale | null): Promise<void> => {
    const problems = checkContent(kind, getValues(), { languages, publish: act === 'publish', isNew: base.document === null });
    showProblems(problems);
    if (Object.keys(problems).length > 0 || !begin(act, of)) return;
    let from: EditorBase | null = base;
    let done: { document: StaffContent; language: Locale } | null = null;
    for (const language of languages) {
      const sent: ContentFields = { ...getValues() };
      const outcome = await saveOne(from, language, act === 'publish', sent);
      from = settleOutcome(outcome, from, sent, language);
      if ('document' in outcome) done = { document: outcome.document, language };
      if (!from) break;
    }
    if (done && !base.document) {
      // From here on it is kept under its own name.
      openedDraft.keep('');
      onCreated(done.document);
    }
    if (done && from) onDone(act, done.language);
    end();
  };

  /** Languages in which something was typed; what both share goes with one that there is. */
  const languagesToSave = (): Locale[] => {
    const now = getValues();
    const typedIn = locales.filter((language) => changedNames(now, base.fields, namesOf(language)).length > 0);
    const hasMore = !base.document || changedNames(now, base.fields, sharedFields[kind]).length > 0;
    if (typedIn.length > 0 || !hasMore) return typedIn;
    return [locales.find((language) => languageOf(base.document, language)?.version) ?? 'en'];
  };

  /** Something that isn't about what was typed. */
  const change = async (act: EditorAct, language: Locale, ask: (documentId: string, version: string | null) => Promise<SaveOutcome>): Promise<boolean> => {
    const { document: before } = base;
    if (!before || !begin(act, language)) return false;
    const outcome = await ask(before.documentId, languageOf(before, language)?.version ?? null);
    settleOutcome(outcome, base, null, language);
    if ('document' in outcome) onDone(act, language);
    end();
    return 'document' in outcome;
  };

  const settle = (choice: 'mine' | 'theirs') => {
    if (!theirs || !theirFields) return;
    if (choice === 'theirs') fill({ ...getValues(), ...Object.fromEntries(conflicts.map((name) => [name, theirFields[name]])) });
    clearErrors();
    setRefusals(0);
    // From here on, what was typed is a change of theirs.
    setBase({ document: theirs, fields: theirFields });
    setTheirs(null);
  };

  return {
    kind, form, typed, present, theirFields, conflicts, refusals, isDirty, busy, failure, hasMerged, uploaded, setUploaded, settle,
    isTyped: (language: Locale) => changedNames(typed, base.fields, namesOf(language)).length > 0,
    saveAll: () => save(languagesToSave(), 'save', null),
    saveDraft: (language: Locale) => save([language], 'save', language),
    publish: (language: Locale) => save([language], 'publish', language),
    unpublish: (language: Locale) => change('unpublish', language, (id) => calls.unpublish(id, language)),
    schedule: (language: Locale, times: { publishAt: string | null; unpublishAt: string | null }) =>
      change('schedule', language, (id) => calls.schedule(id, language, times)),
    restore: (language: Locale, number: number) => change('restore', language, (id, version) => calls.restore(id, language, number, version)),
    discard: () => {
      clearErrors();
      fill(theirFields ?? base.fields);
    },
    forget: () => keep(''),
    clearFailure: () => setFailure(null),
  };
}

export type ContentEditorState = ReturnType<typeof useContentEditor>;

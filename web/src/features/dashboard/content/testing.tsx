import type { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Locale } from '@/i18n/locales';
import { renderWithMessages } from '@/testing/render-with-messages';
import type { StaffContent } from './content-form';

type Variables = Record<string, unknown>;
type Answer = (variables: Variables) => unknown;

interface Asked {
  name: string;
  variables: Variables;
}

/** The site's GraphQL door as tests see it: what was asked, and what it answers by the operation's name. */
export const door = {
  asked: [] as Asked[],
  answers: new Map<string, Answer>(),
  /** Variables of every question by that name, the first one first. */
  variablesOf: (name: string): Variables[] => door.asked.filter((one) => one.name === name).map(({ variables }) => variables),
};

const response = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  text: () => Promise.resolve(JSON.stringify(body)),
});

/** What an answer throws to be a failed call. */
export class DoorFailure extends Error {
  constructor(readonly status: number, readonly code: string, readonly words: string) {
    super(code);
  }
}

/** Begins anew, answering nothing. */
export function openDoor(): void {
  door.asked.length = 0;
  door.answers.clear();
  window.sessionStorage.clear();
  Object.assign(globalThis, {
    fetch: jest.fn(async (_address: string, { body }: { body: string }) => {
      const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: Variables };
      door.asked.push({ name: operationName, variables });
      const answer = door.answers.get(operationName);
      if (!answer) throw new TypeError(`nothing answers ${operationName}`);
      try {
        return response(200, { data: await answer(variables) });
      } catch (error) {
        if (!(error instanceof DoorFailure)) throw error;
        return response(error.status, { success: false, error: { code: error.code, message: error.words } });
      }
    }),
  });
}

/** A document as GraphQL answers it, with the names of its types. */
export const answered = (document: StaffContent): object => ({
  ...document,
  __typename: 'StaffContent',
  image: document.image && { ...document.image, __typename: 'StaffImage' },
  languages: document.languages.map((version) => ({ ...version, __typename: 'StaffLanguageVersion' })),
});

/** A document with its sub-services. */
export const answeredWhole = (document: StaffContent, subServices: readonly StaffContent[] = []): object => ({ ...answered(document), subServices: subServices.map(answered) });

export const listOf = (documents: readonly StaffContent[], total = documents.length) => ({
  staffContentList: { __typename: 'StaffContentList', documents: documents.map(answered), total },
});

/** Answer of a change: the document, or why not. */
export const saveResult = (facts: { document?: StaffContent; conflict?: StaffContent; issues?: { field: string; text: string }[] }): object => ({
  __typename: 'StaffSaveResult',
  document: facts.document ? answered(facts.document) : null,
  conflict: facts.conflict ? answered(facts.conflict) : null,
  issues: (facts.issues ?? []).map((issue) => ({ ...issue, __typename: 'StaffIssue' })),
});

export const renderContent = (element: ReactElement, locale: Locale = 'en'): ReturnType<typeof render> => {
  document.documentElement.lang = locale;
  return renderWithMessages(element, locale);
};

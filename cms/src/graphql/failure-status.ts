interface FormattedError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The part of Apollo's answer that is looked at and changed here. */
interface Answer {
  response: {
    http: { status?: number };
    body: { kind: string; singleResult?: { errors?: readonly FormattedError[] } };
  };
}

const isOurs = ({ extensions }: FormattedError): boolean => extensions?.code === 'INTERNAL_SERVER_ERROR';

/**
 * Apollo plugin: answers 500, without a word of what happened, where a query failed for a reason of ours. Apollo answers 200 with an
 * `errors` list even when the database is down, and whoever keeps answers by their status (the website's page cache) would keep that one.
 */
export const failureStatus = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }: Answer): Promise<void> {
        const result = response.body.singleResult;
        if (!result?.errors?.some(isOurs)) return;
        response.http.status = 500;
        result.errors = result.errors.map((error) => (isOurs(error) ? { ...error, message: 'Internal server error' } : error));
      },
    };
  },
};

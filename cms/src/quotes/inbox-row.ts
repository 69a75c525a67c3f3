import type { MailLanguage } from '../mail/outbox';
import type { Assignee } from './assignees';
import { isoOrNull } from './summary';

/** What the inbox says of a quote besides the summary. */
export interface InboxRow {
  readonly clientName: string;
  readonly clientEmail: string;
  readonly clientCompany: string;
  readonly language: MailLanguage;
  readonly assignee: Assignee | null;
  readonly waitingSince: Date | null;
  readonly replyDueAt: Date | null;
  readonly overdue: boolean;
}

/** Whether the client waits for an answer longer than promised, in SQL. */
export const OVERDUE = 'coalesce(q.reply_due_at < now(), false)';

/** Columns of an InboxRow, from app.quotes as `q` with `inboxJoins`. */
export const inboxColumns = `q.client_name AS "clientName", q.client_email AS "clientEmail", q.client_company AS "clientCompany", q.language,
  CASE WHEN assignee.id IS NOT NULL
    THEN json_build_object('id', assignee.document_id, 'name', coalesce(assignee.name, assignee.username)) END AS assignee,
  q.waiting_since AS "waitingSince", q.reply_due_at AS "replyDueAt", ${OVERDUE} AS overdue`;

export const inboxJoins = 'LEFT JOIN up_users assignee ON assignee.id = q.assignee_id';

export const toInboxFields = (row: InboxRow) => ({
  client: { name: row.clientName, email: row.clientEmail, companyName: row.clientCompany },
  language: row.language,
  assignee: row.assignee,
  waitingSince: isoOrNull(row.waitingSince),
  replyDueAt: isoOrNull(row.replyDueAt),
  overdue: row.overdue,
});

import type { Knex } from 'knex';
import type { MailLanguage } from '../mail/outbox';
import { commonDetail } from './detail';
import { inboxColumns, inboxJoins, toInboxFields, type InboxRow } from './inbox-row';
import { journeyOf, type OtherQuote } from './journey';
import { messagesOf, readRecord, type QuoteRecord } from './record';
import { mayAct, mayEditOffer } from './states';
import { isoOrNull } from './summary';

/** Other quotes of the client that the journey shows. */
const OTHER_QUOTES = 20;

/** What only staff see. */
interface StaffRow extends InboxRow {
  readonly businessDomain: string;
  readonly clientSegment: string;
  readonly registeredAt: Date | null;
  readonly notes: readonly { readonly id: string; readonly at: string; readonly name: string; readonly text: string }[];
  readonly others: readonly OtherQuote[];
}

async function readStaffRow(db: Knex, { id }: QuoteRecord): Promise<StaffRow> {
  const { rows }: { rows: StaffRow[] } = await db.raw(
    `SELECT ${inboxColumns}, coalesce(client.business_domain, '') AS "businessDomain", coalesce(client.client_segment, '') AS "clientSegment",
       client.created_at AS "registeredAt", ${messagesOf('q.id', 'notes')} AS notes,
       (SELECT coalesce(json_agg(other), '[]') FROM (
         SELECT o.reference, o.submitted_at AS at FROM app.quotes o
         WHERE o.user_id = q.user_id AND o.id <> q.id AND o.reference IS NOT NULL ORDER BY o.submitted_at DESC LIMIT ?
       ) other) AS others
     FROM app.quotes q ${inboxJoins} LEFT JOIN up_users client ON client.id = q.user_id WHERE q.id = ?`,
    [OTHER_QUOTES, id],
  );
  const [row] = rows;
  if (!row) throw new Error(`Quote ${id} is gone`);
  return row;
}

/** A quote as staff see it. @throws Refusal not_found */
export async function readInboxQuote(db: Knex, reference: string, language: MailLanguage) {
  const record = await readRecord(db, { reference }, language);
  const row = await readStaffRow(db, record);
  const { status } = record;
  const fields = toInboxFields(row);
  return {
    ...commonDetail(record, true),
    ...fields,
    client: {
      ...fields.client,
      businessDomain: row.businessDomain,
      clientSegment: row.clientSegment,
      registeredAt: isoOrNull(row.registeredAt),
    },
    notes: row.notes.map(({ id, at, name, text }) => ({ id, at: new Date(at).toISOString(), name, text })),
    journey: journeyOf(record, row.registeredAt, row.others),
    draft: { version: record.offerVersion, note: record.offerNote, validUntil: isoOrNull(record.draftValidUntil) },
    may: {
      review: mayAct('review', status),
      editOffer: mayEditOffer(status),
      withdraw: mayAct('withdrawOffer', status),
      decline: mayAct('turnDown', status),
      reopen: mayAct('reopen', status),
      message: record.userId !== null,
    },
  };
}

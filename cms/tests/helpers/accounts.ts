import type { Answer, TestCms } from './cms';

/** A CMS that can be called: the test's own or a second process. */
type Callable = Pick<TestCms, 'request'>;

/** What differs from the defaults of a call. */
export interface CallOptions {
  readonly json?: unknown;
  readonly method?: string;
  /** Address of the visitor; every call of its own where it is left out, so that limits don't meet. */
  readonly client?: string;
  /** Value of the visitor's session cookie. */
  readonly secret?: string;
  /** Sends this instead of the site's secret. */
  readonly authorization?: string;
}

let clients = 0;

/** An address nobody else of the run has. */
export function uniqueClient(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** Calls a route of the site the way the website's server does. */
export function siteCall(cms: Callable, path: string, options: CallOptions = {}): Promise<Answer> {
  const { json, method, client = uniqueClient(), secret, authorization } = options;
  const headers = {
    authorization: authorization ?? `Bearer ${process.env.SITE_API_SECRET}`,
    'x-client-address': client,
    ...(secret && { 'x-session-secret': secret }),
  };
  return cms.request(`/api${path}`, { json, headers, ...(method && { method }) });
}

export const PASSWORD = 'a-good-password';
let addresses = 0;

/** An address nobody else of the run has. */
export function uniqueEmail(domain = 'clients.example'): string {
  addresses += 1;
  return `person-${addresses}@${domain}`;
}

export const registration = (email: string, more: Record<string, unknown> = {}) => ({
  name: 'Layla Haddad', email, password: PASSWORD, role: 'user', businessDomain: 'retail', clientSegment: 'startup', ...more,
});

/** The columns of an account's row that tests look at. */
export interface UserRow {
  id: number;
  document_id: string;
  name: string;
  password: string;
  published_at: Date | null;
  confirmed: boolean;
  staff_status: string | null;
  roles: string[];
}

/** The stored row of an account; one that there isn't is undefined. */
export async function userRow(cms: TestCms, email: string): Promise<UserRow> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT u.*, (SELECT array_agg(r.type) FROM up_users_role_lnk l JOIN up_roles r ON r.id = l.role_id WHERE l.user_id = u.id) AS roles
     FROM up_users u WHERE lower(u.email) = ?`,
    [email.toLowerCase()],
  );
  return rows[0];
}

/** Changes an account's row past every rule. */
export async function setUser(cms: TestCms, email: string, columns: Record<string, unknown>): Promise<void> {
  await cms.strapi.db.connection('up_users').where({ email }).update(columns);
}

/** Registers an account through the API and verifies its address by SQL. Returns the address. */
export async function makeAccount(cms: TestCms, more: Record<string, unknown> = {}): Promise<string> {
  const email = uniqueEmail();
  const answer = await siteCall(cms, '/account/register', { json: registration(email, more) });
  if (answer.status !== 202) throw new Error(`Registering failed: ${answer.status} ${answer.text}`);
  await setUser(cms, email, { confirmed: true });
  return email;
}

/** Gives an account a site role, approved, by SQL. */
export async function makeStaff(cms: TestCms, email: string, role: 'admin' | 'marketing_responsible'): Promise<void> {
  const { id } = await userRow(cms, email);
  await setUser(cms, email, { staff_status: 'approved', confirmed: true });
  const db = cms.strapi.db.connection;
  await db('up_users_role_lnk').where({ user_id: id }).delete();
  await db.raw('INSERT INTO up_users_role_lnk (user_id, role_id) SELECT ?, id FROM up_roles WHERE type = ?', [id, role]);
}

export function tryLogin(cms: Callable, email: string, password = PASSWORD, more: CallOptions = {}): Promise<Answer> {
  return siteCall(cms, '/account/login', { ...more, json: { email, password } });
}

export interface SignedIn {
  readonly secret: string;
  readonly token: string;
  readonly maxAge: number;
}

/** Signs in. Returns the cookie's value and the session's name. */
export async function signIn(cms: Callable, email: string, password = PASSWORD, more: CallOptions = {}): Promise<SignedIn> {
  const { status, body, text } = await tryLogin(cms, email, password, more);
  if (status !== 200) throw new Error(`Signing in failed: ${status} ${text}`);
  return body;
}

export const me = (cms: Callable, secret?: string): Promise<Answer> => siteCall(cms, '/account/me', { secret });

/** Keeps a note of every mail that is ever written: the mailer forgets those that turn out to have nothing to say. */
export async function recordMails(cms: TestCms): Promise<void> {
  await cms.strapi.db.connection.raw(`
    CREATE TABLE app.recorded_mails (id serial, template text, recipient text);
    CREATE FUNCTION app.record_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO app.recorded_mails (template, recipient) VALUES (NEW.template, NEW.recipient);
      RETURN NEW;
    END $$;
    CREATE TRIGGER record_mail AFTER INSERT ON app.outbox FOR EACH ROW EXECUTE FUNCTION app.record_mail();
  `);
}

/** Templates of the mails written to an address since recordMails, oldest first. */
export async function mailsTo(cms: TestCms, email: string): Promise<string[]> {
  const rows: { template: string }[] = await cms.strapi.db.connection
    .withSchema('app').table('recorded_mails').where({ recipient: email }).orderBy('id').select('template');
  return rows.map(({ template }) => template);
}

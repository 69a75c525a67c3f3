import { describeError } from './describe-error';

/** An error as PostgreSQL's driver makes it and the query builder hands it on. */
function databaseError(own: string, code: string, statement = 'insert into "up_users" ("email") values ($1)'): Error {
  const error = Object.assign(new Error(own), { severity: 'ERROR', routine: 'x', code, detail: 'Key (email)=(mona@x.example) already exists.' });
  error.stack = `error: ${own}\n    at Parser.parseErrorMessage (parser.js:1:1)`;
  error.message = `${statement} - ${own}`;
  return error;
}

describe('describeError', () => {
  it('says of the database what it says itself, without the statement and without the row', () => {
    const said = describeError(databaseError('duplicate key value violates unique constraint "up_users_email_lower_unique"', '23505'));
    expect(said).toEqual({
      message: 'duplicate key value violates unique constraint "up_users_email_lower_unique"',
      code: '23505',
      stack: '    at Parser.parseErrorMessage (parser.js:1:1)',
    });
  });

  it('leaves out the value that the database complains of', () => {
    const error = databaseError('invalid input syntax for type integer: "secret-42"', '22P02', `select 'secret-42'::int`);
    expect(JSON.stringify(describeError(error))).not.toContain('secret-42');
    expect(describeError(error).message).toBe('the database refused a value');
  });

  it('gives message, code and stack of any other error, and nothing else of it', () => {
    const error = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED', address: '10.0.0.1', password: 'hidden' });
    expect(describeError(error)).toEqual({ message: 'no connection', code: 'ECONNREFUSED', stack: error.stack });
  });
});

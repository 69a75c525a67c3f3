// @ts-check

/** Schemas that people have made, `public` among them. */
const OWN_SCHEMA = `n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

/**
 * Whether an extension brings an object: CREATE EXTENSION makes it anew.
 * @param {string} catalogue the object's
 * @param {string} oid
 */
const ofExtension = (catalogue, oid) =>
  `EXISTS (SELECT 1 FROM pg_depend e WHERE e.classid = '${catalogue}'::regclass AND e.objid = ${oid} AND e.deptype = 'e')`;

const NAME = `format('%I.%I', n.nspname, c.relname)`;

/** Relations of ours as `c`, with their schemas as `n`. */
const RELATIONS = `(pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND ${OWN_SCHEMA} AND NOT ${ofExtension('pg_class', 'c.oid')})`;

/** What `CREATE SEQUENCE` says after its name; `s` is the row of pg_sequence. */
const SEQUENCE_OPTIONS = `format('START WITH %s INCREMENT BY %s MINVALUE %s MAXVALUE %s CACHE %s%s',
  s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, CASE WHEN s.seqcycle THEN ' CYCLE' ELSE '' END)`;

/** A column as CREATE TABLE says it. An identity column of a partition gets its sequence from the table it is attached to. */
const COLUMN = `concat(
  format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)),
  CASE WHEN a.attcollation NOT IN (0, t.typcollation) THEN (
    SELECT format(' COLLATE %I.%I', cn.nspname, co.collname) FROM pg_collation co JOIN pg_namespace cn ON cn.oid = co.collnamespace WHERE co.oid = a.attcollation
  ) END,
  CASE
    WHEN a.attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
    WHEN a.attgenerated = 'v' THEN format(' GENERATED ALWAYS AS (%s) VIRTUAL', pg_get_expr(d.adbin, d.adrelid))
    WHEN a.attidentity <> '' AND NOT c.relispartition THEN (
      SELECT format(' GENERATED %s AS IDENTITY (SEQUENCE NAME %I.%I %s)', CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, sn.nspname, sc.relname, ${SEQUENCE_OPTIONS})
      FROM pg_depend i JOIN pg_sequence s ON s.seqrelid = i.objid JOIN pg_class sc ON sc.oid = i.objid JOIN pg_namespace sn ON sn.oid = sc.relnamespace
      WHERE i.refclassid = 'pg_class'::regclass AND i.refobjid = c.oid AND i.refobjsubid = a.attnum AND i.deptype = 'i'
    )
    WHEN d.adbin IS NOT NULL THEN format(' DEFAULT %s', pg_get_expr(d.adbin, d.adrelid))
  END,
  CASE WHEN a.attnotnull THEN ' NOT NULL' END)`;

/** @param {string} kinds of constraints, as in pg_constraint */
const constraints = (kinds) => `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', ${NAME}, k.conname, pg_get_constraintdef(k.oid)) AS statement
  FROM pg_constraint k JOIN ${RELATIONS} ON c.oid = k.conrelid
  WHERE k.contype IN (${kinds}) AND (k.contype <> 'f' OR k.conparentid = 0) ORDER BY 1`;

/** @param {boolean} ofTables whether they take or return rows of a table, and so have to come after it */
const functions = (ofTables) => `
  SELECT pg_get_functiondef(p.oid) AS statement FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_proc', 'p.oid')} AND p.prokind IN ('f', 'p') AND ${ofTables ? '' : 'NOT'} EXISTS (
    SELECT 1 FROM pg_type t WHERE t.typtype = 'c' AND (t.oid = p.prorettype OR t.oid = ANY (p.proargtypes) OR t.typarray = ANY (p.proargtypes))
  ) ORDER BY 1`;

/** Statements, in the order in which a database can be made of them, up to where the rows are put in. Each query answers `statement`. */
export const BEFORE_ROWS = [
  `SELECT format('CREATE SCHEMA %I', n.nspname) AS statement FROM pg_namespace n
   WHERE ${OWN_SCHEMA} AND n.nspname <> 'public' AND NOT ${ofExtension('pg_namespace', 'n.oid')} ORDER BY 1`,

  `SELECT format('CREATE EXTENSION IF NOT EXISTS %I WITH SCHEMA %I', x.extname, n.nspname) AS statement
   FROM pg_extension x JOIN pg_namespace n ON n.oid = x.extnamespace WHERE x.extname <> 'plpgsql' ORDER BY 1`,

  `SELECT format('CREATE TYPE %I.%I AS ENUM (%s)', n.nspname, t.typname,
     (SELECT string_agg(quote_literal(l.enumlabel), ', ' ORDER BY l.enumsortorder) FROM pg_enum l WHERE l.enumtypid = t.oid)) AS statement
   FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
   WHERE t.typtype = 'e' AND ${OWN_SCHEMA} AND NOT ${ofExtension('pg_type', 't.oid')} ORDER BY 1`,

  `SELECT format('CREATE SEQUENCE %s AS %s %s', ${NAME}, format_type(s.seqtypid, NULL), ${SEQUENCE_OPTIONS}) AS statement
   FROM pg_sequence s JOIN ${RELATIONS} ON c.oid = s.seqrelid
   WHERE NOT EXISTS (SELECT 1 FROM pg_depend i WHERE i.classid = 'pg_class'::regclass AND i.objid = c.oid AND i.deptype = 'i') ORDER BY 1`,

  functions(false),

  `SELECT format('CREATE %sTABLE %s (%s)%s%s', CASE c.relpersistence WHEN 'u' THEN 'UNLOGGED ' ELSE '' END, ${NAME},
     concat_ws(', ',
       (SELECT string_agg(${COLUMN}, ', ' ORDER BY a.attnum) FROM pg_attribute a
        JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
       (SELECT string_agg(format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid)), ', ' ORDER BY k.conname) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c')),
     CASE c.relkind WHEN 'p' THEN ' PARTITION BY ' || pg_get_partkeydef(c.oid) ELSE '' END,
     CASE WHEN c.reloptions IS NULL THEN '' ELSE format(' WITH (%s)', array_to_string(c.reloptions, ', ')) END) AS statement
   FROM ${RELATIONS} WHERE c.relkind IN ('r', 'p') ORDER BY 1`,

  functions(true),
];

/**
 * What comes once the rows are there. A partition's own indexes stand before it is attached, where its table's then find and take them:
 * they keep their names.
 */
export const AFTER_ROWS = [
  constraints(`'p', 'u', 'x'`),

  `SELECT pg_get_indexdef(i.indexrelid) AS statement FROM pg_index i JOIN ${RELATIONS} ON c.oid = i.indrelid
   WHERE c.relkind IN ('r', 'p') AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x')) ORDER BY 1`,

  `SELECT format('ALTER TABLE %I.%I ATTACH PARTITION %s %s', pn.nspname, pc.relname, ${NAME}, pg_get_expr(c.relpartbound, c.oid)) AS statement
   FROM ${RELATIONS} JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class pc ON pc.oid = i.inhparent JOIN pg_namespace pn ON pn.oid = pc.relnamespace
   WHERE c.relispartition AND c.relkind IN ('r', 'p') ORDER BY 1`,

  constraints(`'f'`),

  `SELECT pg_get_triggerdef(g.oid) AS statement FROM pg_trigger g JOIN ${RELATIONS} ON c.oid = g.tgrelid
   WHERE NOT g.tgisinternal AND g.tgparentid = 0 ORDER BY 1`,

  `SELECT format('ALTER SEQUENCE %s OWNED BY %I.%I.%I', ${NAME}, tn.nspname, tc.relname, a.attname) AS statement
   FROM pg_sequence s JOIN ${RELATIONS} ON c.oid = s.seqrelid
   JOIN pg_depend o ON o.classid = 'pg_class'::regclass AND o.objid = c.oid AND o.refclassid = 'pg_class'::regclass AND o.refobjsubid > 0 AND o.deptype = 'a'
   JOIN pg_class tc ON tc.oid = o.refobjid JOIN pg_namespace tn ON tn.oid = tc.relnamespace
   JOIN pg_attribute a ON a.attrelid = tc.oid AND a.attnum = o.refobjsubid ORDER BY 1`,
];

/** Tables that hold rows, each with the columns that can be written. */
export const TABLES = `
  SELECT ${NAME} AS name, coalesce((SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''), '') AS columns
  FROM ${RELATIONS} WHERE c.relkind = 'r' ORDER BY 1`;

export const SEQUENCES = `SELECT ${NAME} AS name FROM ${RELATIONS} WHERE c.relkind = 'S' ORDER BY 1`;

/** What none of the statements above makes. The project has nothing of it; a backup without it would be no backup. */
export const UNKNOWN = `
  SELECT CASE c.relkind WHEN 'v' THEN 'view ' WHEN 'm' THEN 'materialized view ' WHEN 'f' THEN 'foreign table ' ELSE 'type ' END || ${NAME} AS what
    FROM ${RELATIONS} WHERE c.relkind IN ('v', 'm', 'f', 'c')
  UNION ALL SELECT 'inheritance of table ' || ${NAME} FROM ${RELATIONS} JOIN pg_inherits i ON i.inhrelid = c.oid WHERE c.relkind = 'r' AND NOT c.relispartition
  UNION ALL SELECT format('rule %I of ', r.rulename) || ${NAME} FROM pg_rewrite r JOIN ${RELATIONS} ON c.oid = r.ev_class WHERE c.relkind IN ('r', 'p')
  UNION ALL SELECT format('policy %I of ', o.polname) || ${NAME} FROM pg_policy o JOIN ${RELATIONS} ON c.oid = o.polrelid
  UNION ALL SELECT format('disabled trigger %I of ', g.tgname) || ${NAME} FROM pg_trigger g JOIN ${RELATIONS} ON c.oid = g.tgrelid
    WHERE NOT g.tgisinternal AND g.tgenabled <> 'O'
  UNION ALL SELECT format('type %I.%I', n.nspname, t.typname) FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_type', 't.oid')} AND (t.typtype IN ('d', 'r') OR (t.typtype = 'b' AND t.typelem = 0))
  UNION ALL SELECT format('aggregate %I.%I', n.nspname, p.proname) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_proc', 'p.oid')} AND p.prokind NOT IN ('f', 'p')
  UNION ALL SELECT format('text search configuration %I.%I', n.nspname, f.cfgname) FROM pg_ts_config f JOIN pg_namespace n ON n.oid = f.cfgnamespace
    WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_ts_config', 'f.oid')}
  UNION ALL SELECT format('operator %I.%s', n.nspname, o.oprname) FROM pg_operator o JOIN pg_namespace n ON n.oid = o.oprnamespace
    WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_operator', 'o.oid')}
  UNION ALL SELECT format('collation %I.%I', n.nspname, o.collname) FROM pg_collation o JOIN pg_namespace n ON n.oid = o.collnamespace
    WHERE ${OWN_SCHEMA} AND NOT ${ofExtension('pg_collation', 'o.oid')}
  UNION ALL SELECT format('event trigger %I', v.evtname) FROM pg_event_trigger v WHERE NOT ${ofExtension('pg_event_trigger', 'v.oid')}
  UNION ALL SELECT 'large object ' || l.oid FROM pg_largeobject_metadata l
  ORDER BY 1`;

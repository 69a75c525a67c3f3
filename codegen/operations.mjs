// @ts-check
import { createHash } from 'node:crypto';
import { Kind, print, visit } from 'graphql';

/**
 * @typedef {import('graphql').DocumentNode} DocumentNode
 * @typedef {import('graphql').OperationDefinitionNode} OperationDefinitionNode
 * @typedef {'anyone' | 'staff'} Access who may run an operation
 * @typedef {{ name: string, kind: 'query' | 'mutation', access: Access, document: DocumentNode }} Operation
 */

/** Operations of files below this are for staff, all others for everybody. */
const STAFF_FOLDER = 'web/src/features/dashboard/';

/** Fields of the root that only staff are answered. @param {string} name */
const isStaffField = (name) => name.startsWith('staff');

/** @type {import('graphql').FieldNode} */
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Every named operation of the project, each as a document of its own: the operation and just the fragments it uses.
 * @param {{ document?: DocumentNode, location?: string }[]} files as code generation hands them to a plugin
 * @returns {Operation[]} sorted by name
 */
export function operationsOf(files) {
  const definitions = files.flatMap(({ document, location }) => (document?.definitions ?? []).map((node) => ({ node, access: accessOf(location) })));
  const fragments = new Map(
    definitions.flatMap(({ node }) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  /** @param {import('graphql').ASTNode} node @param {Set<string>} found */
  const collect = (node, found = new Set()) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(name.value)) return;
        found.add(name.value);
        collect(fragment, found);
      },
    });
    return found;
  };
  return definitions
    .flatMap(({ node, access }) => (node.kind === Kind.OPERATION_DEFINITION ? [{ node, access }] : []))
    .map(({ node, access }) => {
      if (!node.name) throw new Error('every GraphQL operation needs a name: it is known by it');
      if (node.operation === 'subscription') throw new Error(`${node.name.value}: subscriptions are not served`);
      checkRoots(node, access);
      const used = [...collect(node)].sort().flatMap((name) => fragments.get(name) ?? []);
      return {
        name: node.name.value,
        kind: node.operation,
        access,
        document: /** @type {DocumentNode} */ ({ kind: Kind.DOCUMENT, definitions: [node, ...used] }),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string | undefined} location of a file @returns {Access} */
const accessOf = (location = '') => (location.replaceAll('\\', '/').includes(STAFF_FOLDER) ? 'staff' : 'anyone');

/**
 * Keeps the two kinds apart: what is for staff is asked with a session and never mixed with what everybody is answered.
 * @param {OperationDefinitionNode} node @param {Access} access
 */
function checkRoots(node, access) {
  for (const field of node.selectionSet.selections) {
    if (field.kind === Kind.FIELD && isStaffField(field.name.value) === (access === 'staff')) continue;
    throw new Error(
      `${node.name?.value}: fields of the root are written out, those for staff (staff…) in ${STAFF_FOLDER} and no others there`,
    );
  }
}

/**
 * The text the CMS is asked with, `__typename` everywhere below the root because Apollo's cache needs it,
 * and the hash by which the browser names it.
 * @param {Operation} operation
 */
export function persisted({ name, access, document }) {
  const text = print(
    visit(document, {
      SelectionSet(node, _key, parent) {
        const root = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (root || node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename')) return;
        return { ...node, selections: [...node.selections, typename] };
      },
    }),
  );
  return { name, access, hash: createHash('sha256').update(text).digest('hex'), document: text };
}

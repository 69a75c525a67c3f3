// @ts-check
import { createHash } from 'node:crypto';
import { Kind, print, visit } from 'graphql';

/**
 * @typedef {import('graphql').DocumentNode} DocumentNode
 * @typedef {import('graphql').OperationDefinitionNode} OperationDefinitionNode
 * @typedef {{ name: string, kind: 'query' | 'mutation', document: DocumentNode }} Operation
 */

/** @type {import('graphql').FieldNode} */
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Every named operation of the project, each as a document of its own: the operation and just the fragments it uses.
 * @param {{ document?: DocumentNode }[]} files as code generation hands them to a plugin
 * @returns {Operation[]} sorted by name
 */
export function operationsOf(files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
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
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []))
    .map((node) => {
      if (!node.name) throw new Error('every GraphQL operation needs a name: it is known by it');
      if (node.operation === 'subscription') throw new Error(`${node.name.value}: subscriptions are not served`);
      const used = [...collect(node)].sort().flatMap((name) => fragments.get(name) ?? []);
      return {
        name: node.name.value,
        kind: node.operation,
        document: /** @type {DocumentNode} */ ({ kind: Kind.DOCUMENT, definitions: [node, ...used] }),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The text the CMS is asked with, `__typename` everywhere below the root because Apollo's cache needs it,
 * and the hash by which the browser names it.
 * @param {Operation} operation
 */
export function persisted({ name, document }) {
  const text = print(
    visit(document, {
      SelectionSet(node, _key, parent) {
        const root = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (root || node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename')) return;
        return { ...node, selections: [...node.selections, typename] };
      },
    }),
  );
  return { name, hash: createHash('sha256').update(text).digest('hex'), document: text };
}

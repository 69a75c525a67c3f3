import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Aliases in one operation. A page needs none or a few; thirty copies of one query are an attack. */
export const MAX_ALIASES = 15;
/** Root fields of one operation. */
export const MAX_ROOT_FIELDS = 12;
/** Objects one operation could return. The catalogue, at the largest page sizes, is some 20,000. */
export const MAX_OBJECTS = 50_000;

const DEFAULT_LIST_SIZE = 25;
const MAX_LIST_SIZE = 100;

interface Cost {
  objects: number;
  aliases: number;
}

function pageSize(field: FieldNode): number {
  const pagination = field.arguments?.find((argument) => argument.name.value === 'pagination');
  if (!pagination) return DEFAULT_LIST_SIZE;
  // A variable's value isn't known while validating: count it as the largest page.
  if (pagination.value.kind !== 'ObjectValue') return MAX_LIST_SIZE;
  const size = pagination.value.fields.find((entry) => ['limit', 'pageSize'].includes(entry.name.value));
  if (!size) return DEFAULT_LIST_SIZE;
  if (size.value.kind !== 'IntValue') return MAX_LIST_SIZE;
  const value = Number(size.value.value);
  return value < 0 ? MAX_LIST_SIZE : Math.min(value, MAX_LIST_SIZE);
}

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

class CostCounter {
  private readonly fragments = new Map<string, Cost>();

  constructor(private readonly context: ValidationContext) {}

  /** Cost of a selection on one object of `type`. Each fragment is counted once and remembered. */
  count(selectionSet: SelectionSetNode, type: GraphQLCompositeType): Cost {
    const total: Cost = { objects: 0, aliases: 0 };
    for (const selection of selectionSet.selections) {
      const cost =
        selection.kind === 'Field'
          ? this.countField(selection, type)
          : selection.kind === 'InlineFragment'
            ? this.count(selection.selectionSet, type)
            : this.countFragment(this.context.getFragment(selection.name.value));
      total.objects += cost.objects;
      total.aliases += cost.aliases;
    }
    return total;
  }

  private countFragment(fragment: FragmentDefinitionNode | null | undefined): Cost {
    if (!fragment) return { objects: 0, aliases: 0 };
    const known = this.fragments.get(fragment.name.value);
    if (known) return known;
    // Stands in while counting, so that a fragment spreading itself ends; another rule refuses it.
    this.fragments.set(fragment.name.value, { objects: 0, aliases: 0 });
    const type = this.context.getSchema().getType(fragment.typeCondition.name.value);
    const cost = isCompositeType(type) ? this.count(fragment.selectionSet, type) : { objects: 0, aliases: 0 };
    this.fragments.set(fragment.name.value, cost);
    return cost;
  }

  private countField(node: FieldNode, parent: GraphQLCompositeType): Cost {
    const aliases = node.alias ? 1 : 0;
    const field = fieldOf(parent, node.name.value);
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type)) return { objects: 0, aliases };
    const inner = this.count(node.selectionSet, type);
    // A `…_connection` holds its list in `nodes`, but takes the page size itself.
    const isConnection = node.name.value.endsWith('_connection');
    const isPlainList = isListType(getNullableType(field.type)) && node.name.value !== 'nodes';
    const size = isConnection || isPlainList ? pageSize(node) : 1;
    return { objects: size * (1 + inner.objects), aliases: aliases + inner.aliases };
  }
}

/**
 * GraphQL validation rule: refuses an operation by its number of aliases, root fields and objects it
 * could return. Strapi limits depth and page size only, and those multiply: thirty aliases of a nested
 * list are thirty times its work.
 */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const root = context.getSchema().getRootType(node.operation);
      if (!root) return;
      const counter = new CostCounter(context);
      const { objects, aliases } = counter.count(node.selectionSet, root);
      const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: node }));
      if (aliases > MAX_ALIASES) refuse(`The operation has more than ${MAX_ALIASES} aliases.`);
      if (node.selectionSet.selections.length > MAX_ROOT_FIELDS) {
        refuse(`The operation has more than ${MAX_ROOT_FIELDS} root fields.`);
      }
      if (objects > MAX_OBJECTS) refuse('The operation asks for too many objects; lower its page sizes.');
    },
  };
}

/** Walking through the tree of a script that the bundler has made. */
import type { AnyNode } from 'acorn';

export type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

/** A module of the bundle: what an ID stands before. */
export interface BundledModule {
  id: string;
  body: FunctionNode['body'];
}

/** The nodes right inside of a node, each with the role that it has there. */
export function* childrenOf(node: AnyNode): Generator<readonly [role: string, child: AnyNode]> {
  for (const [role, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield [role, child];
    }
  }
}

/** The modules of a file of the bundle. */
export function modulesIn(node: AnyNode): BundledModule[] {
  if (
    node.type === 'Property' &&
    node.key.type === 'Literal' &&
    typeof node.key.value === 'number'
  ) {
    const value =
      node.value.type === 'ParenthesizedExpression' ? node.value.expression : node.value;
    if (isFunction(value)) return [{ id: String(node.key.value), body: value.body }];
  }
  return [...childrenOf(node)].flatMap(([, child]) => modulesIn(child));
}

export function isFunction(node: AnyNode): node is FunctionNode {
  return /^(?:Arrow)?Function/.test(node.type);
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/**
 * The bundler knows what of a module nobody imports, and leaves it standing all the same: a job would have to
 * read it.
 */
import { type AnyNode, type Class, parse } from 'acorn';
import { childrenOf, isFunction, modulesIn } from './walk.ts';

/** Where a comment ends that says of the call after it that it only gives a value. */
type Marks = ReadonlySet<number>;

const MARK = /^\s*[@#]__PURE__\s*$/;

/** These give a new object of their own when they are called with `new`. */
const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** The same file without the declarations at the top of its modules that nothing refers to. */
export function dropUnused(text: string): string {
  const marks = new Set<number>();
  const onComment = (_: boolean, comment: string, __: number, end: number) => {
    if (MARK.test(comment)) marks.add(end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0));
  };
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'commonjs', onComment });
  const unused = modulesIn(program).flatMap(({ body }) => unusedIn(body, marks));
  let rest = '';
  let from = 0;
  for (const { start, end } of unused) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from);
}

function unusedIn(body: AnyNode, marks: Marks): AnyNode[] {
  if (body.type !== 'BlockStatement') return [];
  const declared = new Map<AnyNode, string>();
  for (const node of body.body) {
    const name = declaredBy(node, marks);
    if (name !== null) declared.set(node, name);
  }
  const byName = Map.groupBy(declared.keys(), (node) => declared.get(node) ?? '');
  const used = new Set<AnyNode>();
  const use = (node: AnyNode) => {
    if (used.has(node)) return;
    used.add(node);
    for (const name of namesIn(node)) for (const one of byName.get(name) ?? []) use(one);
  };
  for (const node of body.body) if (!declared.has(node)) use(node);
  return [...declared.keys()].filter((node) => !used.has(node));
}

/** The name that the statement declares, if that is all it does; else null. */
function declaredBy(node: AnyNode, marks: Marks): string | null {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? null;
  if (node.type === 'ClassDeclaration')
    return isPureClass(node, marks) ? (node.id?.name ?? null) : null;
  if (node.type !== 'VariableDeclaration') return null;
  const [one, ...others] = node.declarations;
  if (one?.id.type !== 'Identifier' || others.length > 0) return null;
  return one.init && isPure(one.init, marks) ? one.id.name : null;
}

/** Whether nothing happens when the value is made, other than that it takes time. */
function isPure(node: AnyNode, marks: Marks): boolean {
  if (isFunction(node)) return true;
  const are = (nodes: readonly (AnyNode | null)[]) =>
    nodes.every((one) => one === null || isPure(one, marks));
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'ClassExpression':
      return isPureClass(node, marks);
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator !== 'delete' && isPure(node.argument, marks);
    case 'ArrayExpression':
      return are(node.elements);
    case 'ObjectExpression':
      return node.properties.every(
        (one) => one.type === 'Property' && !one.computed && isPure(one.value, marks),
      );
    case 'NewExpression': {
      const { callee } = node;
      const isCollection = callee.type === 'Identifier' && COLLECTIONS.has(callee.name);
      return (isCollection || marks.has(node.start)) && are(node.arguments);
    }
    // As the bundler spells what it knows to be unused.
    case 'LogicalExpression':
      return node.operator === '&&' && node.left.type === 'Literal' && node.left.value === null;
    case 'CallExpression':
      return marks.has(node.start) && are(node.arguments);
    default:
      return false;
  }
}

/** A class whose making runs nothing of it. */
function isPureClass({ superClass, body }: Class, marks: Marks): boolean {
  return (
    (!superClass || isPure(superClass, marks)) &&
    body.body.every(
      (one) =>
        (one.type === 'MethodDefinition' && !one.computed) ||
        (one.type === 'PropertyDefinition' && !one.computed && !one.static),
    )
  );
}

/** Every name that may be meant in there: those of properties only where they are written as a name. */
function namesIn(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name];
  return [...childrenOf(node)].flatMap(([role, child]) => {
    const isKey =
      (node.type === 'MemberExpression' && role === 'property' && !node.computed) ||
      (node.type === 'Property' && role === 'key' && !node.computed && !node.shorthand) ||
      ((node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') &&
        role === 'key' &&
        !node.computed);
    return isKey ? [] : namesIn(child);
  });
}

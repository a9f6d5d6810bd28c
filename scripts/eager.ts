/**
 * V8 reads a function in passing when it loads a file, and whole when the function is first called; but one in
 * parentheses it compiles at once. In dist/ those that a whole job calls anyway stand in parentheses, which
 * spares a job a twelfth of its CPU time.
 */
import { type AnyNode, parse } from 'acorn';
import { childrenOf, type FunctionNode, isFunction, modulesIn } from './walk.ts';

/** In the place of a name. */
const UNNAMED = '#';

/** A function in a module of the bundle. */
export interface BundledFunction {
  /**
   * The module's ID and the names of the functions that it stands in and of itself, by which it is found
   * again in a text that has changed elsewhere: `2870/runGate()/#2` is the second one there without a name.
   */
  key: string;
  /** From where to where in the text. */
  start: number;
  end: number;
}

interface Found extends BundledFunction {
  node: FunctionNode;
  /** How it is put in parentheses, where it can be. */
  form: 'expression' | 'declaration' | 'done' | 'neither';
  /** Body of the module that it stands in. */
  module: AnyNode;
}

/** What a walk through the tree knows of where it is. */
interface Scope {
  key: string;
  /** How many functions of a name there are so far. */
  names: Map<string, number>;
  module: AnyNode;
}

/** The functions of the modules in a file of the bundle that can be put in parentheses, or stand in some already. */
export function functionsOf(text: string): BundledFunction[] {
  return findFunctions(text).filter(({ form }) => form !== 'neither');
}

/**
 * The same file with the functions in parentheses whose keys are given, as far as they can be: methods
 * cannot. What is declared becomes a variable at the begin of its module, where a declaration is known.
 */
export function compileAtOnce(text: string, called: ReadonlySet<string>): string {
  const chosen = findFunctions(text).filter(({ key }) => called.has(key));
  const edits: Edit[] = chosen
    .filter(({ form }) => form === 'expression')
    .flatMap(({ start, end }) => [
      { start, end: start, now: '(' },
      { start: end, end, now: ')' },
    ]);
  for (const { form, node, module, start, end } of chosen) {
    if (form !== 'declaration') continue;
    const inside = edits.filter((edit) => edit.start > start && edit.end < end);
    for (const edit of inside) edits.splice(edits.indexOf(edit), 1);
    const now = `var ${node.id?.name} = (${edited(text, inside, start, end)});\n`;
    const at = beginOf(module);
    edits.push({ start, end, now: '' }, { start: at, end: at, now });
  }
  return edited(text, edits);
}

/** What takes the place of a stretch of the text. */
interface Edit {
  start: number;
  end: number;
  now: string;
}

function edited(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  let from = start;
  let changed = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    changed += text.slice(from, edit.start) + edit.now;
    from = edit.end;
  }
  return changed + text.slice(from, end);
}

/** Behind what tells how the module is to be read. */
function beginOf(module: AnyNode): number {
  if (module.type !== 'BlockStatement') return module.start;
  const first = module.body.find((one) => !('directive' in one));
  return first?.start ?? module.end - 1;
}

function findFunctions(text: string): Found[] {
  const program = parse(text, {
    ecmaVersion: 'latest',
    sourceType: 'commonjs',
    preserveParens: true,
  });
  return modulesIn(program).flatMap(({ id, body }) => {
    const found: Found[] = [];
    const scope = { key: id, names: new Map<string, number>(), module: body };
    visit(body, { parent: body, label: UNNAMED }, scope, found);
    return found;
  });
}

/** @param standing what the node stands in, and the name that this gives to a function without one */
function visit(
  node: AnyNode,
  standing: { parent: AnyNode; label: string },
  scope: Scope,
  found: Found[],
): void {
  const inside = isFunction(node) ? enter(node, standing, scope, found) : scope;
  for (const [role, child] of childrenOf(node)) {
    visit(child, { parent: node, label: labelOf(node, role, standing.label) }, inside, found);
  }
}

function enter(
  node: FunctionNode,
  { parent, label }: { parent: AnyNode; label: string },
  { key: around, names, module }: Scope,
  found: Found[],
): Scope {
  const name = node.id ? `${node.id.name}()` : label;
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  const key = `${around}/${name}${name === UNNAMED || count > 1 ? count : ''}`;
  const isOfModule = parent === module && count === 1 && !setsItself(node, node.id?.name);
  const { start, end } = node;
  found.push({ key, start, end, node, module, form: formOf(node, parent, isOfModule) });
  return { key, names: new Map(), module };
}

/** Whether the function gives its own name another value: in an expression it could not. */
function setsItself(node: AnyNode, name: string | undefined): boolean {
  const target = node.type === 'AssignmentExpression' ? node.left : null;
  if (target?.type === 'Identifier' && target.name === name) return true;
  return [...childrenOf(node)].some(([, child]) => setsItself(child, name));
}

function formOf(node: FunctionNode, parent: AnyNode, isOfModule: boolean): Found['form'] {
  if (node.type === 'FunctionDeclaration') return isOfModule ? 'declaration' : 'neither';
  const isMethod =
    parent.type === 'MethodDefinition' ||
    (parent.type === 'Property' && (parent.method || parent.kind !== 'init'));
  if (isMethod) return 'neither';
  return parent.type === 'ParenthesizedExpression' ? 'done' : 'expression';
}

/** What a function is called that has no name of its own and stands there. */
function labelOf(node: AnyNode, role: string, label: string): string {
  if (node.type === 'ParenthesizedExpression') return label;
  const named =
    (node.type === 'VariableDeclarator' && role === 'init' && node.id) ||
    (node.type === 'AssignmentExpression' && role === 'right' && node.left) ||
    ((node.type === 'Property' ||
      node.type === 'PropertyDefinition' ||
      node.type === 'MethodDefinition') &&
      role === 'value' &&
      node.key);
  return named ? nameIn(named) : UNNAMED;
}

function nameIn(node: AnyNode): string {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    case 'MemberExpression':
      return nameIn(node.property);
    default:
      return UNNAMED;
  }
}

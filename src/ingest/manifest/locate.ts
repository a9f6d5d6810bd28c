const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]|[^\s{}[\],:"]+/g;

/** An object or array that is being read: the member that is read next, and whether a name is due. */
interface Container {
  isArray: boolean;
  member: string | number;
  wantsName: boolean;
}

/**
 * How many lines below its first one the value at each path begins in a text that is JSON; where
 * nothing stands there, the innermost value around it; of a name that stands there twice the last, as it
 * is the one that counts. The text is read once.
 */
export function linesOf(paths: readonly (readonly PropertyKey[])[], json: string): number[] {
  const places = paths.map((path) => ({ path, line: 0 }));
  const containers: Container[] = [];
  let line = 0;
  for (const [token] of json.matchAll(TOKEN)) {
    const inner = containers.at(-1);
    if (token === '\n') line += 1;
    else if (token === '}' || token === ']') containers.pop();
    else if (token === ',') advance(inner);
    else if (inner?.wantsName && token !== ':') nameMember(inner, token);
    else if (token !== ':') {
      for (const place of places) if (leadsTo(place.path, containers)) place.line = line;
      if (token === '{' || token === '[') containers.push(begin(token));
    }
  }
  return places.map((place) => place.line);
}

function begin(bracket: string): Container {
  const isArray = bracket === '[';
  return { isArray, member: 0, wantsName: !isArray };
}

function advance(container: Container | undefined): void {
  if (container === undefined) return;
  if (container.isArray) container.member = Number(container.member) + 1;
  else container.wantsName = true;
}

function nameMember(container: Container, token: string): void {
  container.member = String(JSON.parse(token));
  container.wantsName = false;
}

function leadsTo(path: readonly PropertyKey[], containers: readonly Container[]): boolean {
  return containers.every(({ member }, depth) => member === path[depth]);
}

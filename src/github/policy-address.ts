/** Where the policy is that another one extends. */

/** A file of the workspace, or one of a repository at a commit, branch or tag. */
export type PolicyAddress = { kind: 'workspace'; path: string } | RepositoryFile;

export interface RepositoryFile {
  kind: 'repository';
  owner: string;
  repo: string;
  /** With `/`, from the repository's root. */
  path: string;
  ref: string;
}

const IN_REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9-]*)\/([\w.-]+)\/([^@]+)@([^@]+)$/;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * What `extends` means in a file that is at an address itself: in a file of a repository a path is one of the same
 * repository at the same ref, never one of the workspace.
 */
export function addressOf(text: string, from: PolicyAddress): PolicyAddress {
  const [, owner, repo, path, ref] = IN_REPOSITORY.exec(text) ?? [];
  if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined) {
    return { kind: 'repository', owner, repo, path: tidy(path), ref };
  }
  return { ...from, path: from.kind === 'repository' ? tidy(text) : text };
}

/** Without what leads nowhere else: `./a//b` is `a/b`. */
function tidy(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

export function spellAddress(address: PolicyAddress): string {
  if (address.kind === 'workspace') return address.path;
  const { owner, repo, path, ref } = address;
  return `${owner}/${repo}/${path}@${ref}`;
}

/** Whether the ref is a full commit SHA, whose files never change. */
export function isPinned({ ref }: RepositoryFile): boolean {
  return FULL_SHA.test(ref.toLowerCase());
}

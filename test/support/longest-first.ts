import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');

/** Test files that take longest, so that none of them is left over when all others have ended. */
const LONGEST = [
  'test/browser/report-page.test.ts',
  'test/gate/optional-operations.test.ts',
  'test/gate/runs/reuse.test.ts',
  'test/gate/baseline/faults.test.ts',
  'test/gate/history/history.test.ts',
  'test/scripts/release.test.ts',
  'test/gate/runs/confirm.test.ts',
  'test/gate/runs/attach.test.ts',
  'test/policy/tighten-properties.test.ts',
  'test/gate/delivery/output-limit.test.ts',
  'test/track/track.test.ts',
];

/** The longest first also where no earlier run has told how long each file takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(ROOT, moduleId));
      return at === -1 ? LONGEST.length : at;
    };
    const sorted = await super.sort(files);
    const inProject = (name: string) => sorted.filter(({ project }) => project.name === name);
    return [...new Set(sorted.map(({ project }) => project.name))].flatMap((name) =>
      inProject(name).toSorted((a, b) => place(a) - place(b)),
    );
  }
}

/** The report page as an artifact of the workflow run, through `@actions/artifact`. */
import { DefaultArtifactClient } from '@actions/artifact';
import { byDeadline, PURPOSE_MS } from '../runner/deadline.ts';
import type { Runtime } from '../runner/runtime.ts';

/**
 * Uploads one file as it is, so that a browser shows it, and returns the artifact's ID. The artifact
 * has the file's name, which has to be new in the workflow run. The library reads storage and token
 * from the process's environment, and repeats what fails without a time limit.
 */
export async function uploadPage(path: string, folder: string, runtime: Runtime): Promise<number> {
  const client = new DefaultArtifactClient();
  const { id } = await byDeadline(runtime.clock.now() + PURPOSE_MS, runtime, () =>
    client.uploadArtifact('', [path], folder, { skipArchive: true }),
  );
  return Number(id);
}

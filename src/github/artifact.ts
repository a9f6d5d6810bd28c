/** The report page as an artifact of the workflow run, through `@actions/artifact`, which a job loads only for this. */
import { DefaultArtifactClient } from '@actions/artifact';

/**
 * Uploads one file as it is, so that a browser shows it, and gives the artifact's ID. It is known by the
 * file's name, which has to be new in the workflow run. Where to, and with which token, says the process's
 * environment; the library repeats what fails, and knows no time limit.
 *
 * @param folder that holds the file
 */
export async function uploadPage(path: string, folder: string): Promise<number> {
  const client = new DefaultArtifactClient();
  const { id } = await client.uploadArtifact('', [path], folder, { skipArchive: true });
  return Number(id);
}

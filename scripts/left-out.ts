/** What of packages no action uses, and the bundle does without. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of packages, each with the functions that others import of it, or with what stands in for it. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>> = {
  // Artifacts are only uploaded, and as single files: no archives, no reading, no undici of Octokit's.
  '@actions/artifact': {
    'lib/internal/delete/delete-artifact.js': ['deleteArtifactPublic', 'deleteArtifactInternal'],
    'lib/internal/download/download-artifact.js': [
      'downloadArtifactPublic',
      'downloadArtifactInternal',
    ],
    'lib/internal/find/get-artifact.js': ['getArtifactPublic', 'getArtifactInternal'],
    'lib/internal/find/list-artifacts.js': ['listArtifactsPublic', 'listArtifactsInternal'],
    'lib/internal/upload/zip.js': ['createZipUploadStream'],
  },
  // Its requests go through Node's own client; this is for those who ask it for a dispatcher.
  '@actions/http-client': { 'node_modules/undici/index.js': ['ProxyAgent'] },
  // The transport speaks HTTP/1.1 by the parser that Node has too, and sends text. Half of what it
  // would load else, and Node's HTTP/2 with it.
  undici: {
    'lib/llhttp/llhttp-wasm.js': "module.exports = require('./llhttp_simd-wasm.js');\n",
    'lib/dispatcher/client-h2.js': `module.exports = () => { throw new Error('left out'); };\n`,
    'lib/dispatcher/parser-h1.js': 'module.exports = { getMiloEnabled: () => false };\n',
    'lib/web/fetch/body.js': 'module.exports = {};\n',
    'lib/web/fetch/formdata.js': 'module.exports = {};\n',
    'lib/web/webidl/index.js': 'module.exports = { webidl: { is: { FormData: () => false } } };\n',
  },
};

/**
 * Puts what throws in their place, in a copy of each package. Whatever else others may come to import
 * of them is an error of the bundler.
 *
 * @param copyOf gives the folder of a package's copy
 */
export function leaveOut(copyOf: (name: string) => string): void {
  for (const [name, files] of Object.entries(LEFT_OUT)) {
    const copy = copyOf(name);
    for (const [path, names] of Object.entries(files)) {
      const file = join(copy, path);
      if (!existsSync(file)) throw new Error(`${name} has no ${path} any more.`);
      writeFileSync(file, typeof names === 'string' ? names : names.map(throwing).join(''));
      // A package within the package: its package.json says how else it is loaded.
      const own = join(file, '..', 'package.json');
      if (existsSync(own)) {
        writeFileSync(own, '{ "type": "module", "main": "index.js" }\n');
        rmSync(join(file, '..', 'lib'), { recursive: true, force: true });
      }
    }
  }
}

function throwing(name: string): string {
  return `export function ${name}() { throw new Error('left out'); }\n`;
}

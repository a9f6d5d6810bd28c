import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingRunner } from '../support/recording-runner.ts';
import { readOutputs } from './read-outputs.ts';

describe('a secret', () => {
  const SECRET = 'k%y/"se+cr\\et"=é';

  it('is registered with the runner: as it is, trimmed, and each of its lines', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret(' 100%\r\n\nabc ');
    expect(log()).toBe(
      [' 100%25%0D%0A%0Aabc ', '100%25%0D%0A%0Aabc', ' 100%25', 'abc ', '']
        .map((data) => (data === '' ? '' : `::add-mask::${data}\n`))
        .join(''),
    );
  });

  it('that is blank is not registered', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret('');
    runner.maskSecret(' \n');
    expect(log()).toBe('');
  });

  const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll('=', '');
  const spellings: [string, string][] = [
    ['as it is', SECRET],
    ['URL-encoded', encodeURIComponent(SECRET)],
    [
      'URL-encoded in lower case',
      encodeURIComponent(SECRET).replaceAll(/%../g, (x) => x.toLowerCase()),
    ],
    ['escaped as in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in base64', Buffer.from(SECRET).toString('base64')],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
  ];

  it.each(spellings)('leaves nowhere %s', async (_, spelling) => {
    const { runner, env, summary, log } = masking(SECRET);
    const text = `<${spelling}>`;
    runner.info(text);
    runner.debug(text);
    runner.group(text, [text]);
    runner.annotate('error', text);
    runner.setOutput('x', text);
    await runner.writeSummary(text);
    expect(log()).toBe(
      '<***>\n::debug::<***>\n::group::<***>\n<***>\n::endgroup::\n::error title=Simulation Gate::<***>\n',
    );
    expect(readOutputs(env).get('x')).toBe('<***>');
    expect(summary()).toBe('<***>');
  });

  it.each(['', 'u', 'us', 'use', 'user:'])("is found in base64 behind '%s'", (front) => {
    const { runner, log } = masking(SECRET);
    runner.info(`Basic ${base64(`${front}${SECRET}tail`)}`);
    const around = base64(front).length + base64('tail').length;
    const digitsSharedWithNeighbours = 3;
    expect(log()).toContain('***');
    expect(log().length).toBeLessThanOrEqual(
      'Basic ***\n'.length + around + digitsSharedWithNeighbours,
    );
  });

  it('is found where cleaning the text brings it forth', () => {
    const { runner, log } = masking('abcdefgh12', 'with::colons');
    runner.info('abcd\u200befgh12 and with::colons');
    expect(log()).toBe('*** and ***\n');
  });

  it('of less than 8 characters is left to the runner, since hiding it would garble every text', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret('a');
    runner.info('a banana');
    expect(log()).toBe('::add-mask::a\na banana\n');
  });

  it('that holds another one is hidden as a whole', () => {
    const { runner, log } = masking('inner-secret', 'outer-inner-secret-outer');
    runner.info('outer-inner-secret-outer');
    expect(log()).toBe('***\n');
  });

  it('never leaves by the log or the files, whatever stands around it', async () => {
    const secret = fc.stringMatching(/^[!-~]{8,40}$/);
    await fc.assert(
      fc.asyncProperty(secret, fc.string(), fc.string(), async (value, before, after) => {
        fc.pre(!'::error title=Simulation Gate::***'.includes(value) && !/^\*+$/.test(value));
        const { runner, log, outputs, summary } = masking(value);
        runner.info(before + value + after);
        runner.annotate('error', before + value + after);
        runner.setOutput('x', before + value + after);
        await runner.writeSummary(before + value + after);
        const left = [log(), ...Object.values(outputs()), summary()].join('\n');
        expect(left).not.toContain(value);
      }),
    );
  });
});

/** A runner that knows the secrets; its log begins after it was told. */
function masking(...secrets: string[]) {
  const recording = recordingRunner({ RUNNER_DEBUG: '1' });
  for (const secret of secrets) recording.runner.maskSecret(secret);
  const told = recording.log().length;
  return { ...recording, log: () => recording.log().slice(told) };
}

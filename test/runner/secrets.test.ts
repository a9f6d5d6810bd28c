import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingRunner } from '../support/recording-runner.ts';
import { secrets, shows, spell, spellings } from '../support/spelled-secret.ts';
import { tries } from '../support/tries.ts';

describe('a secret', () => {
  it('is registered with the runner: as it is, trimmed, and each of its words', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret(' 100%\r\n\nabc ');
    expect(log()).toBe(
      [' 100%25%0D%0A%0Aabc ', '100%25%0D%0A%0Aabc', '100%25', 'abc']
        .map((data) => `::add-mask::${data}\n`)
        .join(''),
    );
  });

  it('is registered without the scheme before it, which is in many texts', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret('Bearer abc');
    expect(log()).toBe('::add-mask::Bearer abc\n::add-mask::abc\n');
  });

  it('that is blank is not registered', () => {
    const { runner, log } = recordingRunner();
    runner.maskSecret('');
    runner.maskSecret(' \n');
    expect(log()).toBe('');
  });

  it('leaves nowhere', async () => {
    const { runner, log, outputs, summary, state } = masking('k%y/"se+cr\\et"=é');
    const text = '<k%y/"se+cr\\et"=é>';
    runner.info(text);
    runner.debug(text);
    runner.group(text, [text]);
    runner.annotate('error', text);
    runner.setOutput('x', text);
    runner.saveState('x', text);
    await runner.writeSummary(text);
    expect(log()).toBe(
      '<***>\n::debug::<***>\n::group::<***>\n<***>\n::endgroup::\n::error title=Simulation Gate::<***>\n',
    );
    expect([outputs().x, state().x, summary()]).toEqual(['<***>', '<***>', '<***>']);
  });

  it('leaves nowhere, in any form, with characters in between and around it', () => {
    fc.assert(
      fc.property(secrets, spellings, fc.string(), (secret, spelling, around) => {
        const { runner, log, outputs, state } = masking(secret);
        const text = around + spell(secret, spelling) + around;
        runner.info(text);
        runner.debug(text);
        runner.group(text, [text]);
        runner.annotate('error', text);
        runner.setOutput('x', text);
        runner.saveState('x', text);
        for (const line of log().split('\n')) expect(shows(line, secret)).toBe(false);
        expect(shows(`${outputs().x}`, secret)).toBe(false);
        expect(shows(`${state().x}`, secret)).toBe(false);
      }),
      tries(300),
    );
  });

  it('is found where cleaning the text brings it forth', () => {
    const { runner, log } = masking('abcdefgh12', 'with::colons');
    runner.info('abcd\u200befgh12 and with::colons');
    expect(log()).toBe('*** and ***\n');
  });

  it('of less than 8 characters is hidden as a word, since more would garble every text', () => {
    const { runner, log } = masking('a');
    runner.info('a banana');
    expect(log()).toBe('*** banana\n');
  });
});

/** A runner that knows the secrets; its log begins after that. */
function masking(...known: string[]) {
  const recording = recordingRunner({ RUNNER_DEBUG: '1' });
  for (const secret of known) recording.runner.maskSecret(secret);
  const told = recording.log().length;
  return { ...recording, log: () => recording.log().slice(told) };
}

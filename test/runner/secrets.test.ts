import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILES, listen, readOutputs } from './listen.ts';

describe('a secret', () => {
  const SECRET = 'k%y/"se+cr\\et"=é';

  it('is registered with the runner: as it is, trimmed, and each of its lines', () => {
    const { runner, written } = listen();
    runner.maskSecret(' 100%\r\n\nabc ');
    expect(written.log).toBe(
      [' 100%25%0D%0A%0Aabc ', '100%25%0D%0A%0Aabc', ' 100%25', 'abc ', '']
        .map((data) => (data === '' ? '' : `::add-mask::${data}\n`))
        .join(''),
    );
  });

  it('that is blank is not registered', () => {
    const { runner, written } = listen();
    runner.maskSecret('');
    runner.maskSecret(' \n');
    expect(written.log).toBe('');
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

  it.each(spellings)('leaves nowhere %s', (_, spelling) => {
    const { runner, written } = listen({ ...FILES, RUNNER_DEBUG: '1' });
    runner.maskSecret(SECRET);
    written.log = '';
    const text = `<${spelling}>`;
    runner.info(text);
    runner.debug(text);
    runner.group(text, [text]);
    runner.annotate('error', text);
    runner.setOutput('x', text);
    runner.writeSummary(text);
    expect(written.log).toBe(
      '<***>\n::debug::<***>\n::group::<***>\n<***>\n::endgroup::\n::error title=Simulation Gate::<***>\n',
    );
    expect(readOutputs(written.files.get('/out') ?? '').get('x')).toBe('<***>');
    expect(written.files.get('/summary')).toBe('<***>');
  });

  it.each(['', 'u', 'us', 'use', 'user:'])("is found in base64 behind '%s'", (front) => {
    const { runner, written } = listen();
    runner.maskSecret(SECRET);
    written.log = '';
    runner.info(`Basic ${base64(`${front}${SECRET}tail`)}`);
    const around = base64(front).length + base64('tail').length;
    const digitsSharedWithNeighbours = 3;
    expect(written.log).toContain('***');
    expect(written.log.length).toBeLessThanOrEqual(
      'Basic ***\n'.length + around + digitsSharedWithNeighbours,
    );
  });

  it('is found where cleaning the text brings it forth', () => {
    const { runner, written } = listen();
    runner.maskSecret('abcdefgh12');
    runner.maskSecret('with::colons');
    written.log = '';
    runner.info('abcd\u200befgh12 and with::colons');
    expect(written.log).toBe('*** and ***\n');
  });

  it('of less than 8 characters is left to the runner, since hiding it would garble every text', () => {
    const { runner, written } = listen();
    runner.maskSecret('a');
    runner.info('a banana');
    expect(written.log).toBe('::add-mask::a\na banana\n');
  });

  it('that holds another one is hidden as a whole', () => {
    const { runner, written } = listen();
    runner.maskSecret('inner-secret');
    runner.maskSecret('outer-inner-secret-outer');
    written.log = '';
    runner.info('outer-inner-secret-outer');
    expect(written.log).toBe('***\n');
  });

  it('never leaves by the log or the files, whatever stands around it', () => {
    const secret = fc.stringMatching(/^[!-~]{8,40}$/);
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
        fc.pre(!'::error title=Simulation Gate::***'.includes(value) && !/^\*+$/.test(value));
        const { runner, written } = listen();
        runner.maskSecret(value);
        written.log = '';
        runner.info(before + value + after);
        runner.annotate('error', before + value + after);
        runner.setOutput('x', before + value + after);
        runner.writeSummary(before + value + after);
        const left = [written.log, ...written.files.values()].join('\n');
        expect(left).not.toContain(value);
      }),
    );
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CLI } from '../../src/report/words/cli-words.ts';
import { PUBLISH } from '../../src/report/words/publish-words.ts';
import { type CommandLine, runCommandIn } from '../support/command.ts';
import { debriefReport } from '../support/reports.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

/** A folder to work in, so that report files lie nowhere else. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Runs the gate with its report files in a folder of their own. */
async function gate(runtime: VirtualRuntime, args: string[], line: Partial<CommandLine> = {}) {
  const reports = folder();
  const all = ['gate', '--report-dir', reports, ...args];
  return { ...(await runCommandIn(runtime, { ...line, args: all })), reports };
}

/** A run with a prompt that says nothing. */
function failing({ service }: VirtualRuntime): string[] {
  return ['--run-plan', service.demo.name, '--variables=agent_prompt=Hello.'];
}

describe('the exit code shows the outcome', () => {
  test('0 passed, and the report files are named', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ debrief: READY });
    const { exitCode, stdout, reports } = await gate(runtime, ['--job-id', jobId]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`${PUBLISH.outcome('passed')}\n`);
    expect(stdout).toContain(CLI.report(join(reports, 'report.html')));
    expect(existsSync(join(reports, 'report.json'))).toBe(true);
  });

  test('1 failed, with every reason as a line', async () => {
    const runtime = await virtualRuntime();
    const { exitCode, stdout, stderr } = await gate(runtime, failing(runtime));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^failed: /m);
    expect(stdout).toMatch(/\n.* failed\n.*report\.html\n.*report\.json\n/);
    expect(stderr).not.toContain('error:');
  });

  test('warn-only: a failed gate that is tolerated ends with 0', async () => {
    const runtime = await virtualRuntime();
    const args = [...failing(runtime), '--warn-only'];
    const { exitCode, stderr } = await gate(runtime, args);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('warning: failed: ');
  });

  test('2 error: an input, the key, a flag', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun();
    expect((await gate(runtime, ['--job-id', 'nightly'])).exitCode).toBe(2);
    const badKey = { env: { SIMULATION_API_KEY: 'bad-key-0123456789' } };
    expect((await gate(runtime, ['--job-id', jobId], badKey)).exitCode).toBe(2);
    expect((await gate(runtime, ['--job-ids', jobId])).exitCode).toBe(2);
  });

  test('3 inconclusive, 0 where that is tolerated', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ status: 'FAILED', debrief: 'refused' });
    expect((await gate(runtime, ['--job-id', jobId])).exitCode).toBe(3);
    const tolerated = ['--job-id', jobId, '--on-inconclusive=warn'];
    expect((await gate(runtime, tolerated)).exitCode).toBe(0);
  });

  test('4 skipped, or started without an evaluation', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    const dry = await gate(runtime, ['--run-plan', runPlanId, '--dry-run']);
    expect(dry.exitCode).toBe(4);
    expect(dry.stdout).toContain('would start a run of run plan');
    const left = await gate(runtime, ['--run-plan', runPlanId, '--wait', 'false']);
    expect(left.exitCode).toBe(4);
    expect(countOf(runtime, 'POST start')).toBe(1);
  });

  test('130 cancelled by Ctrl-C, and the run that it had started with it', async () => {
    const runtime = await virtualRuntime();
    runtime.cancelAfter(45_000);
    const { exitCode } = await gate(runtime, ['--run-plan', runtime.service.demo.runPlanId]);
    expect(exitCode).toBe(130);
    expect(countOf(runtime, 'POST start')).toBe(1);
    expect(countOf(runtime, 'POST cancel')).toBe(1);
  });

  test('a further action: 0 done, 2 where anything went wrong', async () => {
    const runtime = await virtualRuntime();
    const flow = runtime.service.addFlow().flowId;
    const done = await runCommandIn(runtime, { args: ['delete-flows', '--flow-ids', flow] });
    expect(done.exitCode).toBe(0);
    const args = ['delete-flows', '--flow-ids', flow, '--missing-ok', 'false'];
    expect((await runCommandIn(runtime, { args })).exitCode).toBe(2);
  });
});

describe('the key', () => {
  test('comes from the environment, and is masked wherever it is echoed', async () => {
    const runtime = await virtualRuntime();
    const key = runtime.service.keys.full;
    const body = { type: 'not_found', code: 'x', message: `no such run for ${key}` };
    runtime.service.orderFault({ operation: 'debrief', kind: 'status', status: 404, body });
    const { jobId } = runtime.service.addRun();
    const { exitCode, stdout, stderr, reports } = await gate(runtime, ['--job-id', jobId]);
    expect(exitCode).toBe(2);
    const written = stdout + stderr + readFileSync(join(reports, 'report.json'), 'utf8');
    expect(written).toContain('no such run for ***');
    expect(written).not.toContain(key);
  });

  test.each(['\n', '\r\n', ''])(
    'or from a file, which may end in one line break: %j',
    async (end) => {
      const runtime = await virtualRuntime();
      const file = join(folder(), 'key');
      writeFileSync(file, runtime.service.keys.full + end);
      const { jobId } = runtime.service.addRun({ debrief: READY });
      const args = ['--job-id', jobId, '--api-key-file', file];
      expect((await gate(runtime, args, { env: { SIMULATION_API_KEY: 'another' } })).exitCode).toBe(
        0,
      );
    },
  );

  test.each([
    ['two line breaks', 'test-key-0123456789\n\n', "input 'api-key'"],
    ['no key', '\n', CLI.emptyKeyFile],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), '--api-key-file '],
  ])('a file with %s is refused without a word of it', async (_, content, message) => {
    const runtime = await virtualRuntime();
    const file = join(folder(), 'key');
    writeFileSync(file, content);
    const { exitCode, stderr } = await gate(runtime, ['--job-id', 'x', '--api-key-file', file]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('0123456789');
    expect(runtime.requests).toEqual([]);
  });
});

describe('--json', () => {
  test('writes one document with the outputs, and everything else to stderr', async () => {
    const runtime = await virtualRuntime();
    const args = [...failing(runtime), '--json'];
    const { exitCode, stdout, stderr } = await gate(runtime, args);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'failed',
      verdict: 'THRESHOLD_FAILED',
      'job-id': runtime.service.runs()[0]?.id,
      reasons: expect.arrayContaining([expect.objectContaining({ rule: 'verdict' })]),
    });
    expect(stderr).toContain('RUNNING_SIMULATIONS');
    expect(stderr).toContain(`${PUBLISH.outcome('failed')}\n`);
  });
});

describe('the log', () => {
  test('has plain lines, without a control character', async () => {
    const runtime = await virtualRuntime();
    const { stdout, stderr } = await gate(runtime, ['--run-plan', runtime.service.demo.name]);
    expect(stdout).toMatch(/: RUNNING_SIMULATIONS, \d+ of 24 calls completed \(/);
    expect(stdout + stderr).not.toContain('\x1b');
  });

  test('has nothing of the service that a terminal acts upon', async () => {
    const runtime = await virtualRuntime();
    const evil = '\x1b]0;owned\x07\x1b[2J\x1b[31mRED\u202e';
    const { jobId } = runtime.service.addRun({
      status: [`X${evil}`, 'FAILED'],
      debrief: 'refused',
    });
    const body = { type: 'conflict', code: 'x', message: evil };
    runtime.service.orderFault({ operation: 'debrief', kind: 'status', status: 409, body });
    const { stdout, stderr } = await gate(runtime, ['--job-id', jobId]);
    const rest = stdout + stderr;
    expect(rest).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(rest).toContain('XRED');
  });
});

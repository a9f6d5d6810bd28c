import { describe, expect, onTestFinished, test } from 'vitest';
import { answer, json, type RecordedRequest, startScriptedServer } from '../support/http-server.ts';
import { debriefReport, theme, trendRow } from '../support/reports.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';
import { reasonsIn, runAlone, type StepResult } from '../support/virtual-runtime.ts';
import { parseCommands } from '../support/workflow-commands.ts';

/** Every character that JSON, a URL, Markdown, HTML or a workflow command spells in another way. */
const KEY = 'k_3y"w\\i/t+h&<b>*a*%7E`#[x](y)|~::error::';

const SPELLINGS = {
  literal: KEY,
  'in JSON': JSON.stringify(KEY).slice(1, -1),
  'in JSON, every character escaped': spelled((hex) => `\\u00${hex}`),
  'URL-encoded': encodeURIComponent(KEY),
  'URL-encoded, every character': spelled((hex) => `%${hex}`),
  'URL-encoded, every character, upper case': spelled((hex) => `%${hex.toUpperCase()}`),
};
const ECHO = Object.values(SPELLINGS).join(' and ');
const { save } = workspace('entered');
const JOB_ID = '11111111-1111-4111-8111-111111111111';

const FINDING = { title: ECHO, body: ECHO, callIds: [ECHO] };
const REPORT = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  verdictSummary: ECHO,
  executiveSummary: { paragraphs: [ECHO], sections: [{ heading: ECHO, body: ECHO }] },
  keyFindings: [FINDING],
  wentWell: [FINDING],
  themes: [theme({ slug: ECHO, title: ECHO, analysis: ECHO, checkNames: [ECHO], severity: ECHO })],
  trend: {
    baselineRunPlanJobId: ECHO,
    baselineRunNumber: 1,
    rows: [trendRow({ checkName: ECHO })],
  },
});

/** The answer to each operation, by what its path ends with. */
type Answers = Partial<Record<'run' | 'debrief' | 'results' | 'job', string | string[]>>;

/** Runs the gate against a server that gives these answers. */
async function runAgainst(answers: Answers, inputs: Record<string, string>): Promise<StepResult> {
  const queues = new Map(Object.entries(answers).map(([name, each]) => [name, [each].flat()]));
  const server = await startScriptedServer((socket, request) => {
    const queue = queues.get(operationOf(request)) ?? [];
    socket.write((queue.length > 1 ? queue.shift() : queue[0]) ?? json(404, {}));
  });
  onTestFinished(() => server.close());
  const given = { 'base-url': server.origin, 'api-key': KEY, ...inputs };
  return runAlone(given, { RUNNER_DEBUG: '1' }, server.origin);
}

function operationOf({ path }: RecordedRequest): string {
  return /(run|debrief|results)$/.exec(path)?.[1] ?? 'job';
}

function spelled(spell: (hex: string) => string): string {
  return Array.from(KEY, (character) => spell(character.charCodeAt(0).toString(16))).join('');
}

/** In everything that the step shows, but for the line that registers the secret. */
function expectHidden({ log, summary, outputs }: StepResult): void {
  const [registered = '', ...lines] = log.split('\n');
  expect(parseCommands(registered)).toMatchObject([{ name: 'add-mask', data: KEY }]);
  const shown = [...lines, summary, ...Object.values(outputs)].join('\n');
  for (const text of [shown, withoutEscapes(shown)]) {
    for (const [name, spelling] of Object.entries(SPELLINGS)) {
      expect(text.includes(spelling), name).toBe(false);
      expect(text.includes(withoutEscapes(spelling)), `${name}, as a reader sees it`).toBe(false);
    }
  }
}

/** As Markdown, HTML and a workflow command show it. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll('\\', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('%25', '%');
}

describe('the key is never shown, although the service sends it back', () => {
  test('in a report, in IDs, in statuses and in headers', async () => {
    const debrief = { debriefId: ECHO, errorMessage: ECHO, createdAt: '2026-01-01T00:00:00Z' };
    const headers = { 'x-echo': KEY, 'set-cookie': `key=${KEY}` };
    const result = await runAgainst(
      {
        run: json(201, { data: { simulationRunPlanJobId: JOB_ID } }, headers),
        job: [
          json(200, { data: { status: `NEW ${ECHO}` } }, headers),
          json(200, { data: { status: 'COMPLETED' } }),
        ],
        debrief: [
          json(409, { type: 'conflict', code: ECHO, message: ECHO }),
          json(202, { data: { ...debrief, status: `BEING WRITTEN ${ECHO}` } }),
        ],
        results: json(200, { data: { debrief: { ...debrief, status: 'READY', report: REPORT } } }),
      },
      { 'run-plan': JOB_ID, history: '0' },
    );
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(result.log).toContain('NEW ***');
    expect(result.summary).toContain('\\*\\*\\*');
    expectHidden(result);
  });

  test('in a saved debrief', async () => {
    const inputs = { 'api-key': KEY, 'debrief-file': save('debrief.json', savedDebrief(REPORT)) };
    const result = await runAlone(inputs);
    expect(result.outputs.outcome).toBe('failed');
    expectHidden(result);
  });

  const body = { type: ECHO, code: ECHO, message: ECHO, param: ECHO, details: { [ECHO]: [ECHO] } };
  test.for([
    ['an error', json(400, body)],
    ['an error that is retried', json(503, body)],
    [
      'an error that escapes every character',
      answer(401, errorWith(SPELLINGS['in JSON, every character escaped'])),
    ],
    ['a page', answer(403, `<html><title>${ECHO}</title>${ECHO}</html>`)],
    ['a text', answer(404, ECHO)],
    ['a redirect', answer(307, '', { location: `https://${KEY}@other.test/?key=${ECHO}` })],
    ['a Retry-After', json(429, body, { 'retry-after': `99999 ${KEY}` })],
    [
      'a Retry-After that is a date',
      json(429, body, { 'retry-after': `Mon, ${KEY} 2030 00:00:00 GMT` }),
    ],
    ['a body that is not JSON', answer(202, `{"key": ${ECHO}`)],
    ['a shape that is wrong', json(202, { data: { [ECHO]: ECHO, status: [ECHO] } })],
    ['a head that is not HTTP', `HTTP/1.1 ${KEY}\r\n${KEY}\r\n\r\n`],
  ] as const)('in %s', async ([, echo]) => {
    const result = await runAgainst(
      { debrief: echo, results: echo, job: echo },
      { 'job-id': JOB_ID, 'run-timeout': '2s', 'debrief-timeout': '2s' },
    );
    expect(result.exitCode).toBe(1);
    expect(reasonsIn(result)).toHaveLength(1);
    expectHidden(result);
  });
});

function errorWith(text: string): string {
  return `{"type":"${text}","code":"${text}","message":"${text}","param":"${text}"}`;
}

import { expect } from 'vitest';
import { runGate, test } from '../support/gate-test.ts';
import { debriefReport, theme } from '../support/reports.ts';

test('the API key is registered before anything else is written, sent with every request, and never shown', async ({
  service,
}) => {
  const key = service.keys.full;
  const forms = [key, encodeURIComponent(key), btoa(key), btoa(`Bearer ${key}`)];
  const echo = `You sent ${forms.join(' and ')}`;
  const report = debriefReport({
    verdict: 'THRESHOLD_FAILED',
    verdictSummary: echo,
    themes: [theme({ title: echo, analysis: echo, slug: key })],
  });
  const { jobId } = service.addRun({ debrief: { report } });
  const result = await runGate(service, { 'job-id': jobId }, { env: { RUNNER_DEBUG: '1' } });
  expect(result).toMatchObject({ stderr: '', outputs: { outcome: 'failed' } });
  const [registered, ...log] = result.stdout.split('\n');
  expect(registered).toBe(`::add-mask::${key}`);
  const shown = [...log, result.summary, JSON.stringify(result.outputs)].join('\n');
  for (const form of forms) expect(shown).not.toContain(form);
  for (const { headers } of service.requests) expect(headers.authorization).toBe(`Bearer ${key}`);
});

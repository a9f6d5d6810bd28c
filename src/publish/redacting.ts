/** Phone numbers and e-mail addresses that the service wrote, masked if `redact` is set. */

import type { GateInputs } from '../inputs/gate/settings.ts';
import type { Runner } from '../runner/runner.ts';
import type { Runtime } from '../runner/runtime.ts';
import { redactContacts } from '../text/redact.ts';

export type Redaction = Pick<GateInputs, 'redact' | 'source'>;

/** A runtime whose log is masked: any line may quote the service. */
export function redactingRuntime(runtime: Runtime, inputs: Redaction): Runtime {
  return inputs.redact
    ? { ...runtime, runner: redactingRunner(runtime.runner, knownContacts(inputs)) }
    : runtime;
}

/** A phone number that readers know: it is an input of the workflow. */
export function knownContacts({ source }: Redaction): string[] {
  return source.kind === 'service-phone-number' ? [source.servicePhoneNumber] : [];
}

/** Outputs and summary are left alone: they are of a report that is masked already. */
function redactingRunner(runner: Runner, keep: readonly string[]): Runner {
  const redact = (text: string) => redactContacts(text, keep);
  return {
    isDebug: runner.isDebug,
    howToGiveKey: runner.howToGiveKey,
    howToGiveToken: runner.howToGiveToken,
    secrets: runner.secrets,
    getInput: (name) => runner.getInput(name),
    givenInputs: () => runner.givenInputs(),
    getState: (name) => runner.getState(name),
    maskSecret: (value) => runner.maskSecret(value),
    info: (text) => runner.info(redact(text)),
    debug: (text) => runner.debug(redact(text)),
    group: (title, lines) => runner.group(redact(title), lines.map(redact)),
    annotate: (level, message, isNamed) => runner.annotate(level, redact(message), isNamed),
    annotationsLeft: (level) => runner.annotationsLeft(level),
    setOutput: (name, value) => runner.setOutput(name, value),
    saveState: (name, value) => runner.saveState(name, value),
    writeSummary: (markdown) => runner.writeSummary(markdown),
  };
}

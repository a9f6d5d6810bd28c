import { type InputForm, isComplete } from '../step/inputs/input-form.ts';

export const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  metrics: '',
  'call-ids': '',
  'chat-ids': '',
  wait: 'false',
  timeout: '15m',
  'service-profile': '',
  summary: 'true',
} as const;

/** The inputs that tell the service what is meant, for cures. */
export const MEANT = 'the inputs metrics, call-ids and chat-ids';

export interface CollectInputs {
  metricIds: readonly string[];
  /** What the metrics are collected over. */
  conversations: { kind: 'callIds' | 'chatIds'; ids: readonly string[] };
  wait: boolean;
  timeoutMs: number;
  /** Says which IDs were given more than once. */
  notes: readonly string[];
}

/** Reads the inputs of collect-metrics; undefined, and faults noted, where one is faulty. */
export function readInputs(form: InputForm<keyof typeof DEFAULTS>): CollectInputs | undefined {
  const given = {
    metrics: form.countedUuids('metrics'),
    'call-ids': form.countedUuids('call-ids'),
    'chat-ids': form.countedUuids('chat-ids'),
  };
  const metrics = form.required('metrics', given.metrics, 'give the ID of at least one metric');
  const [hasCalls, hasChats] = [form.has('call-ids'), form.has('chat-ids')];
  if (hasCalls === hasChats) {
    const what = hasCalls ? 'both are' : 'none is';
    form.fault(`exactly one of the inputs call-ids and chat-ids has to be given, but ${what}`);
  }
  const inputs = {
    metricIds: metrics?.ids,
    conversations: readConversations(given['call-ids']?.ids, given['chat-ids']?.ids),
    wait: form.boolean('wait'),
    timeoutMs: form.duration('timeout'),
    notes: Object.entries(given).flatMap(([name, list]) => repeatedNote(name, list?.repeated ?? 0)),
  };
  return isComplete(inputs) ? inputs : undefined;
}

function readConversations(
  callIds: string[] | undefined,
  chatIds: string[] | undefined,
): CollectInputs['conversations'] | undefined {
  if (callIds) return { kind: 'callIds', ids: callIds };
  return chatIds && { kind: 'chatIds', ids: chatIds };
}

function repeatedNote(name: string, repeated: number): string[] {
  if (repeated === 0) return [];
  const what = repeated === 1 ? '1 ID that was' : `${repeated} IDs that were`;
  return [`${name}: left out ${what} given before.`];
}

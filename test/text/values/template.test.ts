import { describe, expect, it } from 'vitest';
import { parseUrlTemplate } from '../../../src/text/values/addresses.ts';
import { invalid, valid } from '../../../src/text/values/parsed.ts';

describe('a link template is an address with its placeholder behind the host', () => {
  it.each([
    'https://app.example.com/calls/{callId}',
    'http://app.example.com:8080/{callId}/audio?id={callId}#{callId}',
    'https://app.example.com?call={callId}',
  ])('%s holds', (text) => {
    expect(parseUrlTemplate(text, 'callId')).toEqual(valid(text));
  });

  it.each([
    ['https://app.example.com/calls', 'has no {callId}: put it in place of the ID'],
    [
      'https://app.example.com/{jobId}/{callId}',
      'has braces other than {callId}: it is the only placeholder here',
    ],
    [
      'https://app.example.com/{callId}}',
      'has braces other than {callId}: it is the only placeholder here',
    ],
    ['https://{callId}.example.com/', 'has {callId} in its host: put it into the path'],
    ['https://u:p@example.com/{callId}', 'has user info, which every reader would see: remove it'],
    ['https://{callId}@example.com/', 'has user info, which every reader would see: remove it'],
  ])('%s: %s', (text, problem) => {
    expect(parseUrlTemplate(text, 'callId')).toEqual(invalid(text, problem));
  });

  it.each([
    'javascript:alert("{callId}")',
    '//example.com/{callId}',
    'https:{callId}',
    'https://example.com/\n{callId}',
    'https://example.com\\{callId}',
    '{callId}',
  ])("'%s' is not an address", (text) => {
    expect(parseUrlTemplate(text, 'callId')).toEqual(
      invalid(
        text,
        "is not an http or https URL: write one such as 'https://app.example.com/{callId}'",
      ),
    );
  });
});

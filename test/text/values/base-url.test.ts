import { describe, expect, it } from 'vitest';
import { hideUrlSecrets, parseBaseUrl } from '../../../src/text/values/addresses.ts';
import { invalid, valid } from '../../../src/text/values/parsed.ts';

describe('the base address is https, or http on a loopback host only', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com///', 'https://api.example.com'],
    ['https://api.example.com/voice/v2/', 'https://api.example.com/voice/v2'],
    ['https://api.example.com/a//b', 'https://api.example.com/a//b'],
    ['https://api.example.com/a%20b@c', 'https://api.example.com/a%20b@c'],
    ['HTTPS://API.Example.com:8443/X', 'https://api.example.com:8443/X'],
    ['https://api.example.com:443', 'https://api.example.com'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://LOCALHOST/x', 'http://localhost/x'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://127.8.9.10', 'http://127.8.9.10'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
  ])('%s is taken as %s', (text, url) => {
    expect(parseBaseUrl(text)).toEqual(valid(url));
  });

  it.each([
    'http://api.example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://0.0.0.0',
    'http://128.0.0.1',
    'http://[::2]',
    'HTTP://example.com',
  ])('%s would send the key unencrypted', (text) => {
    expect(parseBaseUrl(text)).toEqual(
      invalid(text, 'would send the key unencrypted: write https'),
    );
  });

  it.each([
    'https://u:p@example.com',
    'https://u@example.com',
    'https://@example.com',
    'https://localhost@example.com',
  ])('%s holds user info', (text) => {
    expect(parseBaseUrl(text)).toEqual(
      invalid(text, 'has user info: remove everything before the @'),
    );
  });

  it.each([
    'https://example.com?',
    'https://example.com/#',
    'https://example.com/x?a=b',
    'https://example.com#a',
  ])('%s holds a query or a fragment, if an empty one', (text) => {
    expect(parseBaseUrl(text)).toEqual(
      invalid(text, 'has a query or fragment: remove everything from ? or #'),
    );
  });

  it.each([
    '',
    'example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https:example.com',
    'https:///example.com',
    'https://',
    'https://exa mple.com',
    'https://example.com/a\nb',
    'https://exa\tmple.com',
    'https://example.com\\x',
    'https://example.com/\u0000',
    'https://example.com/\u0085',
    'https://example.com:99999',
  ])("'%s' is not a URL", (text) => {
    expect(parseBaseUrl(text)).toEqual(
      invalid(text, "is not a URL: write one such as 'https://api.example.com'"),
    );
  });
});

describe('what may be secret in an address is not shown', () => {
  it.each([
    ['https://u:secret@example.com/x', 'https://***@example.com/x'],
    ['https://secret@example.com', 'https://***@example.com'],
    ['https://u:sec/r@et@example.com', 'https://***@example.com'],
    ['https:u:secret@example.com', 'https:***@example.com'],
    ['https://example.com?token=secret&x=secret', 'https://example.com?token=***&x=***'],
    ['https://example.com?id={jobId}', 'https://example.com?id={jobId}'],
    ['a@b', 'a@b'],
    ['a@b:c', 'a@b:c'],
    ['plain', 'plain'],
  ])('%s is shown as %s', (text, shown) => {
    expect(hideUrlSecrets(text)).toBe(shown);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactsIn, redactContacts } from '../../src/text/redact.ts';
import { tries } from '../support/tries.ts';
import { dangerous } from './dangerous.ts';

const PHONE = '[phone number]';
const EMAIL = '[e-mail address]';

describe('a phone number', () => {
  it.each([
    ['in E.164', '+12133734253'],
    ['in E.164 with separators', '+1 (213) 373-4253'],
    ['in E.164 with dots', '+1.213.373.4253'],
    ['with the 0 that is left out abroad', '+49 (0)30 901820'],
    ['of another country', '+91 98765 43210'],
    ['after 00', '0049 30 901820'],
    ['after 00 with 10 digits and more', '0044 20 7946 0018'],
    ['of North America', '213-373-4253'],
    ['of North America in parentheses', '(213) 373-4253'],
    ['of North America with dots', '213.373.4253'],
    ['of North America with dashes of a typesetter', '213–373–4253'],
    ['that is free of charge', '1-800-225-5288'],
    ['of North America without a gap', '2133734253'],
    ['of the United Kingdom', '020 7946 0018'],
    ['of Germany', '030/901820'],
    ['of Germany in parentheses', '(030) 901820'],
    ['of Germany without a gap', '030901820'],
    ['of France', '01 23 45 67 89'],
    ['of Australia', '0412 345 678'],
    ['of Japan', '03-1234-5678'],
    ['of Brazil', '(11) 91234-5678'],
    ['in full-width characters', '＋１２１３３７３４２５３'],
    ['with tabs and mathematical spaces', '213\t373\u205f4253'],
    ['over several lines', '+1\n213\n373\r\n4253'],
    ['with no-break spaces', '020\u00a07946\u202f0018'],
    ['with what no reader sees in it', '+1555\u200b0100\u20602\ufeff00'],
    ['with a soft hyphen, a joiner and a selector in it', '+1\u00ad555\u200d010\ufe0f02\u206100'],
    ['encoded for a URL', '%2B12133734253'],
  ])('%s is masked', (_, phoneNumber) => {
    expect(redactContacts(phoneNumber)).toBe(PHONE);
    expect(redactContacts(`She gave ${phoneNumber}, twice.`)).toBe(`She gave ${PHONE}, twice.`);
    expect(contactsIn(phoneNumber)).not.toEqual([]);
    for (const sign of [', ', ',', '; ', ';', ' ; ']) {
      const row = ['212-555-0143', phoneNumber, '030 901820'].join(sign);
      expect(redactContacts(row)).toBe([PHONE, PHONE, PHONE].join(sign));
    }
  });

  it.each([
    ['tel:2133734253', `tel:${PHONE}`],
    ['tel:+1-213-373-4253', `tel:${PHONE}`],
    ['[call](tel:(213)3734253)', `[call](tel:${PHONE})`],
    ['2133734253x12', PHONE],
    ['213-373-4253; 12, 646-555-0199;ext=7, 030 901820, 34', `${PHONE}, ${PHONE}, ${PHONE}`],
    ['caller 3; 030 901820, or 4, 030 901820', `caller 3; ${PHONE}, or 4, ${PHONE}`],
    ['[2133734253,6465550199]', `${PHONE},${PHONE}]`],
    ['+12133734253 (2 calls)', `${PHONE} (2 calls)`],
    ['020 7946 0018 (2 calls)', `${PHONE} (2 calls)`],
    ['+1 213 373 4253 2026-11-21', `${PHONE} 2026-11-21`],
    ['at 10:30 020 7946 0018 said', `at 10:30 ${PHONE} said`],
    ['213-373-4253 or 213-373-4254', `${PHONE} or ${PHONE}`],
    ['030000(2102000000', PHONE + PHONE],
  ])('is masked in %j', (text, expected) => {
    expect(redactContacts(text)).toBe(expected);
  });
});

describe('an e-mail address', () => {
  it.each([
    'a@b.example',
    'john.doe+test@mail.example.co.uk',
    '+15550100200@sip.example',
    'größe@müller.example',
    '𝐣@b.example',
    'a%40b.example',
    'a\\u0040b.example',
    'a&#64;b.example',
    'a&commat;b.example',
    'a@b\u200b.example',
    'a\u200bb@c.example',
    'نام\u200cمن@c.example',
    'a\0b\u00adc@d.example',
    'a@\u00adb.ex\ufe0fample',
    'a@xn--bcher-kva.xn--p1ai',
  ])('%s is masked', (address) => {
    expect(redactContacts(address)).toBe(EMAIL);
    expect(redactContacts(`Write to ${address}.`)).toBe(`Write to ${EMAIL}.`);
    expect(contactsIn(address)).not.toEqual([]);
  });

  it.each([
    ['mailto:a@b.example?subject=x', `mailto:${EMAIL}?subject=x`],
    ['<a@b.example>', `<${EMAIL}>`],
    ["'a@b.example'", `'${EMAIL}'`],
    ['a@b.example,c@d.example', `${EMAIL},${EMAIL}`],
    ['to\u202fa@b.example', `to\u202f${EMAIL}`],
    ['a@b.example@c.example', `${EMAIL}@c.example`],
    ['what is left of j.doe@…', `what is left of ${EMAIL}…`],
    ['what is left of j.doe%40mail-2.…', `what is left of ${EMAIL}…`],
    ['j.doe@mail.example…', `${EMAIL}…`],
  ])('is masked in %j', (text, expected) => {
    expect(redactContacts(text)).toBe(expected);
  });
});

describe('what is neither', () => {
  it.each([
    'https://github.com/o/r/actions/runs/16588214931/attempts/1',
    '429: slow down; its Retry-After (1795448612) lies past the deadline of the wait',
    'https://github.com/o/r/actions/runs/1658821493/artifacts/4812345678.',
    '2026-11-21T10:15:00+02:00',
    '2026-11-21 10:15:00',
    '01/02/2026 10:30',
    '01.02.2026 – 03.04.2026',
    '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
    'Run 12345678-1234-4234-9234-123456789012 and run #12345678-abcd-4234-9234-123456789012',
    '0123456789abcdef0123456789abcdef01234567',
    '192.168.100.200',
    '96.87500000000001',
    '+12.5 points, -3.25 points',
    '$1,204.50',
    '€2133734253',
    '02/03/2026, 04-05-26',
    'INV-0612345678',
    '0.123456789',
    '(24 of 30) 123456',
    '4111 1111 1111 1111',
    '1,234,567,890; 1,204, 12,345,678',
    '0,2345678901, 3,2345678901',
    'run 1234567890',
    'run #5551234567',
    '9 of 40 (22.5%)',
    'from 200-4000 ms in 2024-2025',
    'tool@1.2.3',
    '@octocat and @org/team',
    '@example.com',
    'a@localhost',
    'GHSA-aaaa-bbbb-cccc, CVE-2020-1234',
  ])('%s stays', (text) => {
    expect(redactContacts(text)).toBe(text);
    expect(contactsIn(text)).toEqual([]);
  });

  it('keeps its unprintable characters', () => {
    expect(redactContacts('a\u200bb\u0007')).toBe('a\u200bb\u0007');
  });
});

describe('what readers know anyway', () => {
  it('stays, however it is spelled', () => {
    const keep = ['+12133734253', 'Desk@Bank.example'];
    const text = 'Call +1 213-373-4253 or desk@bank.example.';
    expect(redactContacts(text, keep)).toBe(text);
    expect(redactContacts(`${text} Or 213-373-4254.`, keep)).toBe(`${text} Or ${PHONE}.`);
  });
});

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '+¦+1¦(¦)¦ ¦-¦.¦/¦@¦%40¦%2B¦\\u002b¦&#64;¦%¦0¦00¦1¦555¦:¦010-0200¦run ¦#¦v¦$¦tel:¦a¦b.example',
      'a@b.example¦, ¦,¦;¦\n¦T¦\u200b¦１¦–¦ext¦x¦2026-11-21¦10:30¦5550100200¦\u001b[¦m',
    ].flatMap((row) => row.split('¦')),
  ),
  digits(1, 16),
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  dangerous,
);

describe('for any text', () => {
  it('redacting it twice is redacting it once', () => {
    fc.assert(
      fc.property(text, (any) => {
        const once = redactContacts(any);
        expect(redactContacts(once)).toBe(once);
      }),
      tries(3000),
    );
  });

  it('no e-mail address is left', () => {
    fc.assert(
      fc.property(text, (any) => {
        const redacted = redactContacts(any);
        expect(redacted).not.toMatch(/[\w+]@(?:[a-z0-9]+\.)+[a-z][a-z0-9]+/i);
      }),
      tries(3000),
    );
  });
});

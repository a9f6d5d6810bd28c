"use strict";
module.exports = {

/***/ 2210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var mayHoldContact = (function mayHoldContact(text) {
    return AT_SIGNS.test(text) || mayHoldPhoneNumber(text);
});
var redactContacts = (function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = ((from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask)));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
});
var replaceContacts = (function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
});
var replaceEmailAddresses = (function replaceEmailAddresses(text, replace) {
    const ascii = inAscii(text);
    if (!AT_SIGN.test(ascii))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(emailHost())) {
        const start = localPartStart(ascii, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
});
var replacePhoneNumbers = (function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
        if (phoneNumber === undefined)
            continue;
        const end = index + phoneNumber.length;
        replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
        done = end;
    }
    return replaced + text.slice(done);
});
var inAscii = (function inAscii(text) {
    return text.replace(OTHER_FORMS, (char) => {
        const code = char.charCodeAt(0);
        if (code >= 0xff00)
            return String.fromCharCode(code - 0xfee0);
        if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212)
            return '-';
        if (code < 0x0660 || code === 0x1680 || (code >= 0x2000 && code <= 0x3000))
            return ' ';
        const isIndic = code >= 0x0900 && code < 0x0e00;
        return String((isIndic ? code - 6 : code) & 0xf);
    });
});
__webpack_require__.d(__webpack_exports__, {
    Z: (() => (  redactContacts)),
    n: () => (  contactsIn)
  });
  var _lazily_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const INDIC_DIGITS = String.raw `\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f`;
const DIGITS = String.raw `\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9`;
const OTHER_FORMS = new RegExp(String.raw `[\t\u00a0\u1680${DIGITS}${INDIC_DIGITS}\u2000-\u200a\u2010-\u2015\u202f\u205f\u2212\u3000\uff08-\uff20]`, 'g');
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const emailHost = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=\u2026))`, 'giu');
const localPartChar = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]`, 'u');
const BEFORE_LOCAL_PART = /['.-]/;
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';
const UUID_WORDS = new RegExp(`(?<=^|[\\s'"\`(])${UUID}`, 'g');
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = new RegExp(String.raw `[\d${DIGITS}${INDIC_DIGITS}\uff10-\uff19]`, 'g');
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;

function mayHoldPhoneNumber(text) {
    const digits = text.replace(UUID_WORDS, '').match(DIGIT)?.length ?? 0;
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(text)));
}
const OTHER_NUMBERS = [
    `(?<![0-9A-Za-z])${UUID}`,
    String.raw `(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
    String.raw `(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
    String.raw `(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
    String.raw `[$\u20ac\u00a3\u00a5] ?\d+(?:[.,]\d+)*`,
    String.raw `(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
    String.raw `(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
    String.raw `/actions/runs/\d+(?:/artifacts/\d+)?(?!\d)`,
    String.raw `\bRetry-After \(\d+(?=\))`,
    String.raw `(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];
const PLUS = String.raw `(?:\+|%2[Bb])`;
const GAP = String.raw `[ .\-/()]{0,3}`;
const LONG_GAP = String.raw `[ \r\n.\-/()]{0,3}`;
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    String.raw `${PLUS}\d{7,}`,
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${LONG_GAP}\d){5,13}\d${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}\u2026)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');

function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}


function localPartStart(text, from, at) {
    let start = at;
    while (start > from && localPartChar().test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}


function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var redactingWorld = (function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
});
var knownContacts = (function knownContacts({ source }) {
    if (source.kind === 'service-phone-number')
        return [source.servicePhoneNumber];
    if (source.kind !== 'run-plan-id')
        return [];
    return (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__  .f)(source.variables).map(({ sha256 }) => sha256);
});
var redactingRunner = (function redactingRunner(runner, keep) {
    const redact = ((text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep));
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        isLive: runner.isLive,
        showsSummary: runner.showsSummary,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: ((text) => runner.info(redact(text))),
        debug: (text) => runner.debug(redact(text)),
        showLive: ((lines) => runner.showLive(lines.map(redact))),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: ((level, message) => runner.annotate(level, redact(message))),
        annotationsLeft: ((level) => runner.annotationsLeft(level)),
        setOutput: ((name, value) => runner.setOutput(name, value)),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: ((markdown) => runner.writeSummary(markdown)),
    };
});
__webpack_require__.d(__webpack_exports__, {
    J: (() => (  knownContacts)),
    Y: (() => (  redactingWorld))
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);





/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var describePolicy = (function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
});
var tellPolicy = (function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
});
__webpack_require__.d(__webpack_exports__, {
    q: (() => (  tellPolicy)),
    w: (() => (  describePolicy))
  });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';




/***/ })

};

"use strict";
exports.id = 960;
exports.ids = [960];
exports.modules = {

/***/ 3960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ knownContacts),
/* harmony export */   redactingWorld: () => (/* binding */ redactingWorld)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73586);

function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
function knownContacts({ source }) {
    return source.kind === 'service-phone-number' ? [source.servicePhoneNumber] : [];
}
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(text, keep);
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
        annotate: (level, message) => runner.annotate(level, redact(message)),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 73586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ redactContacts),
/* harmony export */   n: () => (/* binding */ contactsIn)
/* harmony export */ });
/* harmony import */ var libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40739);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const EMAIL_HOST = /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;
const MAY_BE_NUMBER = /[\d\uff10-\uff19](?:[^\d\p{L}]{0,4}[\d\uff10-\uff19]){6}/u;
const COUNTRIES = ['US', 'DE'];
const WITH_AREA_CODE = /^(?:0(?![.,])|\(\d{2,5}\))/;
const NO_NUMBERS = /(?<!\d[-./]?)(?:\d{4}-\d\d-\d\d|\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d))(?![-./]?\d)|(?<!\d)\d\d?:\d\d(?::\d\d)?|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}/g;
const BEFORE_NO_NUMBER = /[\w#/=.,$€£¥-]/;
function redactContacts(text, keep = []) {
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => {
        const to = replaceContacts(from, (contact, mask) => known.has(spelledPlainly(contact)) ? contact : mask);
        return to === from ? to : redact(to);
    };
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(redacted);
    if (shown === redacted)
        return redacted;
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}
function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}
function replaceEmailAddresses(text, replace) {
    const ascii = inAscii(text);
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(EMAIL_HOST)) {
        const start = localPartStart(ascii, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function localPartStart(text, from, at) {
    let start = at;
    while (start > from && LOCAL_PART_CHAR.test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { startsAt, endsAt } of phoneNumbersIn(text)) {
        if (startsAt < done)
            continue;
        replaced += text.slice(done, startsAt) + replace(text.slice(startsAt, endsAt), PHONE_MASK);
        done = endsAt;
    }
    return replaced + text.slice(done);
}
function phoneNumbersIn(text) {
    if (!MAY_BE_NUMBER.test(text))
        return [];
    const dateless = withoutDates(text);
    if (!MAY_BE_NUMBER.test(dateless))
        return [];
    const onOneLine = dateless.replace(/%2B/gi, '+  ').replace(/\s/g, ' ');
    const international = (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(onOneLine, { extended: true });
    const inLines = dateless.replace(/[^\S\n]/g, ' ');
    const national = COUNTRIES.flatMap((country) => (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(inLines, country).filter(({ startsAt, endsAt }) => {
        if (BEFORE_NO_NUMBER.test(inLines.charAt(startsAt - 1)))
            return false;
        return country === 'US' || WITH_AREA_CODE.test(inLines.slice(startsAt, endsAt));
    }));
    return [...international, ...national].toSorted((a, b) => a.startsAt - b.startsAt);
}
function withoutDates(text) {
    return text.replace(NO_NUMBERS, (date) => '|'.repeat(date.length));
}
function inAscii(text) {
    return text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ })

};
;
export const id = 258;
export const ids = [258];
export const modules = {

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: () => (/* binding */ bringToJudgement),
  redactingWorld: () => (/* reexport */ redactingWorld)
});

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9598);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7687);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
// EXTERNAL MODULE: ./report/facts.js
var facts = __webpack_require__(7636);
// EXTERNAL MODULE: ./report/model/copy.js
var copy = __webpack_require__(400);
// EXTERNAL MODULE: ./report/model.js + 1 modules
var model = __webpack_require__(180);
;// CONCATENATED MODULE: ./report/brief.js
/** What `detail: brief` leaves of a report: verdict, numbers and titles. */



/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = '`detail: brief` leaves out prompt texts';
/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`, so they stay as they are.
 */
function briefReport(report) {
    const brief = (0,copy/* copier */.p)(model/* gateReportSchema */.v, { isBrief: true })(report);
    for (const { debrief } of brief.runs) {
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = facts/* LEFT_OUT */.Pk;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(4738);
;// CONCATENATED MODULE: ./core/text/redact.js
/**
 * Phone numbers and e-mail addresses in text of others. Only what looks like one is masked: dates,
 * times, UUIDs, versions, prices, shares and short numbers stay. Every repetition in the patterns is
 * bounded, or can only begin where the one before it ended, so that time grows with length alone.
 */

const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
/** Digits of other scripts, full-width signs, dashes and spaces; each is one UTF-16 unit. */
const OTHER_FORMS = /[\u00a0\u0660-\u0669\u06f0-\u06f9\u2000-\u200a\u2010-\u2015\u202f\u2212\u3000\uff08-\uff20]/g;
/**
 * Without an at sign, plain or encoded, and three digits a text holds neither; most hold none. A
 * number that nothing else announces has seven.
 */
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;
function mayHoldContact(text) {
    if (AT_SIGNS.test(text))
        return true;
    const digits = text.match(DIGIT)?.length ?? 0;
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,strip/* stripUnprintable */.jh)(text)));
}
/**
 * Plain, and as it stands in an address, a JSON text or HTML. Looked for first: what reads the letters
 * of every script takes milliseconds to compile.
 */
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
/**
 * A host name ends in a label that begins with a letter, so that `tool@1.2.3` is none; or it ends
 * anywhere, where the text was cut.
 */
const EMAIL_HOST = /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;
/** What looks like a phone number to the patterns further down and is none. */
const OTHER_NUMBERS = [
    // UUIDs.
    '(?<![0-9A-Za-z])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])',
    // ISO 8601 dates with or without a time, other dates, and times of day.
    String.raw `(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
    // Versions and IP addresses.
    String.raw `(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
    String.raw `(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
    // Prices, decimals and shares.
    String.raw `[$€£¥] ?\d+(?:[.,]\d+)*`,
    String.raw `(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
    String.raw `(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
    // Runs by their number.
    String.raw `(?:#|\b[Rr]un (?:number |#)?)\d+(?!\d|[-./]\d)`,
];
/** Plain, and as it stands in an address. */
const PLUS = String.raw `(?:\+|%2[Bb])`;
/** What may stand between two digits of one number. */
const GAP = String.raw `[ .\-/()]{0,3}`;
/** What may not follow its last digit; letters follow the digits of other identifiers. */
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    // E.164 as it is; what has more digits is no other number either.
    String.raw `${PLUS}\d{7,}`,
    // North America: (555) 010-0200, 555-010-0200, +1 555.010.0200, and 555-0100 alone.
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    // With a country code behind + or 00, and with the 0 of long-distance calls.
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){5,13}\d${END}`,
    // What is left of one where the text was cut.
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}…)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    // An area code in parentheses.
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    // Digits without a gap, behind a + as JSON texts escape it as well, and one by one.
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    // Whatever an address says is one.
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');
/**
 * The text with every phone number and e-mail address replaced by words that say what it was. Where
 * there is one, unprintable characters go as well, since they may stand in the middle of it.
 *
 * @param keep phone numbers and e-mail addresses that readers know anyway, however they are spelled
 */
function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,strip/* stripUnprintable */.jh)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
/** Every phone number and e-mail address that stands in the text, as it is spelled there. */
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,strip/* stripUnprintable */.jh)(text), (contact, mask) => {
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
    if (!AT_SIGN.test(ascii))
        return text;
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
/** Where the local part before an at sign begins; the at sign itself where there is none. */
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
    for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
        if (phoneNumber === undefined)
            continue;
        const end = index + phoneNumber.length;
        replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
/** The text as the patterns read it: other digits, signs and spaces as ASCII has them. */
function inAscii(text) {
    return text.replace(OTHER_FORMS, (char) => {
        const code = char.charCodeAt(0);
        // The full-width forms stand in the order of ASCII.
        if (code >= 0xff00)
            return String.fromCharCode(code - 0xfee0);
        if (code >= 0x2010 && code <= 0x2212 && code !== 0x202f)
            return '-';
        return code >= 0x0660 && code <= 0x06f9 ? String(code & 0xf) : ' ';
    });
}
/** The same for every spelling of one phone number or e-mail address. */
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}

;// CONCATENATED MODULE: ./report/redact.js
/** Masks what identifies a person in everything that the service wrote into a report. */



/** Why nothing is done with a prompt fix that would put a mask into a file. */
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
/**
 * A report with phone numbers and e-mail addresses masked in all text that the service wrote. IDs,
 * times, numbers and places in files stay. A prompt fix that brings a phone number or an e-mail
 * address into a file is masked as well, and so left out of what can be applied; one that only
 * leaves in place what the file says already can be applied as it is.
 *
 * @param keep phone numbers and e-mail addresses that stay, such as those of the workflow's inputs
 */
function redactReport(report, keep = []) {
    const mask = (0,copy/* copier */.p)(model/* gateReportSchema */.v, { text: (text) => redactContacts(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(contactsIn)]) };
}
/** What was found for a fix, masked where its new text says more than is known already. */
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = redactContacts(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => redactContacts(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}

;// CONCATENATED MODULE: ./gate/delivery/redacting.js
/** Phone numbers and e-mail addresses that the service wrote, masked where `redact` says so. */


function redactedReport(report, inputs) {
    return inputs.redact ? redactReport(report, knownContacts(inputs)) : report;
}
/** A world whose log is masked: what the service says may stand in any line of it. */
function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
/** The number that the workflow itself names is no secret to its readers. */
function knownContacts({ source }) {
    return source.kind === 'service-phone-number' ? [source.servicePhoneNumber] : [];
}
/** Outputs and summary are left alone: they are of a report that is masked already. */
function redactingRunner(runner, keep) {
    const redact = (text) => redactContacts(text, keep);
    return {
        isDebug: runner.isDebug,
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

;// CONCATENATED MODULE: ./gate/delivery/show.js
/** What people may see of judged runs. */



/**
 * The report as it may be shown: with its prompt fixes located, redacted, brief where asked for. A
 * step that was cancelled has no time to locate them.
 */
async function show(judged, inputs, world) {
    const shown = await withPromptFixes(judged, inputs, world);
    return inputs.detail === 'brief'
        ? { ...shown, report: briefReport(shown.report), patch: '' }
        : shown;
}
async function withPromptFixes(judged, inputs, world) {
    const hasFixes = judged.runs.some(({ report }) => report?.recommendations.some(({ suggestedText }) => suggestedText !== null));
    const without = (...warnings) => ({
        report: redactedReport(judged, inputs),
        patch: '',
        warnings,
    });
    if (!hasFixes || judged.policy.isTrial || world.cancelled.aborted)
        return without();
    try {
        const { locatePromptFixes, patchOf } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692));
        const { notes, ...located } = await locatePromptFixes(judged, inputs, process.cwd(), world);
        const { promptFixes } = located;
        const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
        return { ...patchOf(redactedReport(report, inputs), located.changes), warnings: [] };
    }
    catch (error) {
        // A fault of ours in here must not cost the judgement.
        world.runner.debug((0,stops/* stackOf */.US)(error));
        return without((0,stops/* internalFault */.gj)(error).message);
    }
}

// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var inputs_variables = __webpack_require__(8504);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./service/http-service-client.js + 2 modules
var http_service_client = __webpack_require__(5027);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(501);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(9394);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(9287);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(7993);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(9861);
;// CONCATENATED MODULE: ./gate/runs/cancel.js




/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const HURRIED_BUDGET_MS = 3_000;
/** How long a run is asked to be cancelled whose time ran out; nothing hurries the step then. */
const BUDGET_MS = 2 * 60_000;
const LEFT_GOING = {
    unwanted: 'was left going: cancel-on-abort is false',
    lost: 'was started by this step, and may go on placing calls',
};
/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;
/** Cancels a run that this step started, where `cancel-on-abort` wants it. */
async function cancelRun(run, watch) {
    run.leftGoing = null;
    if (!watch.inputs.cancelOnAbort) {
        run.note('The run was left going (cancel-on-abort: false).');
        watch.narrator.say(run, 'left going, since cancel-on-abort is false');
        run.leftGoing = 'unwanted';
        return;
    }
    try {
        await requestCancel(run, watch);
        run.note('The run was cancelled by this step, which had started it.');
        watch.narrator.say(run, 'cancelled');
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
            return;
        }
        run.uncancelled = error.message;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.narrator.say(run, `could not be cancelled: ${error.message}`);
    }
}
/** Asks with patience until the step is cancelled itself, and then once more in a hurry. */
async function requestCancel({ jobId }, watch) {
    const { client, clock, cancelled } = watch;
    try {
        return await client.cancelRun(jobId, {
            signal: cancelled,
            deadlineMs: clock.now() + BUDGET_MS,
        });
    }
    catch (error) {
        if (!(error instanceof stops/* Cancelled */.cJ))
            throw error;
    }
    const { signal } = new AbortController();
    await client.cancelRun(jobId, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
/**
 * Says that a run goes on that this step has started and cannot follow any longer. Should the step be
 * cancelled while it follows others, this one is cancelled with them.
 */
function leaveRun(run, watch) {
    run.note('This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged; the job run again as it is would place the calls a second time.');
    watch.narrator.say(run, 'left, and may go on placing calls');
    run.leftGoing = 'lost';
    run.recall = new Promise((resolve) => {
        watch.cancelled.addEventListener('abort', () => resolve(cancelRun(run, watch)), { once: true });
    });
}
/** An annotation for each reason why runs of this step may go on placing calls, with all their IDs. */
function tellRunsThatGoOn(runs, runner) {
    const uncancelled = runs.flatMap(({ jobId, uncancelled: why }) => why === null ? [] : [{ id: jobId, why }]);
    (0,annotations/* annotateEach */.q)('error', (0,saved_runs/* describeUncancelled */.Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const left = runs.flatMap(({ jobId, leftGoing }) => leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }]);
    const going = (0,annotations/* byReason */.U)(left).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,annotations/* annotateEach */.q)('warning', going, runner, MAX_ANNOTATIONS);
}

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
// EXTERNAL MODULE: ./policy/known-values.js
var known_values = __webpack_require__(6959);
// EXTERNAL MODULE: ./policy/policy.js + 7 modules
var policy_policy = __webpack_require__(344);
// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(6161);
;// CONCATENATED MODULE: ./policy/evaluate.js



/**
 * Judges a run by every rule. All rulings become reasons, not only the first. One that fails
 * outweighs any number that could not decide. Depends on nothing but what is handed in.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
function evaluate(run, policy, today, rules = policy_policy/* RULES */.y) {
    const { themes, rows, failures, waived, unmatched, expired } = (0,waivers/* applyWaivers */.Kw)(run, policy.waivers ?? [], today);
    const view = { run, report: run.report, themes, rows, failures };
    const rulings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, policy.gate ?? {}))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => rulings.filter(({ effect }) => effects.includes(effect));
    const warnings = of('warning').map(({ message }) => message);
    return {
        outcome: of('fail').length > 0 ? 'failed' : of('undecided').length > 0 ? 'inconclusive' : 'passed',
        reasons: of('fail', 'undecided').map(({ effect, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,known_values/* unknownValues */.L)(run.report?.themes ?? []),
    };
}
function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
}

;// CONCATENATED MODULE: ./gate/runs/decider.js


const MAX_VALUE_CHARS = 200;
/** A service of a later version has a few new values, not thousands. */
const MAX_TOLD = 20;
/** Decides about runs by one policy on one day. */
class Decider {
    #policy;
    #today;
    #runner;
    #told = new Set();
    /** @param today `YYYY-MM-DD` in UTC */
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    /**
     * The policy's decision about one run.
     *
     * @param report null where the run is judged by the service's own verdict alone
     */
    decide(run, report) {
        const { outcome, reasons, spared, unknownValues } = evaluate({ report, runStatus: run.runStatus, ...run.evidence }, this.#policy, this.#today);
        for (const value of unknownValues)
            this.#tellUnknown(value);
        return run.conclude(outcome, reasons, report, spared);
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,log_line/* oneLine */.T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}

// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(4562);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(9217);
// EXTERNAL MODULE: ./core/text/duration.js
var duration = __webpack_require__(8174);
;// CONCATENATED MODULE: ./gate/runs/patience.js



/** As long as for a service that gives no answer at all. */
const LIMIT_MS = 2 * 60_000;
/** Faults of one answer, of which the next may be free. */
const ODD = new Set(['status', 'not-json', 'shape']);
/** Answers that say what they mean: not with this key, and not yet. */
const MEANT = new Set([403, 409]);
/** Counts from the first fault of a row. */
class Patience {
    #clock;
    #sinceMs = null;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Notes a fault, and gives whether they have gone on for too long. */
    isOver() {
        this.#sinceMs ??= this.#clock.now();
        return this.#clock.now() - this.#sinceMs >= LIMIT_MS;
    }
    /** Notes an answer as it should be. */
    restore() {
        this.#sinceMs = null;
    }
}
/**
 * Asks for something about a run, and again while the answer is odd: for two minutes in a row at most,
 * and only where the service has taken or known the run before, so that neither address nor inputs
 * nor key can be what is wrong. Rejects as `ask` does.
 */
async function askPatiently(ask, run, wait, { clock, narrator }) {
    const patience = new Patience(clock);
    const { lastSeen } = wait;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status))
                throw error;
            if (!run.startedHere && !run.isKnown)
                throw error;
            if (patience.isOver()) {
                wait.lastSeen = lastSeen;
                throw explainLasting(error, run);
            }
            const problem = (0,stops/* withoutPeriod */.Kx)(error.message);
            wait.lastSeen = problem;
            const limit = (0,duration/* formatDuration */.a)(LIMIT_MS);
            narrator.sayOnce(run, `${problem}; asking again, for ${limit} at most`);
        }
        await wait.pause();
    }
}
/** Whether the answer is one that a service cannot mean that knows the run. */
function isOdd(error) {
    return error instanceof errors/* ServiceError */._ && ODD.has(error.kind);
}
/** A run that was known a moment ago is not one that the workflow has named wrongly. */
function explainLasting(error, { isKnown }) {
    if (error.status !== 404 || !isKnown)
        return error;
    const limit = (0,duration/* formatDuration */.a)(LIMIT_MS);
    return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(error.message)}, for ${limit}, though the service has answered for this run before`);
}

// EXTERNAL MODULE: ./policy/percent.js
var percent = __webpack_require__(1022);
// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(6509);
;// CONCATENATED MODULE: ./gate/runs/evidence.js
/** What the service tells of a run beside its debrief, in the words and shapes of the report. */



const MAX_WORD_CHARS = 100;
/** The results of a run as its evidence: everything but the debrief, and but the cost. */
function evidenceOf(results) {
    const { run, verdict, summary, metrics, calls, breakdowns, attemptSummary } = results;
    const checks = checksOf(verdict?.checks ?? [], metrics ?? []);
    return {
        ...(run && {
            about: {
                planId: run.simulationRunPlanId,
                planName: run.simulationRunPlanName,
                number: run.runNumber,
                triggeredBy: run.triggeredBy,
                createdAt: run.createdAt,
                startedAt: run.startedAt,
                endedAt: run.endedAt,
                durationMs: run.durationMs,
            },
        }),
        ...(verdict !== undefined && {
            runVerdict: verdictOf(verdict, checks, summary?.score ?? null),
        }),
        ...(summary && {
            callCounts: {
                total: summary.totalCalls,
                counted: summary.countedCalls,
                completed: summary.completedCalls,
                evaluated: summary.evaluatedCalls,
                passed: summary.passedCalls,
                failed: summary.failedCalls,
            },
        }),
        ...(checks.length > 0 && { checks }),
        ...(calls && { calls: calls.map(callOf) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
                byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
            },
        }),
        ...(attemptSummary && {
            attempts: {
                attempts: attemptSummary.attemptCount,
                retries: attemptSummary.retryCount,
                silent: attemptSummary.silentAttemptCount,
                stillSilent: attemptSummary.stillSilentTestCaseCount,
                testCases: attemptSummary.testCaseCount,
            },
        }),
    };
}
/** What a run cost; undefined where the service tells no sum, or one in another currency. */
function costOf(cost) {
    if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd')
        return undefined;
    const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
    const usd = cost.totalUsd ?? micros;
    if (usd === null)
        return undefined;
    const parts = (cost.breakdown ?? []).map(({ source, surface, quantity, amountUsd }) => ({
        source,
        surface,
        quantity,
        usd: amountUsd,
    }));
    return { usd, parts };
}
/** A verdict that is not there on a run that has ended says that nothing was judged. */
function verdictOf(verdict, checks, score) {
    if (verdict === null)
        return { passed: null, score, failures: [] };
    return {
        passed: verdict.passed,
        score: verdict.score ?? score,
        failures: (verdict.failures ?? []).map((failure) => failureOf(failure, checks)),
    };
}
/** The checks that the verdict rests on, then those that only the metrics tell of. */
function checksOf(judged, metrics) {
    const metricOf = new Map(metrics.map((metric) => [metric.metricDefinitionId, metric]));
    const known = new Set(judged.map(({ metricDefinitionId }) => metricDefinitionId));
    const others = metrics.filter(({ isCheck, check, metricDefinitionId }) => (isCheck === true || check !== null) && !known.has(metricDefinitionId));
    return [
        ...judged.map((check) => withRate({
            id: check.metricDefinitionId,
            name: check.metricName ?? metricOf.get(check.metricDefinitionId)?.name ?? nameless(check),
            isPassed: check.passed,
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            rate: check.passRate,
            needed: check.minPassRate,
            isInherited: check.inherited,
        })),
        ...others.map(({ metricDefinitionId, name, check }) => withRate({
            id: metricDefinitionId,
            name,
            isPassed: null,
            passed: check?.passedCalls ?? null,
            evaluated: check?.evaluatedCalls ?? null,
            rate: check?.passRate ?? null,
            needed: null,
            isInherited: null,
        })),
    ];
}
function nameless({ metricDefinitionId }) {
    return metricDefinitionId ?? 'a check without a name';
}
/** The rate that the counts give, where the service tells them and no rate. */
function withRate(check) {
    const { rate, passed, evaluated } = check;
    if (rate !== null || passed === null || !evaluated)
        return check;
    return { ...check, rate: (100 * passed) / evaluated };
}
/** One thing that the service holds against a run, in words. */
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const found = checks.find(({ id, name }) => metricDefinitionId === null ? name === metricName : id === metricDefinitionId);
    const check = metricName ?? found?.name ?? nameless(failure);
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,log_line/* oneLine */.T)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${(0,log_line/* oneLine */.T)(type, MAX_WORD_CHARS)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,rule/* quoteName */.A)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,percent/* tellPercent */.dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,rule/* quoteName */.A)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case 'METRIC_BELOW_MIN_PASS_RATE': {
            const rate = passRate ?? check?.rate ?? null;
            const needed = minPassRate ?? check?.needed ?? null;
            const calls = check?.evaluated ?? null;
            const passed = rate === null
                ? 'passed too few calls'
                : `passed ${(0,percent/* tellPercent */.dH)(rate, needed ?? undefined)} % of ${calls === null ? 'its calls' : callsOf(calls)}`;
            return `${subject} ${passed}${needed === null ? '' : `; ${(0,percent/* tellPercent */.dH)(needed)} % needed`}`;
        }
        default:
            return `${subject}: the service holds ${(0,log_line/* oneLine */.T)(type, MAX_WORD_CHARS)} against it`;
    }
}
/** `3 of 24 calls`, as far as it is known. */
function countOf(part, whole) {
    if (part === null)
        return whole === null ? 'some calls' : `some of ${callsOf(whole)}`;
    return whole === null ? callsOf(part) : `${part} of ${callsOf(whole)}`;
}
function callsOf(count) {
    return count === 1 ? '1 call' : `${count} calls`;
}
function callOf(call) {
    const reasonings = new Map((call.values ?? []).map(({ metricDefinitionId, reasoning }) => [metricDefinitionId, reasoning]));
    return {
        id: call.callId,
        simulationJobId: call.simulationJobId,
        status: call.status,
        isPassed: call.passed,
        isCounted: call.counted !== false,
        attempt: call.attemptNumber,
        durationMs: call.durationMs,
        agent: call.agentName,
        persona: call.personaName,
        scenario: null,
        checks: (call.checks ?? []).map((check) => ({
            name: check.metricName ?? nameless(check),
            isPassed: check.passed,
            reasoning: reasonings.get(check.metricDefinitionId) ?? null,
        })),
        excerpt: [],
    };
}
function breakdownOf({ key, label, ...facts }) {
    return {
        name: label ?? key ?? '',
        calls: facts.calls,
        evaluated: facts.evaluatedCalls,
        passed: facts.passedCalls,
        rate: facts.callPassRate,
        score: facts.score,
    };
}

;// CONCATENATED MODULE: ./gate/runs/run-record.js



const MAX_ERROR_CHARS = 1_000;
/** What the step learns about one run while its story is told. */
class RunRecord {
    jobId;
    label;
    /** What it is a run of, the same from run to run; empty where only its ID is known. */
    stableName;
    /** True once this step has started the run: only such runs are ever cancelled. */
    startedHere = false;
    /** True once the service has answered for the run under its ID. */
    isKnown = false;
    /** True once the service has taken the run for finished (202 on the debrief request). */
    finished = false;
    /** Settles once a run that was left going has been cancelled with the step; null for any other. */
    recall = null;
    /** Why the run could not be cancelled when it was to be; the post step tries again. */
    uncancelled = null;
    /** Why the run goes on though the step is done with it; null where it does not. */
    leftGoing = null;
    /** False once the service has refused to have the run read. */
    readable = true;
    runStatus = null;
    debrief = null;
    evidence = {};
    /** True once the run's results were seen. */
    hasResults = false;
    /** The wait that is going on, for the log and for the words of a timeout. */
    wait = null;
    notes = [];
    constructor(label, jobId = '', stableName = '') {
        this.label = label;
        this.jobId = jobId;
        this.stableName = stableName;
    }
    /** What people know it by in the log. */
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    /** True while the run may be placing calls that this step is answerable for. */
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !(0,run_status/* hasEnded */.h)(this.runStatus);
    }
    /** Takes what the results tell beside the debrief; how the run ended too, where nobody told yet. */
    takeResults(results) {
        const { run } = results;
        this.evidence = { ...this.evidence, ...evidenceOf(results) };
        this.hasResults = true;
        if (!(0,run_status/* hasEnded */.h)(this.runStatus) && (0,run_status/* hasEnded */.h)(run?.status ?? null)) {
            this.runStatus = run?.status ?? null;
        }
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    /** The finished story, for the reports. */
    conclude(outcome, reasons, report, spared = null) {
        const { jobId, label, stableName, notes, runStatus, debrief } = this;
        return {
            jobId,
            label,
            ...(stableName === '' ? {} : { stableName }),
            outcome,
            reasons,
            notes: [...notes],
            runStatus,
            debrief,
            report,
            spared,
            ...this.evidence,
        };
    }
}
/** What follows `the debrief ended FAILED`: the service's words, where the workflow wants any shown. */
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,log_line/* oneLine */.T)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}

// EXTERNAL MODULE: ./step/wait.js + 1 modules
var wait = __webpack_require__(8396);
;// CONCATENATED MODULE: ./gate/runs/watch.js

/**
 * Begins a wait of which `run-timeout` limits the whole, however often it turns to something else,
 * and puts it into the run's record.
 */
function waitForRun(run, what, watch) {
    return begin(run, { what, input: 'run-timeout', limitMs: watch.inputs.runTimeoutMs }, watch);
}
/**
 * Begins the wait for a run's debrief, and puts it into the run's record. Once the debrief was
 * requested, the run has finished, and `debrief-timeout` counts from now; without a request nobody
 * says when it has, so both limits count together, from the start.
 */
function waitForDebrief(run, wasRequested, watch) {
    const { runTimeoutMs, debriefTimeoutMs } = watch.inputs;
    const what = `the debrief of ${run.name}`;
    if (wasRequested) {
        run.wait = null;
        return begin(run, { what, input: 'debrief-timeout', limitMs: debriefTimeoutMs }, watch);
    }
    const limitMs = runTimeoutMs + debriefTimeoutMs;
    return begin(run, { what, input: 'run-timeout + debrief-timeout', limitMs }, watch);
}
function begin(run, limit, { inputs: { maxPollIntervalMs }, clock, cancelled }) {
    const settings = { ...limit, maxPollIntervalMs };
    run.wait = run.wait?.goOn(settings) ?? new wait/* Wait */.s(settings, clock, cancelled);
    return run.wait;
}

;// CONCATENATED MODULE: ./gate/runs/debrief.js





/**
 * Polls the run's results until its debrief is READY and gives the report. A FAILED debrief is
 * asked for again up to `debrief-retries` times.
 *
 * Rejects with `Stopped` when `debrief-timeout` runs out or the debrief stays FAILED.
 */
async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
}
class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    /** With `regenerate`, only the debrief with this ID counts: an older one may still be shown. */
    #expectedId;
    /** Debriefs that FAILED and were asked for again: they may still be shown, and count no more. */
    #replacedIds = new Set();
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = waitForDebrief(run, this.#mayRequest, watch);
    }
    get #mayRequest() {
        return this.#first !== null;
    }
    async report() {
        let debrief = this.#see(this.#first);
        for (;;) {
            if (debrief?.status === 'READY') {
                if (debrief.report)
                    return debrief.report;
                debrief = await this.#fetchReport();
                if (isFinal(debrief))
                    continue;
            }
            else if (debrief?.status === 'FAILED') {
                debrief = await this.#retry(debrief);
                if (isFinal(debrief))
                    continue;
            }
            await this.#wait.pause();
            debrief = await this.#look();
        }
    }
    /** What the results show now; null where they are not there yet (409). */
    async #look() {
        const { client, narrator } = this.#watch;
        const ask = () => client.readResults(this.#run.jobId, this.#wait.context);
        try {
            const results = await this.#askPatiently(ask);
            this.#run.isKnown = true;
            this.#run.takeResults(results);
            return this.#see(results.debrief);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 409)
                throw error;
            this.#run.isKnown = true;
            this.#wait.lastSeen = error.message;
            narrator.progress(this.#run, (0,stops/* withoutPeriod */.Kx)(error.message));
            return null;
        }
    }
    /** Takes note of a debrief and gives it back; null for one that is older than the one asked for. */
    #see(debrief) {
        if (debrief === null) {
            this.#wait.lastSeen = 'no debrief yet';
            return null;
        }
        const { debriefId, status, errorMessage } = debrief;
        if (debriefId !== undefined && !this.#counts(debriefId)) {
            this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the one asked for`;
            return null;
        }
        this.#run.debrief = {
            debriefId: debriefId ?? this.#run.debrief?.debriefId ?? '',
            status,
            errorMessage: errorMessage ?? null,
        };
        this.#wait.lastSeen = `debrief ${status}`;
        this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
        // Results without an ID cannot show that this READY is the new one: the request's answer can.
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    #counts(debriefId) {
        return this.#expectedId === null
            ? !this.#replacedIds.has(debriefId)
            : debriefId === this.#expectedId;
    }
    /** The debrief as it stands, where the results showed it READY without its report. */
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops/* Stopped */.C9('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors/* ServiceError */._({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const why = quoteErrorMessage(failed.errorMessage, this.#watch.inputs.detail);
        if (!this.#mayRequest) {
            throw new stops/* Stopped */.C9('debrief', `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; the API key may not request another`);
        }
        if (this.#retriesLeft === 0) {
            throw new stops/* Stopped */.C9('debrief', `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.note(`A debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}. It was asked for again.`);
        this.#watch.narrator.say(this.#run, `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; asking for it again`);
        const next = await this.#request();
        const { debriefId } = failed;
        if (this.#expectedId !== null)
            this.#expectedId = next.debriefId;
        else if (debriefId !== undefined && debriefId !== next.debriefId) {
            this.#replacedIds.add(debriefId);
        }
        return this.#see(next);
    }
    #request() {
        const { client } = this.#watch;
        return this.#askPatiently(() => client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context));
    }
    #askPatiently(ask) {
        return askPatiently(ask, this.#run, this.#wait, this.#watch);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(6591);
;// CONCATENATED MODULE: ./gate/runs/excerpts.js
/** What was said in failing calls: of the worst themes some calls, and of each a few lines. */




const MAX_CALLS = 20;
const MAX_LINES = 6;
const AT_ONCE = 4;
/** All calls together may take so long. */
const excerpts_BUDGET_MS = 20_000;
/** So many refusals in a row show that the service does not offer an operation, or not to this key. */
const PATIENCE = 2;
/**
 * The run with excerpts of calls that show why it failed. What cannot be read is left out, and a
 * service that does not offer the operations is soon asked no more.
 */
async function withExcerpts(told, watch) {
    const ids = worthQuoting(told);
    const { client, clock, cancelled } = watch;
    const context = { signal: cancelled, deadlineMs: clock.now() + excerpts_BUDGET_MS };
    const metricsOf = asking((id) => client.readCallMetrics(id, context), watch);
    const transcriptOf = asking((id) => client.readTranscript(id, context), watch);
    const excerpts = await (0,in_turn/* inTurn */.l)(ids, AT_ONCE, async (id) => {
        const spans = linesOfSpans((await metricsOf(id)) ?? []);
        return spans.length > 0 ? spans : lastLines(await transcriptOf(id));
    });
    return addExcerpts(told, new Map(ids.map((id, index) => [id, excerpts[index] ?? []])));
}
/** Asks for something of a call, until too many in a row were refused; null where there is none. */
function asking(read, { runner }) {
    let patience = PATIENCE;
    return async (id) => {
        if (patience === 0)
            return null;
        try {
            const answer = await read(id);
            patience = PATIENCE;
            return answer;
        }
        catch (error) {
            if (error instanceof stops/* Cancelled */.cJ)
                return null;
            if (!(error instanceof errors/* ServiceError */._))
                throw error;
            runner.debug(`an excerpt is left out: ${error.message}`);
            patience = Math.max(0, patience - 1);
            return null;
        }
    };
}
/** Failing calls of the worst themes, then other failing calls. */
function worthQuoting({ report, calls }) {
    const ofThemes = (0,theme_order/* sortThemes */.l)(report?.themes ?? []).flatMap(({ callIds }) => callIds);
    const failing = (calls ?? []).flatMap(({ id, isPassed }) => id !== null && isPassed === false ? [id] : []);
    return [...new Set([...ofThemes, ...failing])].slice(0, MAX_CALLS);
}
/** The segments in which those who graded the call saw what they graded, in the call's order. */
function linesOfSpans(metrics) {
    const segments = metrics
        .flatMap(({ evidenceSpans }) => evidenceSpans ?? [])
        .flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment]);
    const lines = new Map();
    for (const segment of segments) {
        if (!segment?.text)
            continue;
        const { text, startOffsetMs: startMs } = segment;
        lines.set(`${startMs} ${text}`, { speaker: null, text, startMs });
    }
    return [...lines.values()]
        .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
        .slice(0, MAX_LINES);
}
/** How the call ended, which is where most calls fail. */
function lastLines(transcript) {
    return (transcript?.entries ?? [])
        .filter(({ text }) => text.trim() !== '')
        .slice(-MAX_LINES)
        .map(({ role, text, startOffsetMs }) => ({ speaker: role, text, startMs: startOffsetMs }));
}
/** A call that nobody told of but by its ID gets an entry of its own. */
function addExcerpts(told, excerpts) {
    const quoted = [...excerpts].filter(([, lines]) => lines.length > 0);
    if (quoted.length === 0)
        return told;
    const known = new Set((told.calls ?? []).map(({ id }) => id));
    const calls = (told.calls ?? []).map((call) => ({
        ...call,
        excerpt: (call.id === null ? undefined : excerpts.get(call.id)) ?? call.excerpt,
    }));
    const others = quoted
        .filter(([id]) => !known.has(id))
        .map(([id, excerpt]) => ({ ...UNTOLD_CALL, id, excerpt }));
    return { ...told, calls: [...calls, ...others] };
}
/** A failing call of which the service tells nothing but what was said. */
const UNTOLD_CALL = {
    id: null,
    simulationJobId: null,
    status: null,
    isPassed: false,
    isCounted: true,
    attempt: null,
    durationMs: null,
    agent: null,
    persona: null,
    scenario: null,
    checks: [],
};

;// CONCATENATED MODULE: ./gate/runs/read-evidence.js
/** Reads what the service tells of a finished run beside its debrief. None of it is required. */




/** How long each of it is asked for, retries included; the results may be large. */
const read_evidence_BUDGET_MS = 5_000;
const RESULTS_BUDGET_MS = 10_000;
/** Statuses that say that the service has no such operation, or none for this key. */
const NOT_OFFERED = new Set([403, 404, 405, 501]);
/** The results, where following the debrief has not shown them. */
async function readUnseenResults(run, watch) {
    if (run.hasResults)
        return;
    const error = await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
        run.takeResults(await watch.client.readResults(run.jobId, context));
    });
    if (error === null || NOT_OFFERED.has(error.status))
        return;
    run.note(`The run's results could not be read, so that its debrief alone was judged: ${(0,stops/* withoutPeriod */.Kx)(error.message)}.`);
}
/** How a run ended that was finished at the first request. */
async function readEnding(run, watch) {
    if ((0,run_status/* hasEnded */.h)(run.runStatus) || !run.finished || !run.readable)
        return;
    await attempt(watch, read_evidence_BUDGET_MS, async (context) => {
        run.runStatus = (await watch.client.readRun(run.jobId, context)).status;
    });
}
/** What the run cost. */
async function readCost(run, watch) {
    await attempt(watch, read_evidence_BUDGET_MS, async (context) => {
        const cost = costOf(await watch.client.readCost(run.jobId, context));
        if (cost !== undefined)
            run.evidence = { ...run.evidence, cost };
    });
}
/** Why something could not be read; null where it could, or where the step was cancelled meanwhile. */
async function attempt({ clock, cancelled, runner }, budgetMs, read) {
    try {
        await read({ signal: cancelled, deadlineMs: clock.now() + budgetMs });
        return null;
    }
    catch (error) {
        if (error instanceof stops/* Cancelled */.cJ)
            return null;
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        runner.debug(`not known, since it could not be read: ${error.message}`);
        return error;
    }
}

;// CONCATENATED MODULE: ./gate/runs/settle.js





/** Statuses that say that the service has no such operation, or none for this key. */
const UNREADABLE = new Set([403, 404, 405]);
/**
 * Waits for the run to finish by asking for its debrief: 202 means finished, 409 means not yet.
 * In between the run is read, where it can be, and the request is repeated once it has ended;
 * where it cannot be read, the request alone is repeated. What the service answers about a run
 * that it knows may be odd for a while.
 *
 * Rejects with `Stopped` when `run-timeout` runs out, or when the run ended without success and
 * still has no debrief to give.
 */
async function settle(run, watch) {
    const wait = waitForRun(run, `${run.name} to finish`, watch);
    const patience = new Patience(watch.clock);
    let requestNow = true;
    for (;;) {
        if (requestNow) {
            const settled = await requestWhenFinished(run, wait, watch);
            if (settled !== null)
                return settled;
            refuseUnsuccessfulEnd(run);
        }
        const hadEnded = (0,run_status/* hasEnded */.h)(run.runStatus);
        const isRead = run.readable && !hadEnded && (await readProgress(run, wait, patience, watch));
        const ended = (0,run_status/* hasEnded */.h)(run.runStatus);
        requestNow = ended || !isRead;
        if (hadEnded || !ended)
            await wait.pause();
    }
}
/** Asks for the debrief; null where the run has not finished (409). */
async function requestWhenFinished(run, wait, watch) {
    const { regenerate } = watch.inputs;
    const ask = () => requestOnce(run, regenerate, wait, watch);
    try {
        const debrief = await askPatiently(ask, run, wait, watch);
        run.isKnown = true;
        run.finished = true;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            run.isKnown = true;
            noteUnfinished(run, wait, watch);
            return null;
        }
        if (error.status === 403)
            return refusedRequest(run, regenerate, watch);
        throw error;
    }
}
/** A request for a new debrief is never repeated once it may have been taken: each one costs one. */
async function requestOnce({ jobId }, regenerate, { context }, { client }) {
    try {
        return await client.requestDebrief(jobId, { regenerate }, context);
    }
    catch (error) {
        const isLost = regenerate && error instanceof errors/* ServiceError */._ && error.mayHaveBeenTaken;
        throw isLost ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, watch) {
    if (!(0,run_status/* hasEnded */.h)(run.runStatus)) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.runStatus === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        watch.narrator.progress(run, wait.lastSeen);
    }
}
function explainLostRequest(error) {
    return new stops/* Stopped */.C9('debrief', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`);
}
/** A key that may only read cannot ask, but a settled run gets a debrief without being asked. */
function refusedRequest(run, regenerate, watch) {
    if (regenerate) {
        throw new stops/* Stopped */.C9('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.');
    watch.narrator.say(run, 'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled');
    return { kind: 'read-only' };
}
function refuseUnsuccessfulEnd(run) {
    if (!(0,run_status/* hasEnded */.h)(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops/* Stopped */.C9('run', `the run ended ${run.runStatus} and has no debrief`);
}
/**
 * Reads the run's status and progress into the record, or that it cannot be read. False where it was
 * not read this time: that decides nothing, since the debrief request tells as well.
 */
async function readProgress(run, wait, patience, watch) {
    try {
        const read = await watch.client.readRun(run.jobId, wait.context);
        run.runStatus = read.status;
        wait.lastSeen = describeProgress(read);
        watch.narrator.progress(run, wait.lastSeen);
        patience.restore();
        return true;
    }
    catch (error) {
        if (!isOdd(error))
            throw error;
        run.readable = !UNREADABLE.has(error.status) && !patience.isOver();
        watch.narrator.sayOnce(run, `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${(0,stops/* withoutPeriod */.Kx)(error.message)})`);
        return false;
    }
}
/** E.g. `RUNNING_SIMULATIONS, 3 of 12 calls completed`. */
function describeProgress(read) {
    const calls = read.simulationJobs ?? [];
    if (calls.length === 0)
        return read.status;
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    return `${read.status}, ${completed} of ${calls.length} calls completed`;
}

;// CONCATENATED MODULE: ./gate/runs/follow-run.js










/** What tells the service which run is meant, once it has started one. */
const STARTED_ID = 'the ID that the service gave for the run (start.jobId, where service-profile names it)';
/**
 * One run's whole story: bring it about, wait for it to finish, wait for its debrief, decide.
 * Whatever goes wrong becomes the outcome of this run; other runs are not touched by it.
 *
 * @param bringAbout starts or locates the run and puts its ID into the record
 */
async function followRun(run, bringAbout, watch) {
    watch.narrator.watching(run);
    let told;
    try {
        watch.cancelled.throwIfAborted();
        await bringAbout();
        told = watch.inputs.wait ? await reachDecision(run, watch) : leaveToLaterStep(run, watch);
    }
    catch (error) {
        told =
            (await decideWithoutDebrief(run, error, watch)) ??
                (await endWithoutJudgement(run, error, watch));
    }
    // A run that goes on is its own step's until all of them are.
    if (told.outcome !== 'started' && run.recall === null)
        watch.saver?.finished(run);
    watch.narrator.finished(run, told.outcome);
    return told;
}
async function reachDecision(run, watch) {
    const settled = await settle(run, watch);
    if (!run.mayBePlacingCalls)
        watch.saver?.finished(run);
    const atOnce = [
        awaitReport(run, settled, watch),
        readEnding(run, watch),
        readCost(run, watch),
    ];
    await Promise.allSettled(atOnce);
    const [report] = await Promise.all(atOnce);
    await readUnseenResults(run, watch);
    const told = watch.decider.decide(run, report);
    if (!run.startedHere)
        (0,saved_runs/* markJudged */.Tn)(run.jobId, watch.env);
    return isToBeQuoted(told, watch) ? withExcerpts(told, watch) : told;
}
/** Only a red run costs requests for what was said in its calls. */
function isToBeQuoted({ outcome }, { inputs, cancelled }) {
    const { transcripts, detail } = inputs;
    return outcome === 'failed' && transcripts && detail === 'full' && !cancelled.aborted;
}
function leaveToLaterStep(run, watch) {
    if (watch.cancelsUnjudged && run.startedHere) {
        const note = 'the post step cancels the run unless a later step of this job judges it';
        run.note(`With cancel-unjudged, ${note}.`);
        watch.narrator.say(run, `left to a later step; ${note}`);
    }
    return run.conclude('started', [], null);
}
/**
 * What the service's own verdict makes of a run that has no debrief: failed, or null where it does not
 * hold against the run what can be judged without one.
 */
async function decideWithoutDebrief(run, error, watch) {
    const hasBegun = run.finished || (0,run_status/* hasEnded */.h)(run.runStatus);
    if (!hasBegun || watch.cancelled.aborted || !isServiceAtFault(error))
        return null;
    await readUnseenResults(run, watch);
    if (run.evidence.runVerdict?.passed !== false)
        return null;
    const told = watch.decider.decide(run, null);
    if (told.outcome !== 'failed')
        return null;
    const { message } = (0,stops/* explain */.WE)(error, run.wait?.facts ?? null, STARTED_ID);
    run.note(`There is no debrief to go with it: ${(0,stops/* withoutPeriod */.Kx)(message)}.`);
    return { ...told, notes: [...run.notes] };
}
function isServiceAtFault(error) {
    return error instanceof errors/* ServiceError */._ || error instanceof stops/* Stopped */.C9;
}
/** What a run that was to be left going comes to when the step is cancelled after all. */
async function recallRun(run, told, watch) {
    if (told.outcome === 'started') {
        return endWithoutJudgement(run, watch.cancelled.reason, watch);
    }
    await run.recall;
    return { ...told, notes: [...run.notes] };
}
/** What a run comes to that ended early, whatever was thrown. */
async function endWithoutJudgement(run, error, watch) {
    const { kind } = watch.source;
    const [inputs, where] = run.startedHere
        ? [STARTED_ID, '']
        : [settings/* INPUTS_OF */.MJ[kind], settings/* WHERE_ID_FOUND */.Lq[kind]];
    const { outcome, rule, message } = (0,stops/* explain */.WE)(error, run.wait?.facts ?? null, inputs, where);
    if (rule === 'internal')
        watch.runner.debug((0,stops/* stackOf */.US)(error));
    if (run.mayBePlacingCalls) {
        if (watch.cancelled.aborted || ranOutOfTime(error))
            await cancelRun(run, watch);
        else
            leaveRun(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}
function ranOutOfTime(error) {
    if (error instanceof stops/* Stopped */.C9)
        return error.rule === 'timeout';
    return error instanceof errors/* ServiceError */._ && error.kind === 'deadline';
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(900);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(4204);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __webpack_require__(7480);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(9890);
;// CONCATENATED MODULE: ./gate/runs/run-plans.js
/** The run plans that a workflow names, found before anything is started. */






/** 50 plans a page: so that a listing without an end does not become a hang. */
const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;
/** A plan as sentences call it. */
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}
/**
 * The plans that are wanted, each once; those that the workflow names are asked for. Where one of them
 * cannot be told, `refused` holds why, and nothing is to be started.
 */
async function findPlans(wanted, watch) {
    const planned = new Map();
    const refused = [];
    for (const one of wanted) {
        const known = 'id' in one ? one.id : one.name;
        const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
        const run = new RunRecord(label, '', known);
        try {
            const plan = 'id' in one ? { id: one.id, name: null } : await findByName(one.name, run, watch);
            const key = plan.id.toLowerCase();
            if (!planned.has(key))
                planned.set(key, { run, plan });
        }
        catch (error) {
            refused.push(await endWithoutJudgement(run, error, watch));
        }
    }
    return { planned: [...planned.values()], refused };
}
async function findByName(wanted, run, watch) {
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const found = await search(wanted, wait, watch);
    const equal = found.filter(({ name }) => name === wanted);
    const alike = found.filter(({ name }) => plain(name) === plain(wanted));
    const [plan, ...others] = equal.length > 0 ? equal : alike;
    if (plan === undefined)
        throw refuse(`is the name of no run plan: ${await offer(wanted, found, wait, watch)}`, wanted);
    if (others.length > 0) {
        const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => (0,log_line/* oneLine */.T)(id, MAX_NAME_CHARS));
        const count = others.length + 1;
        throw refuse(`is the name of ${count} run plans: give the one that is meant as run-plan-id, of ${ids.join(', ')}`, wanted);
    }
    watch.narrator.say(run, `it is run plan ${plan.id}`);
    const facts = { number: null, triggeredBy: null, createdAt: null, startedAt: null };
    const about = { ...facts, endedAt: null, durationMs: null, planId: plan.id, planName: plan.name };
    run.evidence = { about };
    return plan;
}
/** Every plan whose name holds the text, as the service sees it. */
async function search(text, wait, { client }) {
    const found = [];
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await client.listPlans(text, after, wait.context);
        found.push(...page.plans);
        if (page.nextCursor === null || page.nextCursor === after)
            break;
        after = page.nextCursor;
    }
    return found;
}
/** What may have been meant instead: the nearest of the names found, else the first ones there are. */
async function offer(wanted, found, wait, { client }) {
    if (found.length > 0) {
        const names = (0,nearest/* nearestFirst */.F8)(wanted, found.map(({ name }) => name)).slice(0, MAX_NEAREST);
        return `the nearest are ${names.map(quote).join(', ')}`;
    }
    const { plans } = await client.listPlans(null, null, wait.context);
    if (plans.length === 0)
        return 'the service shows none at all to this key';
    const names = plans.slice(0, MAX_NAMES).map(({ name }) => quote(name));
    return `there are ${names.join(', ')}${plans.length > MAX_NAMES ? ' and more' : ''}`;
}
function refuse(problem, name) {
    return new stops/* Stopped */.C9('input', `input 'run-plan-name': ${quote(name)} ${problem}`, 'error');
}
function plain(name) {
    return name.normalize('NFC').trim().toLowerCase();
}
function quote(name) {
    return `'${(0,log_line/* oneLine */.T)(name, MAX_NAME_CHARS)}'`;
}

;// CONCATENATED MODULE: ./gate/runs/locate.js









/** How long an answer to a start request is still waited for when the step is cancelled. */
const START_GRACE_MS = 1_500;
/** 50 runs a page: 10,000 runs back, so that a listing without an end does not become a hang. */
const locate_MAX_PAGES = 200;
/**
 * Starts one run of a run plan and puts its ID into the record. The request is never repeated once
 * the service may have received it. When the step is cancelled meanwhile, the answer is waited for
 * a moment longer, so that a run that has started can be cancelled too.
 */
async function startRun(run, plan, variables, watch) {
    const wait = waitForRun(run, `a run of ${describePlan(plan)} to start`, watch);
    watch.saver?.starting(run, plan.id);
    try {
        const context = { ...wait.context, lingerMs: START_GRACE_MS };
        const started = await watch.client.startRun(plan.id, variables, context);
        run.jobId = started.jobId;
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._ ? explainFailedStart(error, plan, watch) : error;
    }
    run.startedHere = true;
    watch.saver?.started(run);
    watch.narrator.say(run, `started from ${describePlan(plan)}${watch.narrator.link(run)}`);
}
/** Says whether a run may be on its way although its start gave no ID, and how to find it. */
function explainFailedStart(error, plan, watch) {
    if (!error.mayHaveBeenTaken) {
        const kind = 'run-plan-id';
        const { outcome, message } = (0,stops/* explain */.WE)(error, null, settings/* INPUTS_OF */.MJ[kind], settings/* WHERE_ID_FOUND */.Lq[kind]);
        return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new stops/* Stopped */.C9('start', `${(0,stops/* withoutPeriod */.Kx)(what)}. A run of ${describePlan(plan)} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (${listOf(plan.id, watch)}, or the dashboard) and pass its ID as the input job-id`);
}
/** The request that lists the runs of a plan, as people may make it. */
function listOf(runPlanId, { source }) {
    const { list } = (source.service.profile ?? operations/* STANDARD_PROFILE */.A).operations;
    const { method, path } = (0,operations/* fillRequest */.D)(list, { runPlanId });
    return `${method} ${path}`;
}
/**
 * Finds the run whose simulation job uses a number: lookup, then the runs of its run plan, then the
 * newest one whose time span holds the call.
 */
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const job = await (0,look_up/* lookUp */.T)(watch.client, source, watch.clock, wait.context);
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new stops/* Stopped */.C9('lookup', `no run of run plan ${(0,log_line/* oneLine */.T)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
/** Where the workflow names no moment: the service's own start of the call, else now. */
function momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < locate_MAX_PAGES; pages += 1) {
        const page = await watch.client.listRuns(runPlanId, after, wait.context);
        const newest = page.runs
            .filter((run) => holds(run, callMs))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined)
            return newest;
        if (page.nextCursor === null || page.nextCursor === after)
            return null;
        after = page.nextCursor;
    }
    throw new stops/* Stopped */.C9('lookup', `none of the newest ${locate_MAX_PAGES} pages of runs of run plan ${(0,log_line/* oneLine */.T)(runPlanId, 100)} holds the call: pass the run's ID as job-id`, 'error');
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time/* parseIsoTime */.s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
/**
 * Epoch milliseconds. A run whose `startedAt` is null waits in a queue, or has never left it, and
 * made no call; only where the list has no such field does the creation stand for the start.
 */
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

// EXTERNAL MODULE: ./report/run-url.js
var run_url = __webpack_require__(6810);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(1375);
;// CONCATENATED MODULE: ./gate/runs/narrator.js




/** How often the narrator looks whether something is to be said. */
const TICK_MS = 10_000;
/** With more runs than this, their lines are gathered into collapsed groups. */
const FEW_RUNS = 8;
/** What the service says may be endless, and may try to look like several lines. */
const MAX_LINE_CHARS = 3_000;
/** Tells the log's reader what is going on while runs are watched. */
class Narrator {
    #runner;
    #clock;
    #runUrl;
    #watched = new Set();
    #lastProgress = new Map();
    #saidOnce = new Set();
    #troubles;
    #stopped = new AbortController();
    #gathered = [];
    #total = 0;
    #ended = 0;
    #lastLineMs;
    constructor(runner, clock, runUrl) {
        this.#runner = runner;
        this.#clock = clock;
        this.#runUrl = runUrl;
        this.#lastLineMs = clock.now();
        this.#troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => this.#tell(line));
    }
    /** Starts the heartbeat; `total` is how many runs there will be. */
    begin(total) {
        this.#total = total;
        void this.#beat();
    }
    end() {
        this.#stopped.abort();
        this.#flush();
    }
    watching(run) {
        this.#watched.add(run);
    }
    finished(run, text) {
        this.#watched.delete(run);
        this.#lastProgress.delete(run);
        this.#ended += 1;
        this.#tell(`${run.name}: ${text}`);
    }
    /** ` (https://...)` where `run-url` is given, else nothing. */
    link(run) {
        const url = (0,run_url/* runUrl */.V)(run.jobId, { runUrl: this.#runUrl });
        return url === null ? '' : ` (${url})`;
    }
    /** Something that happened to a run, always told. */
    say(run, text) {
        this.#tell(`${run.name}: ${text}`);
    }
    /** The same, told the first time only. */
    sayOnce(run, text) {
        const line = `${run.name}: ${text}`;
        if (this.#saidOnce.has(line))
            return;
        this.#saidOnce.add(line);
        this.#tell(line);
    }
    /** The state of a run, told when it changes. */
    progress(run, text) {
        if (this.#lastProgress.get(run) === text)
            return;
        this.#lastProgress.set(run, text);
        this.#tell(`${run.name}: ${text}${describeWait(run)}`);
    }
    /** A request that will be repeated. */
    trouble(retry) {
        this.#troubles.note(retry);
    }
    #tell(text) {
        const line = (0,log_line/* oneLine */.T)(text, MAX_LINE_CHARS);
        if (this.#total > FEW_RUNS) {
            this.#gathered.push(line);
        }
        else {
            this.#runner.info(line);
            this.#lastLineMs = this.#clock.now();
        }
    }
    async #beat() {
        try {
            for (;;) {
                await this.#clock.sleep(TICK_MS, this.#stopped.signal);
                this.#flush();
                if (this.#clock.now() - this.#lastLineMs >= trouble_log/* QUIET_MS */.u)
                    this.#tellWaits();
            }
        }
        catch (error) {
            // A heartbeat that fails is no reason to end the step; ended by `end` it says nothing.
            if (!this.#stopped.signal.aborted)
                this.#runner.debug((0,stops/* stackOf */.US)(error));
        }
    }
    #flush() {
        if (this.#gathered.length === 0)
            return;
        this.#runner.group(this.#headline(), this.#gathered);
        this.#gathered = [];
        this.#lastLineMs = this.#clock.now();
    }
    #tellWaits() {
        const lines = [...this.#watched].map((run) => (0,log_line/* oneLine */.T)(`${run.name}: still waiting${describeWait(run)}; last seen: ${run.wait?.lastSeen ?? 'nothing yet'}`, MAX_LINE_CHARS));
        if (lines.length > FEW_RUNS)
            this.#runner.group(this.#headline(), lines);
        else
            for (const line of lines)
                this.#runner.info(line);
        this.#lastLineMs = this.#clock.now();
    }
    #headline() {
        const waiting = this.#total - this.#ended - this.#watched.size;
        const turn = waiting > 0 ? `, ${waiting} waiting their turn` : '';
        return `${this.#ended} of ${this.#total} runs done, ${this.#watched.size} being watched${turn}`;
    }
}
function describeWait({ wait }) {
    return wait?.progress ?? '';
}

;// CONCATENATED MODULE: ./gate/runs/follow-runs.js
/** The story of every run, from what the workflow asked for to a judgement. */

// What a story shares with the client stands in the bundle once only where the story has all of it.












/** Follows every run of the source, at most `max-parallel` at once; reports in the source's order. */
async function followRuns(source, inputs, world) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const client = await (0,connect/* connect */.N)(source.service, world, (retry) => narrator.trouble(retry));
    const cancelsUnjudged = inputs.cancelUnjudged && !inputs.wait;
    const watch = {
        source,
        inputs,
        client,
        narrator,
        decider: new Decider(inputs.policy.rules, (0,policy_file/* dayOf */.k)(world.clock.now()), world.runner),
        clock: world.clock,
        cancelled: world.cancelled,
        env: world.env,
        runner: world.runner,
        cancelsUnjudged,
        saver: inputs.cancelOnAbort || cancelsUnjudged ? new saved_runs/* RunSaver */.Nb(world.runner) : null,
    };
    // A signal that came in while the code was loading is told in the next turn of the event loop;
    // no run may be started after it.
    await (0,promises_.setImmediate)();
    try {
        const { subjects, refused } = await findSubjects(source, watch);
        if (refused.length > 0)
            return refused;
        narrator.begin(subjects.length);
        const ends = await (0,in_turn/* inTurn */.l)(subjects, inputs.maxParallel, async ({ run, bringAbout }) => ({
            run,
            told: await followRun(run, () => bringAbout(watch), watch),
        }));
        const reports = await Promise.all(ends.map(({ run, told }) => (watch.cancelled.aborted ? recallRun(run, told, watch) : told)));
        for (const [index, { run }] of ends.entries()) {
            const isLeft = reports[index]?.outcome === 'started' || run.leftGoing === 'unwanted';
            if (cancelsUnjudged && isLeft)
                watch.saver?.unjudged(run);
            else
                watch.saver?.finished(run);
        }
        tellRunsThatGoOn(ends.map(({ run }) => run), world.runner);
        return reports;
    }
    finally {
        narrator.end();
    }
}
/** The runs to follow; where one of them cannot be told, why, and none of them is brought about. */
async function findSubjects(source, watch) {
    if (source.kind !== 'run-plan-id')
        return { subjects: subjectsOf(source), refused: [] };
    const { planned, refused } = await findPlans(source.plans, watch);
    const subjects = planned.map(({ run, plan }) => {
        return { run, bringAbout: () => startRun(run, plan, source.variables, watch) };
    });
    return { subjects, refused };
}
function subjectsOf(source) {
    switch (source.kind) {
        case 'job-id':
            return source.jobIds.map((jobId) => {
                const run = new RunRecord(jobId, jobId);
                const bringAbout = async ({ narrator }) => narrator.say(run, `given by job-id${narrator.link(run)}`);
                return { run, bringAbout };
            });
        case 'service-phone-number': {
            const { servicePhoneNumber: stableName } = source;
            const run = new RunRecord(`the run that uses ${stableName}`, '', stableName);
            return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
        }
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/input/glob-list.js
var glob_list = __webpack_require__(1080);
;// CONCATENATED MODULE: ./gate/saved/debrief-files.js
/** The saved debriefs that `policy-check` is to try a policy on. */



/** More files than this are not judged at once: their reports are held together. */
const MAX_FILES = 500;
/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A
 * name that is that of a file stands for it, whatever characters it holds.
 */
async function findDebriefFiles(list) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,glob_list/* splitGlobs */.K)(list);
    if (patterns.length === 0)
        faults.push({ pattern: list, problem: 'names no file' });
    for (const pattern of patterns) {
        const found = await matchesOf(pattern);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem });
        }
        if (paths.size > MAX_FILES) {
            const problem = `brings the files to more than ${MAX_FILES}: check them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern) {
    if (await isFile(pattern))
        return [(0,external_node_path_.normalize)(pattern)];
    const found = [];
    for await (const path of (0,external_node_fs_promises_.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,external_node_path_.normalize)(path));
        if (found.length > MAX_FILES)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,external_node_fs_promises_.stat)(path).then((facts) => facts.isFile(), () => false);
}
/** A link that leads nowhere is none: judging it says so. */
async function isFolder(path) {
    return (0,external_node_fs_promises_.stat)(path).then((facts) => facts.isDirectory(), () => false);
}

// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(582);
;// CONCATENATED MODULE: ./gate/saved/saved-debrief.js






/** The same limit as for an answer of the service. */
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
/**
 * Judges a debrief that was saved to a file, without any request. A file that cannot be taken is
 * bad input.
 *
 * @param detail `brief`: no text of the file but verdict and titles goes into any message
 * @param secrets hidden should the file hold them
 */
async function judgeSavedDebrief(path, detail, secrets, decider) {
    const read = await readDebrief(path, detail, secrets);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new RunRecord(path, '', path);
    const { debriefId = '', status, errorMessage = null, report } = read.debrief;
    run.takeResults(read);
    run.debrief = { debriefId, status, errorMessage };
    if (status === 'READY' && report)
        return decider.decide(run, report);
    const message = whyUnjudged(read.debrief, detail);
    if (run.evidence.runVerdict?.passed === false) {
        const told = decider.decide(run, null);
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
/** What a file, or a pattern of files, comes to that cannot be judged at all. */
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line/* oneLine */.T)(path, MAX_PATH_CHARS)}' ${problem}`;
    return new RunRecord(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged({ status, errorMessage }, detail) {
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line/* oneLine */.T)(status, 100)}: save it again once its status is READY`;
    }
}
/** The debrief, or what is wrong with the file and the cure. */
async function readDebrief(path, detail, secrets) {
    let text;
    try {
        const facts = await (0,external_node_fs_promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        return (0,stops/* describeUnreadable */.D2)(error);
    }
    try {
        return (0,results/* parseSavedResults */.tJ)(secrets.hideIn(parseJson(text, secrets)), () => { });
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            // Its words quote the text around the place.
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors/* ServiceError */._) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
/** A `SyntaxError` quotes the text, of a secret perhaps a part: it is that of a text without any. */
function parseJson(text, secrets) {
    const json = text.replace(/^\uFEFF/, '');
    try {
        return JSON.parse(json);
    }
    catch {
        return JSON.parse(secrets.hide(json));
    }
}

;// CONCATENATED MODULE: ./gate/saved/saved-debriefs.js






const saved_debriefs_MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
/**
 * Judges debriefs that were saved to files, without any request: one, or all that a policy is tried
 * on, which are listed in the log then.
 */
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const decider = new Decider(policy.rules, (0,policy_file/* dayOf */.k)(clock.now()), runner);
    if (source.kind === 'debrief-file') {
        return [await judgeSavedDebrief(source.path, detail, runner.secrets, decider)];
    }
    const { paths, faults } = await findDebriefFiles(source.files);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, detail, runner.secrets, decider));
    for (const line of runs.flatMap(describe))
        runner.info(line);
    return runs;
}
/** A line with the outcome, and one for each reason. */
function describe({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,log_line/* oneLine */.T)(label, saved_debriefs_MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,log_line/* oneLine */.T)((0,format/* messageBehindRule */.Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}

;// CONCATENATED MODULE: ./gate/judgement.js
/** From inputs that hold to a report that may be shown. */








/** Saved debriefs that a policy is tried on belong to no gate. */
const NO_COST = { reasons: [], notes: [] };
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';
/** Brings every run to its judgement, and makes of them what may be shown. */
async function bringToJudgement(inputs, world) {
    const { source, policy } = inputs;
    world.runner.info(`Policy: ${policy.path ?? NO_POLICY}`);
    const variables = source.kind === 'run-plan-id' ? (0,inputs_variables/* describeVariables */.f)(source.variables) : null;
    for (const { name, length, sha256 } of variables ?? []) {
        world.runner.info(`Variable ${name}: ${(0,format/* formatCounted */.So)(length, 'character')}, SHA-256 ${sha256}…`);
    }
    const runs = 'service' in source
        ? await followRuns(source, inputs, world)
        : await judgeSavedDebriefs(source, inputs, world);
    const judged = { ...gather(runs, inputs, world), ...(variables && { variables }) };
    const metricCollection = await collectMetrics(judged, inputs, world);
    return show({ ...judged, metricCollection }, inputs, world);
}
function gather(runs, inputs, { cancelled }) {
    const { source, policy, givenName } = inputs;
    const isTrial = source.kind === 'policy-check';
    const cost = isTrial ? NO_COST : (0,max_cost/* judgeCost */.L5)(runs, policy.rules);
    const isTooDear = cost.reasons.length > 0;
    const outcome = (0,core_outcome/* worstOutcome */.Om)([
        ...runs.map((run) => run.outcome),
        ...(isTooDear ? ['failed'] : []),
    ]);
    return {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: !cancelled.aborted &&
            (0,core_outcome/* fails */.c6)(outcome) &&
            runs.every((run) => isTolerated(run, inputs)) &&
            (!isTooDear || inputs.warnOnly),
        reasons: cost.reasons,
        runs,
        metricCollection: null,
        notes: cost.notes,
        policy: { path: policy.path, isTrial },
        promptFixes: [],
    };
}
/** One run that may not fail the step; a single run that may is enough to make it red. */
function isTolerated({ outcome }, inputs) {
    if (inputs.source.kind === 'policy-check')
        return outcome !== 'error';
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !(0,core_outcome/* fails */.c6)(outcome);
}
async function collectMetrics({ outcome, runs }, { metricIds, source }, world) {
    if (!(0,core_outcome/* fails */.c6)(outcome) || metricIds === null || !('service' in source))
        return null;
    const { collectOverAffected } = await __webpack_require__.e(/* import() */ 931).then(__webpack_require__.bind(__webpack_require__, 8931));
    return collectOverAffected(runs, metricIds, source.service, world);
}


/***/ })

};

import { unbroken } from './format.ts';
import type { GateReport, ReportSettings } from './model.ts';
import { firstLines, footerSection, heading, noteSection, stepFacts } from './sections/outcome.ts';
import { reasonSections } from './sections/reasons.ts';
import { smallPrint, stepParts } from './sections/small-print.ts';
import { nextLine, VOICE } from './sections/voice.ts';
import { type Summary, summaryOf } from './summary.ts';
import { nextOfUnjudged, outsideWays, unjudgedOpening } from './unjudged.ts';

/**
 * The job summary of an ending without any run, as `summarize` gives it. Apart from that, since what
 * tells of runs takes longer to load than all else that such an ending does.
 */
export function summarizeEarly(given: GateReport, settings: ReportSettings): Summary {
  const reasons = given.reasons.map((one) => ({ ...one, message: unbroken(one.message) }));
  const report = { ...given, reasons };
  const { line, told } = unjudgedOpening(report, VOICE);
  const next = nextOfUnjudged(report, outsideWays(report, settings), VOICE);
  const untold = reasons.filter((reason) => !told.has(reason));
  return summaryOf({
    heading: heading(report),
    first: [firstLines(line, nextLine(next)), ...reasonSections('reasons', untold)],
    details: [],
    last: [
      noteSection(report.notes.map(unbroken)),
      footerSection(smallPrint(stepParts(report, settings, stepFacts(report)))),
    ],
  });
}

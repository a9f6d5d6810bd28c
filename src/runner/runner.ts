import type { SecretMask } from '../text/secret-mask.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** The inputs of a step, for code that needs nothing else of the runner. */
export type Inputs = Pick<
  Runner,
  'getInput' | 'givenInputs' | 'howToGiveKey' | 'howToGiveToken' | 'maskSecret' | 'secrets'
>;

export interface RunnerWords extends Pick<Runner, 'howToGiveKey' | 'howToGiveToken'> {
  noState(error: unknown): string;
  noSummary(error: unknown): string;
}

/** GitHub's runner or a terminal: inputs, log, annotations, outputs, state and job summary. */
export interface Runner {
  readonly isDebug: boolean;
  /** How to pass the API key here, for the message if it is missing. */
  readonly howToGiveKey: string;
  /** The same for a token of GitHub; what it may do goes on after it. */
  readonly howToGiveToken: string;
  /** An input as the workflow gave it, unchecked and untrimmed; empty where it gave none. */
  getInput(name: string): string;
  /** The names of all inputs that the runner hands over, known or not, in upper case as it spells them. */
  givenInputs(): string[];
  /** What an earlier step of the same action saved under the name; empty where it saved nothing. */
  getState(name: string): string;
  /**
   * Hides what was registered in all that leaves through here, but for markup; for text that leaves in
   * another way, or that is going to be cut or escaped.
   */
  readonly secrets: SecretMask;
  /** Registers a secret here and with the runner, and so each of its words. */
  maskSecret(value: string): void;
  /** One line of the log (a text of several lines becomes several). Escaped here. */
  info(text: string): void;
  /** Shown only with debug logging. Escaped here. */
  debug(text: string): void;
  /** Lines that the log shows collapsed under a title. Escaped here. */
  group(title: string, lines: readonly string[]): void;
  /**
   * An annotation; its message is cut at the platform's 4096 UTF-16 units. Escaped here.
   *
   * @param isNamed whether the message begins with the outcome, which says more than the level
   */
  annotate(level: AnnotationLevel, message: string, isNamed?: boolean): void;
  /** How many more annotations of a level the platform keeps of this step. */
  annotationsLeft(level: AnnotationLevel): number;
  /** Sets a step output; a file that cannot be written is an error for the caller to see. */
  setOutput(name: string, value: string): void;
  /**
   * Leaves a text to the post step of the same action; the last one of a name counts. A failure is one
   * warning.
   */
  saveState(name: string, value: string): void;
  /** Appends Markdown, escaped already, to the job summary. A failure is a warning. */
  writeSummary(markdown: string): Promise<void>;
}

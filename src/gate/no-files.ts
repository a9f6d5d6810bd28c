/** The outputs that name report files, where none was written. */
export const NO_FILES = {
  'report-dir': '',
  'json-file': '',
  'markdown-file': '',
  'html-file': '',
  'sarif-file': '',
  'junit-file': '',
  'patch-file': '',
};

/** The outputs that name report files by absolute paths; empty where there is none. */
export type FileOutputs = Readonly<Record<keyof typeof NO_FILES, string>>;

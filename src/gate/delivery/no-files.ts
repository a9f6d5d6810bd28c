/** The outputs that say where reports are, where there are none. */
export const NO_FILES = {
  'report-dir': '',
  'json-file': '',
  'markdown-file': '',
  'html-file': '',
  'sarif-file': '',
  'junit-file': '',
  'patch-file': '',
  'comment-url': '',
};

/** The outputs that say where reports are: absolute paths, and an address; empty where there is none. */
export type FileOutputs = Readonly<Record<keyof typeof NO_FILES, string>>;

import { PUBLISH_DEFAULTS } from '../../src/inputs/gate/input-defaults.ts';
import { type PublishSettings, readPublishInputs } from '../../src/inputs/gate/publish-inputs.ts';
import { InputForm } from '../../src/inputs/input-form.ts';
import { SecretMask } from '../../src/text/secret-mask.ts';

const NO_INPUTS = {
  getInput: () => '',
  givenInputs: () => [],
  howToGiveKey: '',
  howToGiveToken: '',
  maskSecret: () => {},
  secrets: new SecretMask(),
};

/** What is published if no input says otherwise. */
export const DEFAULT_PUBLISHING: PublishSettings = {
  ...readPublishInputs(new InputForm(NO_INPUTS, PUBLISH_DEFAULTS)),
  gateName: null,
  warnings: [],
};

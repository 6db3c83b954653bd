import type { Environment } from '../../platform/index.js';
import { type LanguageModel, NoLanguageModel } from './language-model.port.js';
import { OpenAiLanguageModel } from './openai.language-model.js';

/** The language model of the settings; `NoLanguageModel` when none is set. */
export function configuredModel({ languageModel }: Environment): LanguageModel {
  return languageModel ? new OpenAiLanguageModel(languageModel) : new NoLanguageModel();
}

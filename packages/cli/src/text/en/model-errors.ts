import type { Rule } from '../translated.ts'

const WHERE = String.raw`^(\S{1,500})`

/** Why a model gave nothing, with the options of the command in the place of those of the library. */
export const modelErrors: readonly Rule[] = [
  [
    /^No whole answer from (\S{1,500}) within (\d{1,12}) ms/u,
    (where, ms) =>
      `${where} gave no whole answer within ${ms} ms. Try again later, raise model.timeout in the configuration, or take a faster model.`,
  ],
  [
    /^The connection to (\S{1,500}) failed \((?:unknown reason|([^)]{1,100}))\)/u,
    (where, reason) =>
      `${where} cannot be reached${reason === '' ? '' : ` (${reason})`}. Check --model-url (OPENAI_BASE_URL) and that the server runs, then run it again.`,
  ],
  [
    /^What (\S{1,500}) answered cannot be read/u,
    (where) =>
      `What ${where} answered cannot be read. Check that --model-url (OPENAI_BASE_URL) leads to an API like OpenAI's, usually ending in /v1.`,
  ],
  [
    new RegExp(String.raw`${WHERE} refused the key \((\d{3})\)`, 'u'),
    (where, status) =>
      `${where} refuses the key (${status}). Check OPENAI_API_KEY, and what it may be used for.`,
  ],
  [
    new RegExp(String.raw`${WHERE} has no such model or address \((\d{3})\)`, 'u'),
    (where, status) =>
      `${where} has no such model or address (${status}). Check the name of the model, --model (OPENAI_MODEL), and the address, --model-url (OPENAI_BASE_URL).`,
  ],
  [
    new RegExp(String.raw`${WHERE} takes no more requests for now \((\d{3})\)`, 'u'),
    (where, status) =>
      `${where} takes no more requests for now (${status}). Run it again later, or check the quota of the account.`,
  ],
  [
    new RegExp(String.raw`${WHERE} failed \((\d{3})\)`, 'u'),
    (where, status) => `${where} failed (${status}). Run it again later.`,
  ],
  [
    /^"([^"]{1,500})" declined to answer/u,
    (model) =>
      `the model ${model} declined to answer. It will decline the same text again: take another model.`,
  ],
  [
    /^A content filter held back the reply of "([^"]{1,500})"/u,
    (model) =>
      `a content filter held back the reply of the model ${model}. Take a model without the filter, or forget the message.`,
  ],
  [
    /^The reply of "([^"]{1,500})" was cut off/u,
    (model) =>
      `the reply of the model ${model} was cut off. Raise model.maxTokens in the configuration: a model that thinks first needs more.`,
  ],
]

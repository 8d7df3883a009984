export { defineLanguagePack, defineRule } from './define-language-pack.ts'
export { cardBegan, cardEnded } from './card-time.ts'
export type { CardTime } from './card-time.ts'
export { dropOtherForms } from './drop-other-forms.ts'
export type { FormWords } from './drop-other-forms.ts'
export { rewritten } from '../text/rewritten.ts'
export type { Reword } from '../text/rewritten.ts'
export { wordLinks } from './word-links.ts'
export type { LanguagePackDefinition } from './define-language-pack.ts'
export type { SegmentRules } from '../extract/segment.ts'
export { indexCounter } from './index-counter.ts'
export type { IndexCounter } from './index-counter.ts'
export { changeReader, changeSigns, COLUMNS, seemingClause, TOPICS } from './changed/index.ts'
export type { ChangeReader, SeemsChanged, Topic } from './changed/index.ts'
export { INTENTS, intentReader, scaleOf } from './intents.ts'
export type { IntentSigns } from './intents.ts'
export type { EvidenceReader, Fit, Misfit, SaidValue } from '../plugin/evidence.ts'
export type { Intent, IntentReader, Intents, SentenceSpan } from '../plugin/intents.ts'
export { valueReader } from './value-reader.ts'
export { ANYONE, OTHER, valueRule } from './value-rule.ts'
export type { FoundValue, NewValue, ValueType } from '../plugin/values.ts'
export {
  asText,
  isBreak,
  kindsByWord,
  labelsFor,
  learnedFrom,
  mentionsIn,
  othersSigns,
  ownSigns,
  probabilities,
  readPlaces,
  signsOf,
  spanReader,
  stateSigns,
  surroundingsOf,
  tokensOf,
  trustSigns,
} from './spans/index.ts'
export type {
  Labels,
  Learned,
  Place,
  ReadPlace,
  SpanTables,
  Surroundings,
  TiedMention,
} from './spans/index.ts'
export type { ReadSpan, SpanReader, SpanWords, Token, TokenMention } from '../plugin/spans.ts'
export { unaccented } from './unaccented.ts'

export { defineLanguagePack, defineRule } from './pack/define-language-pack.ts'
export { dropOtherForms } from './pack/drop-other-forms.ts'
export type { FormWords } from './pack/drop-other-forms.ts'
export { rewritten } from '@recollect/core/extraction'
export type { Reword } from '@recollect/core/extraction'
export { wordLinks } from './pack/word-links.ts'
export type { LanguagePackDefinition } from './pack/define-language-pack.ts'
export type { SegmentRules } from './engine/segment.ts'
export { indexCounter } from './pack/index-counter.ts'
export type { IndexCounter } from './pack/index-counter.ts'
export { changeReader, changeSigns, COLUMNS, seemingClause, TOPICS } from './changed/index.ts'
export type { ChangeReader, SeemsChanged, Topic } from './changed/index.ts'
export { likely, scoresOf } from './changed/weights.ts'
export { signTable } from './weights/weight-lines.ts'
export { statementReader } from './statements/statement-reader.ts'
export type { StatementParts } from './statements/statement-reader.ts'
export { INTENTS, intentReader, scaleOf } from './pack/intents.ts'
export type { IntentSigns } from './pack/intents.ts'
export { valueReader } from './pack/value-reader.ts'
export { OTHER, valueRule } from './pack/value-rule.ts'
export type { FoundValue, NewValue, ValueType } from './pack/values.ts'
export {
  asText,
  isBreak,
  firstWords,
  kindsByWord,
  labelsFor,
  longestByFirst,
  learnedFrom,
  mentionsIn,
  othersSigns,
  ownSigns,
  packedTables,
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
export { packed } from './weights/packed.ts'
export { unaccented } from './pack/unaccented.ts'
export { frameLines } from './frames/lines.ts'
export type { FrameLine } from './frames/lines.ts'
export { frameRules } from './frames/frame-rules.ts'
export type { FrameGrammar, FrameSubject } from './frames/grammar.ts'
export type { Vocabulary } from './frames/phrase.ts'
export { foldAccents, meaningTable, wordTable } from './frames/words.ts'
export { latinScore, plainTokenizer, plainWords } from './plain/tokenizer.ts'
export type { TokenWords } from './plain/tokenizer.ts'
export { plainAnswers } from './plain/answers.ts'
export type { AnswerSentences, AnswerWords } from './plain/answers.ts'
export { plainQuestions } from './plain/questions.ts'
export type { AskedType, QuestionWords } from './plain/questions.ts'
export { plainRefiners } from './plain/refiners.ts'
export type { RefinerWords } from './plain/refiners.ts'
export type { CorrectionWords } from './plain/corrections.ts'
export { plainTimes } from './plain/times.ts'
export type { TimeWords } from './plain/times.ts'

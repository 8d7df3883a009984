export { extractFacts } from '../extract/extract-facts.ts'
export { previewMessage } from '../memory/preview.ts'
export type { Preview } from '../memory/preview.ts'
export { bulkReader } from './bulk-reader.ts'
export type { BulkReader } from './bulk-reader.ts'
// What a rule engine is built of.
export { dateDraft } from '../extract/date-draft.ts'
export { resolveOverlap } from '../extract/overlap.ts'
export type { Sourced } from '../extract/overlap.ts'
export { stepsOf, toEnd } from '../extract/steps.ts'
export { isDenial } from '../facts/keys.ts'
export { patternReader, patternTree } from '../pattern/pattern-tree.ts'
export type { PatternNode } from '../pattern/pattern-tree.ts'
export { LEARNED } from '../plugin/text.ts'
export { LiteralReader } from '../query/literals.ts'
export type { LiteralCost } from '../query/literals.ts'
export { isConversation } from '../text/request.ts'
export { countIndexTerms } from '../text/index-terms.ts'
export { rewritten } from '../text/rewritten.ts'
export type { Reword } from '../text/rewritten.ts'
export { piecesOf, termsOf } from '../text/terms.ts'
export { deepFreeze } from '../util/objects.ts'
// What language packs implement.
export type { AnswerTimes, AnswerRequest, Likeness, AnswerTemplates } from '../plugin/pack-words.ts'
export type { BulkSetup, BulkText } from '../bulk-extractor.ts'
export type { WordedChange, WordedRequest, ChangeTimes, ChangeWording } from '../plugin/pack-words.ts'
export { DOMAINS } from '../plugin/slots.ts'
export type { Domain, DomainWords } from '../plugin/slots.ts'
export { ANYONE } from '../plugin/doubts.ts'
export type { OpposingClause, StatedValue, DoubtReader } from '../plugin/doubts.ts'
export type { SaidValue, Misfit, Fit, EvidenceReader } from '../plugin/doubts.ts'
export type {
  ExtractionContext,
  Capture,
  RuleMatch,
  Proposal,
  RuleExample,
  ExtractionRule,
  Candidate,
  Refinement,
  Refiner,
  RejectedDraft,
  Extraction,
  ExtractionSteps,
  Extractor,
} from '../plugin/extractor.ts'
export type { Intent, Intents, SentenceSpan, IntentReader } from '../plugin/pack-words.ts'
export type {
  Gender,
  KnownName,
  Mention,
  Known,
  NamePlace,
  PronounPlace,
  OtherOne,
  PeopleWords,
} from '../plugin/known.ts'
export type { Lexicon, SignificanceWords, ContextWords, EpisodeWords } from '../plugin/language-pack.ts'
export { EXPANSION_KINDS } from '../plugin/query.ts'
export type {
  DetectionContext,
  Detector,
  QuestionRule,
  SlotQuestion,
  AskedPart,
  QuestionLexicon,
  ExpansionKind,
  Expansion,
  Expander,
} from '../plugin/query.ts'
export type { RecallCues } from '../plugin/pack-words.ts'
export type { RequestKind, RequestReading, RequestReader } from '../plugin/pack-words.ts'
export type { SlotRegistry } from '../plugin/slots.ts'
export { isLearned } from '../plugin/text.ts'
export type {
  ReadSpan,
  SpanReader,
  SignedClause,
  Statement,
  StatementReader,
  Token,
  TokenMention,
  SpanWords,
} from '../plugin/text.ts'
export type { Span } from '../types/item.ts'
export type { NormalizedText, Sentence, Clause, Reading, Tokenizer } from '../plugin/text.ts'
export type { TimeContext, TimeRole, TimeExpression, TimeReader } from '../plugin/text.ts'
export { detectQuestion } from '../query/detect-question.ts'
export { slotRegistry } from '../slots/registry.ts'
export type { LifeEvent, Born, Effect } from '../types/effect.ts'
export { QUESTION_TYPES } from '../types/question.ts'
export type {
  ChainQuestion,
  Detection,
  QuestionEntity,
  QuestionTime,
  QuestionType,
} from '../types/question.ts'
export type { BulkExtractor } from '../bulk-extractor.ts'
export { withCustomFacts } from '../custom/with-custom-facts.ts'
export type { CustomFacts } from '../custom/equip.ts'
export type { CardDraft, Correction } from '../types/card.ts'
export type { SlotInput, FactPattern, FactTypeInput } from '../types/fact-type.ts'

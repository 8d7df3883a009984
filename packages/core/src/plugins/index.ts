// What plugins are written with.
export { dateForm } from '../calendar/date-form.ts'
export { eraseRecords } from '../changes/erase.ts'
export { recorded } from '../changes/record.ts'
export type { Recording } from '../changes/notebook.ts'
export type { Engine, Plugin } from '../engine.ts'
export { byValidity } from '../facts/order.ts'
export { hear } from '../forget/hear.ts'
export { asksSomething, doomedFacts, tellsOf } from '../forget/telling.ts'
export { holds, seenText, wordsIn } from '../forget/telling.ts'
export { checkFact } from '../input/fact.ts'
export { metadataSchema } from '../input/values.ts'
export { EARLIEST, LATEST, label, readTime, time } from '../input/message.ts'
export type { CheckedMessage } from '../input/message.ts'
export { checkText, keptText, readAsked, readQuery, readText } from '../input/text.ts'
export { embedRemembered } from '../memory/embedding/embed-items.ts'
export { factsOf, weighFacts } from '../extract/extract-facts.ts'
export { joinReadings } from '../memory/message-facts.ts'
export { deleteMessages, leaveMessage } from '../version/leave-message.ts'
export { PAGE_OPTIONS, checkLimit, checkOptions, pageOf } from '../input/page.ts'
export { factContext, putFact } from '../memory/put.ts'
export { NOW, readScope } from '../memory/read-scope.ts'
export { recaller } from '../memory/recall.ts'
export type { WeightedRecall } from '../memory/recall.ts'
export { takeExpansions } from '../memory/write-expansions.ts'
export { commitDrafts, insertItem } from '../memory/write-item.ts'
export { errorCode } from '../observe/observed.ts'
export type { ForgetPlan, ForgetSigns, Words } from '../plugin/forgetting.ts'
export type {
  ForgetHook,
  ImportHook,
  ImportReader,
  ImportWriter,
  ImportedAs,
  PluginRecord,
  VerbHook,
} from '../plugin/plugin.ts'
export { isEveryday, isKnown } from '../text/index-terms.ts'
export { beginning } from '../util/strings.ts'
export { keywordsOf } from '../text/keywords.ts'
export type { Keyword } from '../text/keywords.ts'
export { otherForms } from '../text/keywords.ts'
export { queryTerms } from '../text/keywords.ts'
export type { QueryTerm } from '../text/keywords.ts'
export type { RECALLED_KINDS } from '../text/recalled-marks.ts'
export { blankRecalled } from '../text/recalled.ts'
export type { TermsOf } from '../text/terms.ts'
export { WITHHELD } from '../text/withheld.ts'
export { everyPage, everyRow } from '../util/lists.ts'
export { textHash } from '../util/strings.ts'
export { sortKeys, sortedRecord } from '../util/objects.ts'
export { hasLoneSurrogate, sliceWhole } from '../util/strings.ts'
export { told } from '../util/strings.ts'
export { utf8Bytes } from '../util/strings.ts'
export type {
  TimedDraft,
  VersionState,
  Closing,
  Amendment,
  Resumption,
  VersionPlan,
} from '../plugin/versioner.ts'
export { grouped } from '../util/grouped.ts'
export { checkId } from '../input/values.ts'
export { fieldOf, isObject, wholeField } from '../jobs/request.ts'
export { unavailable } from '../memory/embedding/embedder-unavailable.ts'
export { objectOf } from '../input/page.ts'
export { observed } from '../observe/observed.ts'
export type {
  FindOptions,
  FoundEpisode,
  FoundNode,
  NodeFit,
  Knowledge,
  KnownRecord,
} from '../query-knowledge.ts'
export type { QueryPlan } from '../query-plan.ts'
export type { ValueForms } from '../plugin/versioner.ts'
export { contentTerms } from '../text/index-terms.ts'
export { ownWords } from '../text/own-words.ts'
export { embedEach } from '../vector/embed.ts'
export { embed } from '../vector/embed.ts'
export { FORGOTTEN, refreshItems } from '../version/item-version.ts'
export type * from '../plugin/discoverer.ts'
export type {
  Generated,
  GenerateOptions,
  LanguageModel,
  ModelCallUsage,
  ModelMeter,
  ModelPrompt,
  ReplySchema,
} from '../plugin/ports.ts'
export type { AccessControl, AuditAnchor, AuditProblem, AuditVerdict, Guarded } from '../api/access.ts'
export { checkScope } from '../input/scope.ts'
export { knownOptions } from '../util/objects.ts'
export type { OptionNames } from '../util/objects.ts'
export { byName, own } from '../util/objects.ts'
export type { Names } from '../util/objects.ts'
export { lazily } from '../util/lazily.ts'
export { checkMoment } from '../input/values.ts'
export { memoryAt } from '../memory/at.ts'
export { isMistake } from '../facts/keys.ts'
export { slotForm } from '../input/values.ts'
export { areRivals, isTombstone } from '../repair/ends.ts'
export { mendFamily } from '../repair/mend-family.ts'
export { isMendable, mended } from '../repair/mend.ts'
export type { ChainDamage, Look, Mend } from '../repair/mend.ts'
export { writeMends } from '../repair/write-mends.ts'
export { countIndexTerms } from '../text/index-terms.ts'
export type { Versioner } from '../plugin/versioner.ts'
export { defaultVersioner } from '../version/default-versioner.ts'
export type { EmbedOptions, Stopwatch } from '../plugin/ports.ts'
export { systemStopwatch } from '../util/clock.ts'
export { parseConfig } from '../config/parse.ts'
export type { ParsedConfig } from '../config/parse.ts'
export type * from '../api/standard-schema.ts'
export type {
  TraceCandidate,
  TraceRanked,
  TraceTier,
  TraceTerm,
  TraceDrop,
  TraceOmission,
  DropStage,
  ScorePart,
  RecordRef,
} from '../api/recall.ts'

import type { LanguagePack } from '@recollect/core'
import type { Extractor, SpanWords } from '@recollect/core/extraction'
import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { learnedFrom, packedTables, readPlaces, surroundingsOf, trustSigns } from '@recollect/rules'
import type { Learned, ReadPlace } from '@recollect/rules'
import { learnValues } from './learn.ts'
import type { Values } from './learn.ts'
import { RULES, silentOf } from './load.ts'
import type { Marked, Value } from './load.ts'

/** Authors are left out several at a time. */
const FOLDS = 3

/** A value that was read in a message of an author nothing was learned from. */
export interface Judged {
  readonly fold: number
  readonly read: ReadPlace
  readonly message: Marked
  readonly signs: readonly string[]
  /** It meets a marked value of the same slot, of the same one, in the same state. */
  readonly isRight: boolean
  /** No rule reads anything in its words. */
  readonly isLeft: boolean
}

/** Slots that many would take for each other. */
const ALIKE = [
  ['goal', 'plan', 'event'],
  ['likes', 'hobby', 'favorite', 'preference'],
  ['occupation', 'user_type'],
  ['school', 'education', 'major'],
  ['vehicle', 'device', 'owns', 'uses'],
  ['language', 'skill'],
  ['experience', 'event'],
  ['dislikes', 'fear'],
  ['habit', 'hobby', 'diet'],
]
const isAlike = (a: string, b: string) =>
  a === b || ALIKE.some((group) => group.includes(a) && group.includes(b))
/** Relations a word may stand for. */
const SAME = [
  ['pet', 'dog', 'cat', 'rabbit', 'hamster', 'parrot', 'bird', 'horse'],
  ['child', 'son', 'daughter'],
  ['wife', 'husband', 'partner', 'spouse', 'girlfriend', 'boyfriend'],
  ['grandchild', 'grandson', 'granddaughter'],
]
const isSame = (a: string, b: string) =>
  a === b || SAME.some((group) => group.includes(a) && group.includes(b))
const STATES = ['now', 'denied', 'over']

/** All values read in messages of authors left out. */
export function judgeUnseen(
  messages: readonly Marked[],
  words: SpanWords,
  pack: LanguagePack,
  learnOf: (some: readonly Marked[], fold: number) => Values = (some) => learnValues(some, words),
): readonly Judged[] {
  const authors = [...new Set(messages.map(({ by }) => by))].filter((by) => by !== RULES)
  const rules = pack.extractorOf?.(pack.rules) ?? pack.extractor
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const left = new Set(authors.filter((_author, at) => at % FOLDS === fold))
    const values = learnOf(
      messages.filter(({ by }) => !left.has(by)),
      fold,
    )
    const learned = learnedFrom(packedTables({ ...values, trust: '' }))
    return messages
      .filter(({ by }) => left.has(by))
      .flatMap((message) => judge(message, { fold, words, learned, rules, pack }))
  })
}

/** Texts of which nothing is to be read: what is, by tables that were learned from all, is wrong. They count several times. */
export function judgeSilent(
  messages: readonly Marked[],
  words: SpanWords,
  pack: LanguagePack,
  values: Values,
): readonly Judged[] {
  const learned = learnedFrom(packedTables({ ...values, trust: '' }))
  const rules = pack.extractorOf?.(pack.rules) ?? pack.extractor
  const silent = messages.filter(({ by }) => by === RULES || by === silentOf(pack.language))
  const judged = silent.flatMap((message) => judge(message, { fold: 0, words, learned, rules, pack }))
  return Array.from({ length: SILENT_COUNTS }, () => judged).flat()
}

const SILENT_COUNTS = 10

interface Judge {
  readonly fold: number
  readonly words: SpanWords
  readonly learned: Learned
  readonly rules: Extractor
  readonly pack: LanguagePack
}

function judge(message: Marked, { fold, words, learned, rules, pack }: Judge): readonly Judged[] {
  const reads = readPlaces(message.tokens, words, learned)
  if (reads.length === 0) return []
  const around = surroundingsOf(message.tokens, words, learned)
  const text = normalizeText(message.text)
  const context = { saidAt: 0, zone: 'UTC', slots: slotRegistry(pack.slots) }
  const ruled = rules.extract(text, context).drafts.filter(({ known }) => known !== true)
  const spanOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
    text.toSource(message.tokens[from]?.start ?? 0, message.tokens[to]?.end ?? 0)
  return reads.map((read) => {
    const span = spanOf(read)
    return {
      fold,
      read,
      message,
      signs: trustSigns(read, around),
      isRight: message.values.some((value) => meets(value, read)),
      isLeft: !ruled.some((draft) => draft.span.start < span.end && span.start < draft.span.end),
    }
  })
}

function meets(value: Value, read: ReadPlace): boolean {
  const common = Math.min(value.to, read.to) - Math.max(value.from, read.from) + 1
  const all = Math.max(value.to, read.to) - Math.min(value.from, read.from) + 1
  return (
    common * 3 >= all &&
    isAlike(value.slot, read.slot) &&
    isSame(value.of, read.relation ?? 'user') &&
    STATES[value.state] === read.state
  )
}

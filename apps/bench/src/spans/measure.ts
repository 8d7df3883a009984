import { normalizeText } from '@recollect/core'
import type { LanguagePack } from '@recollect/core'
import { spanReader } from '@recollect/core/language-pack'
import type { ReadSpan, SpanWords } from '@recollect/core/language-pack'
import { learn } from './learn.ts'
import { RULES } from './load.ts'
import type { Marked, Value } from './load.ts'

/** Authors are left out several at a time. */
const FOLDS = 4

/** A value that was read in a message of an author nothing was learned from. */
export interface Judged {
  readonly read: ReadSpan
  readonly message: Marked
  /** The marked value it meets, with the same slot, of the same one, in the same state. */
  readonly right: Value | null
  /** It meets one of the same slot. */
  readonly slotRight: boolean
}

/** Slots that many would take for each other. */
const ALIKE = [
  ['goal', 'plan'],
  ['likes', 'hobby', 'favorite', 'preference'],
  ['occupation', 'user_type'],
  ['school', 'education', 'major'],
  ['school', 'employer'],
  ['vehicle', 'device', 'owns', 'uses'],
  ['language', 'skill'],
  ['experience', 'event'],
  ['plan', 'event'],
  ['dislikes', 'fear'],
  ['health', 'event'],
  ['habit', 'hobby'],
  ['habit', 'diet'],
]
const isAlike = (a: string, b: string) =>
  a === b || ALIKE.some((group) => group.includes(a) && group.includes(b))
const STATES = ['now', 'denied', 'over']

export function judgeUnseen(messages: readonly Marked[], words: SpanWords, pack: LanguagePack): readonly Judged[] {
  const authors = [...new Set(messages.map(({ by }) => by))].filter((by) => by !== RULES)
  return Array.from({ length: FOLDS }, (_, fold) => authors.filter((_author, at) => at % FOLDS === fold)).flatMap(
    (left) => {
      const tables = learn(
        messages.filter(({ by }) => !left.includes(by)),
        words,
      )
      const reader = spanReader(words, () => tables)
      return messages.filter(({ by }) => left.includes(by)).flatMap((message) => judge(message, reader.read, pack))
    },
  )
}

function judge(message: Marked, read: ReturnType<typeof spanReader>['read'], pack: LanguagePack): readonly Judged[] {
  const normal = normalizeText(message.text)
  return read(normal, pack.fold(normal.text)).map((one) => {
    const met = message.values.filter(
      ({ slot, from, to }) =>
        isAlike(slot, one.slot) &&
        (message.tokens[from]?.start ?? 0) < one.end &&
        (message.tokens[to]?.end ?? 0) > one.start,
    )
    const right = met.find(
      ({ of, state }) => (one.relation ?? 'user') === of && STATES[state] === one.state,
    )
    return { read: one, message, right: right ?? null, slotRight: met.length > 0 }
  })
}

import type { Engine } from '../../engine.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { OpposingClause, StatedValue } from '../../plugin/doubts.ts'
import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import { normalizeText } from '../../util/normalize.ts'
import type { MessageContent } from '../answer/newest-alike.ts'
import { learnedValues } from './learned-values.ts'

/** What of a message may speak against something said before it. */
export interface Signs {
  readonly clauses: readonly OpposingClause[]
  readonly values: readonly StatedValue[]
  /** Values that were learned, less sure than what rules find. */
  readonly seeming: readonly StatedValue[]
  /** Slots that the message names: "sorry, Orla is ten" puts an age right and nothing else. Empty where it names none. */
  readonly named: ReadonlySet<string>
}

/** Reads each message once, whatever number of facts it is held against. */
export function signsReader({ packs, matcher, slots }: Engine): (item: MemoryItem) => Signs {
  const read = new Map<string, Signs>()
  return (item) => {
    const before = read.get(item.id)
    if (before) return before
    const text = matcher.scan(beginning(item.text))
    const able = packs.filter(({ score }) => score(text) > 0)
    const readers = able.flatMap(({ doubts }) => doubts ?? [])
    const whole = readers.flatMap((doubts) => doubts.read(text))
    const parts = changesUnread(item).map(matcher.scan)
    const clauses = [...whole, ...parts.flatMap((part) => able.flatMap((pack) => seemsIn(pack, part)))]
    const values = readers.flatMap((doubts) => doubts.values?.(text) ?? [])
    const isGuess = ({ seems, corrects }: OpposingClause) => seems === true && corrects
    const changed = clauses.flatMap((clause) => (isGuess(clause) ? [] : clause.changes))
    const named = [...changed, ...values.map(({ slot }) => slot)]
    const seeming = learnedValues(packs, slots, item.text)
    const signs = { clauses, values, seeming, named: new Set(named) }
    read.set(item.id, signs)
    return signs
  }
}

/** A value less likely than this does not count as said. */
const LIKELY = 0.5

/** What the packs read in a message: changes, and values of facts, by what was learned. */
export function contentReader(engine: Engine): MessageContent {
  const signsOf = signsReader(engine)
  const changes: MessageContent['changes'] = (item, slots) => {
    const { clauses, values, seeming } = signsOf(item)
    const isOf = ({ changes: all, ends, against, corrects }: OpposingClause) =>
      ends || corrects || against !== '' || slots === undefined || all.some((slot) => slots.includes(slot))
    return clauses.some(isOf) || [...values, ...seeming].some(({ slot }) => slots?.includes(slot) ?? true)
  }
  const tells = ({ text, unread }: MemoryItem) => {
    if (unread.length > 0) return true
    const source = normalizeText(beginning(text))
    return engine.packs.some(
      ({ spans, score, fold }) =>
        score(source.text) > 0 &&
        spans?.read(source, fold(source.text)).some(({ likely }) => likely >= LIKELY) === true,
    )
  }
  return { changes, tells: (item) => changes(item) || tells(item) }
}

/** Whoever begins with a pronoun speaks of somebody, whatever is weighed. */
function seemsIn({ doubts, people }: LanguagePack, part: string): readonly OpposingClause[] {
  const clause = doubts?.seems?.(part) ?? null
  if (clause === null) return []
  const isOfThem = people?.pronouns(part).some(({ start }) => start === 0) === true
  return [isOfThem && clause.whose === 'user' ? { ...clause, whose: 'they' } : clause]
}

const MARK = /[.!?;,\n。！？；，]/u

/**
 * What a message says of a change and nothing could read, part by part from where its clause begins: in a long message it is weighed with
 * all that stands around it.
 */
const changesUnread = ({ text, unread }: MemoryItem): readonly string[] =>
  unread.flatMap(({ kind, start, end }) => {
    if (kind !== 'change' || end - start >= text.length) return []
    let from = start
    while (from > 0 && !MARK.test(text.charAt(from - 1))) from -= 1
    return [text.slice(from, end).trimStart()]
  })

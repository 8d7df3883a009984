import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { OpposingClause } from '../../plugin/doubts.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../util/strings.ts'
import { keywordsOf } from '../../text/keywords.ts'
import { isOneOfSeveral } from '../../slots/several.ts'
import type { TermsOf } from '../../text/terms.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Detection } from '../../types/question.ts'
import { asksOfBefore } from '../answer/newest-alike.ts'
import { isNear, saidSinceIt } from './find-doubt.ts'
import { holdsAny } from './speaks-against.ts'

/**
 * The newest message that seems to change what a quoted one says; null when none does. "I'm off to Lanzarote in May" is no answer after
 * "the holiday is off". Three look-ups at most, whatever the size of the memory; none for a question about what was before.
 */
export async function saidAfter(
  engine: Engine,
  plan: QueryPlan,
  quoted: MemoryItem | null,
  hits: readonly Hit[],
  { putRight = false }: { readonly putRight?: boolean } = {},
): Promise<MemoryItem | null> {
  const { detection, view } = plan
  if (quoted === null || quoted.role !== 'user' || asksOfBefore(detection)) return null
  const { items, signsOf } = await saidSinceIt(engine, view, quoted, hits)
  const words = wordsOf(engine, quoted)
  // What is put right of a named kind says nothing of what is asked of another.
  const readingOf = (item: MemoryItem) => {
    const { clauses, named } = signsOf(item)
    const isOfAsked = named.size === 0 || detection.slots.some((slot) => named.has(slot))
    if (putRight) return isOfAsked ? clauses.filter(({ corrects }) => corrects) : []
    return isOfAsked ? clauses : clauses.filter(({ corrects }) => !corrects)
  }
  const isOfOther = await namesOther(engine, plan)
  const changed = items.filter(
    (item) =>
      !isOfOther(item) &&
      isLater(item, quoted) &&
      readingOf(item).some((clause) =>
        changesQuoted(clause, { words, asked: detection, isNear: isNear(item, quoted) }, engine.termsOf),
      ),
  )
  return changed.reduce<MemoryItem | null>((last, item) => (last && last.seq > item.seq ? last : item), null)
}

/** "Sorry, Orla is ten" puts nothing right of Finn, who is asked about. A look-up where one of several people is. */
async function namesOther(
  { matcher, termsOf }: Engine,
  { detection: { entity, facet }, view }: QueryPlan,
): Promise<(item: MemoryItem) => boolean> {
  if (entity === null || facet === null || !isOneOfSeveral(entity)) return () => false
  const names = (await view.cards.active(entity, ['name', 'nickname'])).map(({ value }) => value)
  const isIn = (name: string, said: string) => {
    const form = matcher.scan(name)
    return holdsAny(said, new Set([form, ...termsOf(form)]), termsOf)
  }
  return ({ text }) => {
    const said = matcher.scan(beginning(text))
    return names.some((name) => name !== facet && isIn(name, said)) && !isIn(facet, said)
  }
}

const isLater = (item: MemoryItem, quoted: MemoryItem): boolean =>
  item.active && item.role === 'user' && item.speaker === quoted.speaker && item.seq > quoted.seq

/** Words of a message that tell what it is about. */
function wordsOf({ packs, matcher, termsOf }: Engine, { text }: MemoryItem): ReadonlySet<string> {
  const isCommon = (word: string) => packs.some(({ lexicon }) => lexicon.commonWords?.has(word))
  const words = keywordsOf(packs, matcher.scan(beginning(text))).map(({ folded }) => folded)
  return new Set(words.filter((word) => !isCommon(word)).flatMap((word) => [word, ...termsOf(word)]))
}

export interface Quoted {
  readonly words: ReadonlySet<string>
  readonly asked: Pick<Detection, 'entity' | 'slots'>
  /** Said so soon before that a pronoun or a correction may mean it. */
  readonly isNear: boolean
}

/** Whether a clause says that what was quoted is over, by its words, or by the event where it follows closely. Pure. */
export function changesQuoted(
  { whose, against, ends, changes, corrects, text }: OpposingClause,
  { words, asked, isNear: follows }: Quoted,
  termsOf: TermsOf,
): boolean {
  if (whose === 'other') return false
  if (holdsAny(against, words, termsOf)) return true
  const isOver = ends || changes.some((slot) => asked.slots.includes(slot))
  if (isOver && holdsAny(text, words, termsOf)) return true
  // What it ends is named, and is not what was quoted.
  if (against !== '' && !corrects) return false
  const isOfAnother = asked.entity === 'user' && whose === 'they'
  return follows && (corrects || (isOver && !isOfAnother))
}

import type { Hit } from '../../api/recall.ts'
import type { OpposingClause } from '../../plugin/doubts.ts'
import type { Engine } from '../../engine.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../text/beginning.ts'
import { isNear } from './find-doubt.ts'
import { holdsAny } from './speaks-against.ts'

/** Terms of the question and words that mean the same; less is only near it. */
const SAME = 0.5

/** Of two messages about what is asked the newer one, where it says that something ended or changed: it is quoted instead. Pure. */
export function newerQuote(engine: Engine, plan: QueryPlan, quoted: Hit, hits: readonly Hit[]): Hit {
  const { item } = quoted
  const { detection, date, weights, matcher } = plan
  if (item?.role !== 'user' || date !== null || detection.time === 'past' || detection.type === 'update')
    return quoted
  const asked = new Set([...weights].flatMap(([term, weight]) => (weight >= SAME ? term : [])))
  const tells = ({ text, whose, ...signs }: OpposingClause, near: boolean) =>
    (near && (signs.corrects || (whose === 'they' && (signs.begins || signs.changes.length > 0)))) ||
    ((signs.ends || signs.against !== '' || signs.changes.length > 0) &&
      holdsAny(text, asked, engine.termsOf))
  const isTold = (text: string, near: boolean) =>
    engine.packs.some(
      (pack) => pack.score(text) > 0 && pack.doubts?.read(text).some((one) => tells(one, near)),
    )
  const newer = hits.filter(
    ({ kind, item: other }) => kind === 'item' && other !== null && isAfter(other, item),
  )
  const against = newer.filter(
    ({ item: other }) => other && isTold(matcher.scan(beginning(other.text)), isNear(other, item)),
  )
  return against.sort((a, b) => (b.item?.seq ?? 0) - (a.item?.seq ?? 0))[0] ?? quoted
}

const isAfter = (
  { seq, role, active, speaker }: NonNullable<Hit['item']>,
  item: NonNullable<Hit['item']>,
): boolean => active && role === 'user' && speaker === item.speaker && seq > item.seq

import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { ReadSpan } from '../../plugin/text.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Detection } from '../../types/question.ts'
import { alsoKnownAs } from '../../slots/kinds.ts'
import { normalizeText } from '../../util/normalize.ts'
import { askedEntity } from '../tiers/card.ts'
import { asks } from './answer-material.ts'
import { asksOfBefore } from './newest-alike.ts'

/** Of the messages that were found so many are looked at. */
const LOOKED_AT = 5
/** Too little to make a fact of it, enough to quote the message where no fact answers. */
const LIKELY = 0.35

/**
 * The newest message found that seems to state what an open question asks for, where no fact answers it: "I'm at Vestas now" for "Where
 * do I work?". Null if there is none, or if the question names no slot of somebody known. Reads nothing from the store.
 */
export function statedValue(
  engine: Pick<Engine, 'packs'>,
  { detection }: Pick<QueryPlan, 'detection'>,
  hits: readonly Hit[],
): MemoryItem | null {
  const entity = askedEntity(detection)
  if (entity === null || detection.slots.length === 0 || asksOfBefore(detection) || isNarrow(detection))
    return null
  if (engine.packs.every(({ spans }) => spans === undefined)) return null
  const looked = hits
    .slice(0, LOOKED_AT)
    .flatMap(({ item }) => item ?? [])
    .filter(({ role, active, speaker }) => role === 'user' && active && speaker === null)
  const read = looked.map((item) => ({
    item,
    spans: spansOf(engine, item).filter((span) => isOf(span, entity)),
  }))
  for (const slot of detection.slots) {
    const told = read.filter(({ spans }) => spans.some((span) => span.slot === slot))
    if (told.length > 0)
      return told.map(({ item }) => item).reduce((last, item) => (item.seq > last.seq ? item : last))
  }
  return null
}

/** A question about one value, kind or number is not answered by another value. */
const isNarrow = (detection: Detection): boolean =>
  detection.value !== null ||
  detection.facet !== null ||
  asks(detection, 'yes_no') ||
  asks(detection, 'how_many')

const spansOf = ({ packs }: Pick<Engine, 'packs'>, { text }: MemoryItem): readonly ReadSpan[] => {
  const source = normalizeText(beginning(text))
  return packs.flatMap(({ spans, score, fold }) =>
    spans && score(source.text) > 0 ? spans.read(source, fold(source.text)) : [],
  )
}

const isOf = ({ relation, likely, state }: ReadSpan, entity: string): boolean => {
  const whose = relation === null ? 'user' : `user.${relation}`
  return likely >= LIKELY && state === 'now' && (whose === entity || alsoKnownAs(entity).includes(whose))
}

import type { NormalizedText } from '../plugin/text.ts'
import type { PreparedQuery } from '../query-plan.ts'
import { normalizeText } from '../util/normalize.ts'
import { preparePart } from './prepare-part.ts'
import type { Recalled } from './prepare-part.ts'
import { splitQuery } from './split-query.ts'

/** Prepares each part of a query. The trace tells the detection of the first and the words of all. */
export async function prepareParts(recall: Recalled, query: NormalizedText): Promise<PreparedQuery> {
  const parts = splitQuery(query.text, recall.engine.packs).map((part) =>
    preparePart(recall, part.text === query.text ? query : normalizeText(part.text), part),
  )
  const prepared: PreparedQuery[] = []
  for (const part of await Promise.all(parts)) prepared.push(toldOf(part, prepared.at(-1)))
  const [first = await preparePart(recall, query), ...others] = prepared
  if (others.length === 0 && first.plan.query === query) return first
  return {
    plan: first.plan,
    more: others.map(({ plan }) => plan),
    trace: {
      ...first.trace,
      query: query.source,
      normalized: query.text,
      expansions: prepared.flatMap((part) => part.trace.expansions),
    },
  }
}

/** "What's my wife's name? And when is her birthday?": whom the part before asked about. */
function toldOf(part: PreparedQuery, before: PreparedQuery | undefined): PreparedQuery {
  const { detection, cues } = part.plan
  const entity = before?.plan.detection.entity
  if (detection.entity !== 'other' || !cues.refersBack || !entity?.startsWith('user.')) return part
  return { ...part, plan: { ...part.plan, detection: { ...detection, entity } } }
}

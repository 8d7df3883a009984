import type { NormalizedText } from '../plugin/text.ts'
import type { PlannedQuery } from '../query-plan.ts'
import { normalizeText } from '../util/normalize.ts'
import { preparePart } from './prepare-part.ts'
import type { Recalled } from './prepare-part.ts'
import { splitQuery, splitSentence } from './split-query.ts'
import type { QueryPart } from './split-query.ts'

/** Prepares each part of a query. The trace tells the detection of the first and the words of all. */
export async function prepareParts(recall: Recalled, query: NormalizedText): Promise<PlannedQuery> {
  const prepared = await prepareEach(recall, query, splitQuery(query.text, recall.engine.packs))
  return whole(query, prepared) ?? preparePart(recall, query)
}

/** Prepares both halves of a sentence that asks for two things, each with words of its own; else the sentence. */
export async function prepareJoined(recall: Recalled, query: NormalizedText): Promise<PlannedQuery> {
  const parts = splitSentence(query.text, recall.engine.packs)
  const prepared = parts === null ? [] : await prepareEach(recall, query, parts)
  const asks = prepared.every(
    ({ plan: { detection, terms } }) =>
      detection.isQuestion && (detection.slots.length > 0 || terms.length > 0),
  )
  return (asks ? whole(query, prepared) : null) ?? preparePart(recall, query)
}

async function prepareEach(
  recall: Recalled,
  query: NormalizedText,
  parts: readonly QueryPart[],
): Promise<readonly PlannedQuery[]> {
  const found = parts.map((part) =>
    preparePart(recall, part.text === query.text ? query : normalizeText(part.text), part),
  )
  const prepared: PlannedQuery[] = []
  for (const part of await Promise.all(found)) prepared.push(toldOf(part, prepared.at(-1)))
  return prepared
}

function whole(query: NormalizedText, prepared: readonly PlannedQuery[]): PlannedQuery | null {
  const [first, ...others] = prepared
  if (first === undefined || (others.length === 0 && first.plan.query === query)) return first ?? null
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
function toldOf(part: PlannedQuery, before: PlannedQuery | undefined): PlannedQuery {
  const { detection, cues } = part.plan
  const entity = before?.plan.detection.entity
  const isTheirs =
    (detection.entity === 'other' && cues.refersBack) || (detection.entity === 'user' && cues.elided)
  if (!isTheirs || !entity?.startsWith('user.')) return part
  return { ...part, plan: { ...part.plan, detection: { ...detection, entity } } }
}

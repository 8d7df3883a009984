import { MAX_PARTS } from '../input/message.ts'
import type { CheckedMessage } from '../input/message.ts'
import type { Extraction, ExtractionSteps, RejectedDraft } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import { ownSource } from '../text/terms.ts'
import { partsOf } from '../text/parts.ts'
import type { CardDraft } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { stepsToFacts } from '../extract/extract-facts.ts'
import type { Reader } from '../extract/extract-facts.ts'

/** Of the facts of all parts; as many as one part may have. */
const MOST_FACTS = 500
const NOTHING: Extraction = { drafts: [], rejected: [] }

type Readable = Pick<CheckedMessage, 'role' | 'text' | 'normalized' | 'more' | 'saidAt'>

/** Facts of a message, step by step; of a long one part by part, with positions in the whole. Linear. */
export const stepsToMessage = (engine: Reader, message: Readable, known?: Known): ExtractionSteps =>
  message.more.length === 0
    ? stepsToFacts(engine, message.role, message.normalized, message.saidAt, known)
    : stepsInParts(engine, message, known)

/** The same of a message that is kept. */
export function stepsToItem(
  engine: Reader,
  item: Pick<MemoryItem, 'role' | 'text' | 'saidAt'>,
  known?: Known,
): ExtractionSteps {
  const [first, ...more] = partsOf(item.text, engine.config.limits.maxTextBytes, MAX_PARTS)
  const normalized = first?.normalized ?? normalizeText(item.text)
  return stepsToMessage(engine, { ...item, normalized, more }, known)
}

/** What is not the user's own word may begin in one part and end in another: it is blanked out before the text is cut. */
function* stepsInParts(
  engine: Reader,
  { role, text, saidAt }: Pick<MemoryItem, 'role' | 'text' | 'saidAt'>,
  known?: Known,
): ExtractionSteps {
  if (role !== 'user' || !engine.config.extraction.enabled) return NOTHING
  const { maxTextBytes } = engine.config.limits
  const own = ownSource(text.slice(0, maxTextBytes * MAX_PARTS))
  const read: Extraction[] = []
  let end = 0
  for (const { start, normalized } of partsOf(own, maxTextBytes, MAX_PARTS)) {
    read.push(moved(yield* stepsToFacts(engine, role, normalized, saidAt, known), start))
    end = start + normalized.source.length
  }
  const drafts = read.flatMap((part) => part.drafts)
  const flood = drafts.slice(MOST_FACTS).map((draft) => ({ draft, by: 'limit', reason: FLOOD }))
  const unread = read.reduce((sum, part) => sum + (part.unread ?? 0), text.length - end)
  return {
    drafts: drafts.slice(0, MOST_FACTS),
    rejected: [...read.flatMap(({ rejected }) => rejected), ...flood],
    ...(unread === 0 ? {} : { unread }),
  }
}

const FLOOD = `more than ${MOST_FACTS} facts in one message`

function moved(extraction: Extraction, by: number): Extraction {
  const move = (draft: CardDraft): CardDraft => ({
    ...draft,
    span: { start: draft.span.start + by, end: draft.span.end + by },
  })
  return {
    ...extraction,
    drafts: extraction.drafts.map(move),
    rejected: extraction.rejected.map((one): RejectedDraft => ({ ...one, draft: move(one.draft) })),
  }
}

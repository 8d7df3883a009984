import { MAX_PARTS } from '../input/message.ts'
import type { CheckedMessage } from '../input/message.ts'
import type { Extraction, RejectedDraft } from '../plugin/extractor.ts'
import { ownSource } from '../text/own-words.ts'
import { partsOf } from '../text/parts.ts'
import type { CardDraft } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { factsOf } from './extraction.ts'

type Reader = Parameters<typeof factsOf>[0]

/** Of the facts of all parts; as many as one part may have. */
const MOST_FACTS = 500
const NOTHING: Extraction = { drafts: [], rejected: [] }

/** Facts of a message; of a long one part by part, with positions in the whole. Linear. */
export const factsOfMessage = (
  engine: Reader,
  {
    role,
    text,
    normalized,
    more,
    saidAt,
  }: Pick<CheckedMessage, 'role' | 'text' | 'normalized' | 'more' | 'saidAt'>,
): Extraction =>
  more.length === 0 ? factsOf(engine, role, normalized, saidAt) : inParts(engine, { role, text, saidAt })

/** The same of a message that is kept. */
export function factsOfItem(engine: Reader, item: Pick<MemoryItem, 'role' | 'text' | 'saidAt'>): Extraction {
  const [first, ...more] = partsOf(item.text, engine.config.limits.maxTextBytes, MAX_PARTS)
  const normalized = first?.normalized ?? normalizeText(item.text)
  return factsOfMessage(engine, { ...item, normalized, more })
}

/** What is not the user's own word may begin in one part and end in another: it is blanked out before the text is cut. */
function inParts(
  engine: Reader,
  { role, text, saidAt }: Pick<MemoryItem, 'role' | 'text' | 'saidAt'>,
): Extraction {
  if (role !== 'user') return NOTHING
  const { maxTextBytes } = engine.config.limits
  const own = ownSource(text.slice(0, maxTextBytes * MAX_PARTS))
  const read = partsOf(own, maxTextBytes, MAX_PARTS).map(({ start, normalized }) =>
    moved(factsOf(engine, role, normalized, saidAt), start),
  )
  const drafts = read.flatMap((part) => part.drafts)
  const flood = drafts.slice(MOST_FACTS).map((draft) => ({ draft, by: 'limit', reason: FLOOD }))
  return {
    drafts: drafts.slice(0, MOST_FACTS),
    rejected: [...read.flatMap(({ rejected }) => rejected), ...flood],
  }
}

const FLOOD = `more than ${MOST_FACTS} facts in one message`

function moved({ drafts, rejected }: Extraction, by: number): Extraction {
  const move = (draft: CardDraft): CardDraft => ({
    ...draft,
    span: { start: draft.span.start + by, end: draft.span.end + by },
  })
  return {
    drafts: drafts.map(move),
    rejected: rejected.map((one): RejectedDraft => ({ ...one, draft: move(one.draft) })),
  }
}

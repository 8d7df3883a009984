import { MAX_PARTS } from '../input/message.ts'
import type { CheckedMessage } from '../input/message.ts'
import type { Extraction, ExtractionSteps, RejectedDraft } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import { ownSource } from '../text/own-words.ts'
import { partsOf } from '../text/parts.ts'
import type { CardDraft } from '../types/card.ts'
import type { MemoryItem, UnreadPart } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { stepsToFacts } from '../extract/extract-facts.ts'
import type { Reader } from '../extract/extract-facts.ts'
import { resolveOverlap } from '../extract/overlap.ts'
import { skippedIn } from '../extract/steps.ts'
import type { Engine } from '../engine.ts'
import type { ItemReader } from '../plugin/items.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { beginning } from '../util/strings.ts'
import type { SaidBefore } from '../version/source.ts'

/** Of the facts of all parts; as many as one part may have. */
const MOST_FACTS = 500
/** Parts of one message that nothing read. */
const MOST_UNREAD = 100
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
  const unread = read.flatMap((part) => part.unread ?? []).slice(0, MOST_UNREAD)
  const open = read.flatMap((part) => part.open ?? []).slice(0, MOST_UNREAD)
  const flood = drafts.slice(MOST_FACTS).map((draft) => ({ draft, by: 'limit', reason: FLOOD }))
  const skipped = read.reduce((sum, part) => sum + (part.skipped ?? 0), text.length - end)
  return {
    drafts: drafts.slice(0, MOST_FACTS),
    rejected: [...read.flatMap(({ rejected }) => rejected), ...flood],
    ...(unread.length === 0 ? {} : { unread }),
    ...(open.length === 0 ? {} : { open }),
    ...(skipped === 0 ? {} : { skipped }),
  }
}

const FLOOD = `more than ${MOST_FACTS} facts in one message`

function moved(extraction: Extraction, by: number): Extraction {
  const move = (draft: CardDraft): CardDraft => ({
    ...draft,
    span: { start: draft.span.start + by, end: draft.span.end + by },
  })
  const along = (parts: readonly UnreadPart[]) =>
    parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }))
  const { unread, open } = extraction
  return {
    ...extraction,
    ...(unread && { unread: along(unread) }),
    ...(open && { open: along(open) }),
    drafts: extraction.drafts.map(move),
    rejected: extraction.rejected.map((one): RejectedDraft => ({ ...one, draft: move(one.draft) })),
  }
}

/** Several readings of the same words as one: of what rests on the same of them, the best is kept. */
export function joinReadings(readings: readonly Extraction[]): Extraction {
  const drafts = readings.flatMap((reading, match) => reading.drafts.map((draft) => ({ draft, match })))
  const { kept, rejected } = resolveOverlap(drafts)
  const lost = rejected.map((one) => ({ ...one, by: 'overlap' }))
  const all = { drafts: kept, rejected: [...readings.flatMap((reading) => reading.rejected), ...lost] }
  return { ...all, ...skippedIn(readings) }
}

/** So many messages back are looked through for one of the user's in the session. */
const BACK = 20

/** The user's message before one, in its session. */
export async function saidBefore(
  engine: Engine,
  items: Pick<ItemReader, 'bySeq'>,
  { seq, session }: MemoryItem,
): Promise<SaidBefore | null> {
  const seqs = Array.from({ length: Math.min(BACK, seq - 1) }, (_, back) => seq - 1 - back)
  const told = seqs.length === 0 ? [] : await items.bySeq(seqs, { role: 'user' })
  const [last] = told.filter((item) => item.session === session).sort((a, b) => b.seq - a.seq)
  return last ? { id: last.id, restates: last.parentId, asks: askedBy(engine, last) } : null
}

function askedBy(engine: Engine, { text, saidAt }: MemoryItem): SaidBefore['asks'] {
  const context = { now: saidAt, zone: engine.clock.zone, slots: engine.slots }
  const { isQuestion, entity, slots } = detectQuestion(engine.packs, normalizeText(beginning(text)), context)
  const [slot] = slots
  if (!isQuestion || slot === undefined || entity === 'other') return null
  return { entity: entity === 'addressee' ? 'user' : entity, slot }
}

import type { Engine } from '../engine.ts'
import type { ItemReader } from '../plugin/items.ts'
import { detectQuestion } from '../query/detect-question.ts'
import { beginning } from '../util/strings.ts'
import type { MemoryItem } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import type { SaidBefore } from '../version/source.ts'

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

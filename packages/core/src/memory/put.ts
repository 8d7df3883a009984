import type { FactInput, WriteResult } from '../api/writes.ts'
import type { CardChange } from '../api/remember.ts'
import { recorded } from '../changes/record.ts'
import type { ChangeInfo, Recording } from '../changes/notebook.ts'
import type { Engine } from '../engine.ts'
import { checkFact } from '../input/fact.ts'
import type { CheckedFact, FactContext } from '../input/fact.ts'
import { commitDraft } from '../version/commit.ts'
import { refreshItems, touchedItems } from '../version/item-version.ts'
import type { DraftSource } from '../version/source.ts'

/** Writes a fact that no rule extracts; it goes through the version plan like any other. */
export async function put(engine: Engine, scope: string, input: FactInput): Promise<WriteResult> {
  const fact = checkFact(input, factContext(engine))
  return recorded(engine, scope, (recording) => putFact(engine, recording, fact, { kind: 'put' }))
}

/** What facts of this memory are checked against. */
export const factContext = ({ slots, clock, config }: Engine): FactContext => ({
  slots,
  now: clock.now(),
  zone: clock.zone,
  maxBytes: config.limits.maxTextBytes,
})

/** Writes one checked fact as one change. */
export async function putFact(
  engine: Engine,
  recording: Recording,
  fact: CheckedFact & Pick<DraftSource, 'corrects'>,
  info: ChangeInfo,
): Promise<WriteResult> {
  const id = info.id ?? engine.ids.next(engine.clock.now())
  const [done] = await putFacts(engine, recording, [fact], { ...info, id })
  return { action: 'none', card: null, closed: [], reason: 'nothing was written', ...done, change: id }
}

/** Writes checked facts as one change; cards are given as they stand afterwards. */
export async function putFacts(
  engine: Engine,
  { tx, commit }: Recording,
  facts: readonly (CheckedFact & Pick<DraftSource, 'corrects'>)[],
  info: ChangeInfo,
): Promise<readonly CardChange[]> {
  const { versioner, slots, values, ids, clock } = engine
  const now = clock.now()
  const context = { versioner, slots, values, now, nextId: () => ids.next(now) }
  const done: CardChange[] = []
  for (const { draft, source, ...more } of facts) {
    const from = { itemId: null, session: source, saidAt: now, ...more }
    done.push(await commitDraft(tx.cards, draft, from, context))
  }
  await refreshItems(tx.items, tx.cards, touchedItems(done), slots)
  await commit({ ...info, always: true })
  const fresh: CardChange[] = []
  for (const one of done) fresh.push({ ...one, card: one.card && (await tx.cards.get(one.card.id)) })
  return fresh
}

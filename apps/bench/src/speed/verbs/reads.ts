import type { Recollect, ScopedMemory } from '@recollect/core'
import type { Sized } from '../../scale-sqlite/build.ts'
import type { KnownCard } from '../../scale-sqlite/models.ts'
import { pick, seededRandom } from '../../synthetic/random.ts'
import { QUESTIONS } from '../corpus/questions.ts'
import type { Call } from '../pieces.ts'
import type { KindFigures } from './figures.ts'
import { readLane, timeLanes } from './lanes.ts'
import type { Lane, Turns } from './lanes.ts'
import type { Open } from './open.ts'
import type { VerbsPlan } from './plan.ts'
import { visitsOf } from './visits.ts'

const SEED = 17
const LONG = 10
const SHORT = 50

type LookUp = (memory: ScopedMemory, card: KnownCard) => Promise<unknown>

/** Ways to a fact that is known. */
const LOOK_UPS: Readonly<Record<string, LookUp>> = {
  'card by id': (memory, { id }) => memory.cards.get(id),
  'active card of a slot': (memory, { entity, slot }) => memory.cards.list({ entity, slot, active: true }),
  'history of a fact': (memory, { versionKey }) => memory.history(versionKey),
}

/** Every way to look a card up, in scopes all over each database. */
export async function measureLookups(
  databases: readonly Open<Sized>[],
  { lookups, rounds }: VerbsPlan,
): Promise<readonly KindFigures[]> {
  const figures: KindFigures[] = []
  for (const [kind, lookUp] of Object.entries(LOOK_UPS)) {
    const calls = (database: Open<Sized>) => lookUpCalls(database, lookups, lookUp)
    figures.push(await measureReads(kind, databases, calls, { rounds, block: SHORT }))
  }
  return figures
}

function lookUpCalls(
  { recollect, copies, models }: Open<Sized>,
  count: number,
  lookUp: LookUp,
): readonly Call[] {
  const random = seededRandom(SEED)
  return visitsOf(copies, models.names.length, count).map(({ name, model }) => {
    const card = pick(models.cards[model]?.filter(({ active }) => active) ?? [], random)
    return () => lookUp(recollect.scope(name), card)
  })
}

type Asked = (memory: ScopedMemory, question: string) => Promise<unknown>

/** A question to scopes all over each database that have their messages. */
export async function measureQuestions(
  kind: 'recall' | 'answer',
  databases: readonly Open<Sized>[],
  { questions, rounds }: VerbsPlan,
): Promise<KindFigures> {
  const ask: Asked =
    kind === 'recall'
      ? (memory, question) => memory.recall(question)
      : (memory, question) => memory.answer(question)
  const calls = ({ recollect, copies, models: { names } }: Open<Sized>) =>
    visitsOf(
      copies.filter(({ whole }) => whole),
      names.length,
      questions,
    ).map(({ name }, i) => questionCall(recollect, name, Math.floor(i / names.length), ask))
  return measureReads(kind, databases, calls, { rounds, block: LONG })
}

function questionCall(recollect: Recollect, scope: string, n: number, ask: Asked): Call {
  const question = QUESTIONS[n % QUESTIONS.length] ?? ''
  return () => ask(recollect.scope(scope), question)
}

async function measureReads(
  kind: string,
  databases: readonly Open<Sized>[],
  callsOf: (database: Open<Sized>) => readonly Call[],
  turns: Turns,
): Promise<KindFigures> {
  const lanes: Lane[] = []
  for (const database of databases) {
    lanes.push(await readLane(database.size, callsOf(database), database.replay))
  }
  return timeLanes(kind, lanes, turns)
}

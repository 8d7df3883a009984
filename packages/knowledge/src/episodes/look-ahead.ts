import type { MemoryItem } from '@recollect/core'
import type { Utterance } from './topic-shift.ts'

/** A message with what was answered to it. */
export interface Spoken {
  readonly item: MemoryItem
  readonly own: Utterance
  /** What others said next; empty for messages that are not the user's. */
  readonly answers: readonly Utterance[]
}

/** A question and its answer: more was not said to it. */
const MOST_ANSWERS = 3

/** Messages in order, each of the user's together with what follows it within the gap until the user speaks again. */
export async function* withAnswers(
  items: AsyncIterable<MemoryItem>,
  read: (item: MemoryItem) => Utterance,
  gapMs: number,
): AsyncGenerator<Spoken> {
  let waiting: Waiting[] = []
  for await (const item of items) {
    const own = read(item)
    const [first] = waiting
    const last = waiting.at(-1)
    const isAnswer =
      first !== undefined &&
      last !== undefined &&
      !own.isUsers &&
      waiting.length <= MOST_ANSWERS &&
      item.saidAt - last.item.saidAt < gapMs
    if (!isAnswer) {
      yield* spoken(waiting)
      waiting = []
    }
    if (isAnswer || own.isUsers) waiting.push({ item, own })
    else yield { item, own, answers: [] }
  }
  yield* spoken(waiting)
}

type Waiting = Omit<Spoken, 'answers'>

function* spoken(waiting: readonly Waiting[]): Generator<Spoken> {
  const [, ...answers] = waiting
  for (const [at, one] of waiting.entries())
    yield { ...one, answers: at === 0 ? answers.map(({ own }) => own) : [] }
}

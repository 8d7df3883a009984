import type { Recollect, ScopedMemory } from '@recollect/core'
import { storyClock } from '../../stories/clock.ts'
import type { StoryClock } from '../../stories/clock.ts'
import { latencyOf } from '../latency.ts'
import { paced } from '../pace.ts'
import type { RunControl } from '../pace.ts'
import type { Measured } from '../measured.ts'
import { readRecallSet } from './read.ts'
import type { Conversation, Question } from './read.ts'
import { categoryGroups, messagesOf, recallFigures, recallLosses } from './score.ts'
import type { Asked } from './score.ts'

/** Opens an empty memory with a clock of the run's own. */
export type OpenEmpty = (clock: StoryClock) => Promise<Recollect>

/** Hits asked for: as deep as a ranking is looked at. */
const LIMIT = 20
const MINUTE = 60_000

/** Tells each conversation to a memory of its own, then asks what is to be asked of it. */
export async function runRecall(open: OpenEmpty, folder: string, control: RunControl): Promise<Measured> {
  const { conversations, questions } = await readRecallSet(folder)
  const words = new Map(conversations.flatMap(({ messages }) => messages.map(({ key, text }) => [key, text])))
  const within = countingOn(control, words.size + questions.length)
  const asked: Asked[] = []
  for (const conversation of conversations) {
    const own = questions.filter((question) => question.conversation === conversation.id)
    asked.push(...(await runConversation(open, conversation, own, within)))
  }
  return {
    items: questions.length,
    figures: recallFigures(asked),
    groups: categoryGroups(asked),
    latency: latencyOf(asked.map(({ ms }) => ms)),
    losses: recallLosses(asked, (id) => words.get(id) ?? id),
  }
}

/** Progress of several lists told as that of one. */
function countingOn({ signal, onProgress }: RunControl, total: number): RunControl {
  let before = 0
  return {
    signal,
    onProgress: (part) => {
      const done = before + part.done
      if (part.done === part.total) before = done
      return onProgress({ done, total })
    },
  }
}

async function runConversation(
  open: OpenEmpty,
  { id, messages }: Conversation,
  questions: readonly Question[],
  control: RunControl,
): Promise<Asked[]> {
  const clock = storyClock(0)
  const recollect = await open(clock)
  try {
    const memory = recollect.scope(id)
    const tell = (message: Conversation['messages'][number]) => {
      clock.to(message.at)
      return memory.remember(message)
    }
    await paced(messages, tell, control)
    // The moment after the last word: when a question without a time of its own is asked.
    clock.to(Math.max(...messages.map(({ at }) => at)) + MINUTE)
    return await paced(questions, (question) => ask(memory, question, clock), control)
  } finally {
    await recollect.close()
  }
}

async function ask(memory: ScopedMemory, question: Question, clock: StoryClock): Promise<Asked> {
  clock.to(question.at ?? 0)
  const start = performance.now()
  const { hits, evidence } = await memory.recall(question.text, { limit: LIMIT })
  return { question, found: messagesOf(hits), evidence, ms: performance.now() - start }
}

import type { Ranked } from '../retrieval/ask.ts'
import { endOf } from '../retrieval/ingest.ts'
import type { RetrievalSet } from '../retrieval/load-set.ts'
import type { Conversation, RetrievalQuestion } from '../retrieval/schema.ts'
import { readUtc } from '../retrieval/time.ts'
import { sum } from '../stats/numbers.ts'
import { callsBetween } from './model/server.ts'
import type { ModelCalls } from './model/server.ts'
import type { PeerProcess } from './process.ts'

/** What a system came back with. */
export interface PeerAsked extends Ranked {
  readonly answer: string | null
  readonly nothing: boolean
  /** What it threw in the place of an answer. */
  readonly failed: string | null
}

/** What it took. */
export interface Effort {
  readonly ms: number
  readonly cpuMs: number
  readonly calls: ModelCalls
}

export interface PeerSetRun {
  readonly set: string
  readonly messages: number
  readonly told: Effort
  readonly asked: readonly PeerAsked[]
  readonly asking: Effort
}

interface Measuring {
  /** Hits asked for. */
  readonly limit: number
  /** Of the model, so far. */
  readonly calls: () => ModelCalls
}

/** One set told to a system and asked, a conversation after the other. */
export async function measureSet(
  peer: Pick<PeerProcess, 'do'>,
  set: RetrievalSet,
  measuring: Measuring,
): Promise<PeerSetRun> {
  const parts: PeerSetRun[] = []
  for (const conversation of set.conversations) {
    const questions = set.questions.filter((question) => question.conversation === conversation.id)
    parts.push(await measureOne(peer, conversation, questions, measuring))
  }
  return joined(set.name, parts)
}

async function measureOne(
  peer: Pick<PeerProcess, 'do'>,
  conversation: Conversation,
  questions: readonly RetrievalQuestion[],
  { limit, calls }: Measuring,
): Promise<PeerSetRun> {
  const end = endOf(conversation)
  const asking = questions.map(({ question, time }) => ({ text: question, at: time ? readUtc(time) : end }))
  const before = calls()
  const told = await peer.do({ do: 'tell', turns: conversation.turns }, 'told')
  const between = calls()
  const { found, cpuMs } = await peer.do({ do: 'ask', limit, questions: asking }, 'found')
  const asked = questions.flatMap((question, place) => {
    const one = found[place]
    return one === undefined ? [] : [{ ...one, question }]
  })
  return {
    set: conversation.id,
    messages: conversation.turns.length,
    told: { ms: told.ms, cpuMs: told.cpuMs, calls: callsBetween(before, between) },
    asked,
    asking: { ms: sum(found.map(({ ms }) => ms)), cpuMs, calls: callsBetween(between, calls()) },
  }
}

/** Several runs as one. */
export const joined = (set: string, runs: readonly PeerSetRun[]): PeerSetRun => ({
  set,
  messages: sum(runs.map(({ messages }) => messages)),
  told: total(runs.map(({ told }) => told)),
  asked: runs.flatMap(({ asked }) => asked),
  asking: total(runs.map(({ asking }) => asking)),
})

const total = (efforts: readonly Effort[]): Effort => ({
  ms: sum(efforts.map(({ ms }) => ms)),
  cpuMs: sum(efforts.map(({ cpuMs }) => cpuMs)),
  calls: {
    chat: sum(efforts.map(({ calls }) => calls.chat)),
    embedding: sum(efforts.map(({ calls }) => calls.embedding)),
  },
})

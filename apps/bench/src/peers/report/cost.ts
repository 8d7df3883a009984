import type { Section } from '../../quality/sections.ts'
import type { PeerFigures } from '../figures.ts'

const HEAD = [
  'system',
  'ms a message',
  'CPU',
  'p50 ms a question',
  'p95',
  'CPU',
  'peak MB',
  'LLM calls a message',
  'embeddings a message',
  'model calls a question',
]

export const costSection = (measured: readonly PeerFigures[], machine: string): Section => ({
  title: 'What it takes',
  head: HEAD,
  rows: measured.map(({ peer, cost }) => [
    peer.name,
    cost.toldMs,
    cost.toldCpuMs,
    cost.p50,
    cost.p95,
    cost.askCpuMs,
    cost.peakMb,
    cost.chatCallsTold,
    cost.embeddingCallsTold,
    cost.modelCallsAsked,
  ]),
  notes: [
    `Over all sets, in the system's own process and the programs it starts; a process without a system takes ` +
      `${String(measured[0]?.cost.bareMb ?? 0)} MB. Search indexes and memvid are told a conversation in one call, the others a message a call. ` +
      'The scripted model answers at once and its time is not in CPU; a real one takes its time, and its price, for each call.',
    ...failureNotes(measured),
    ...reachedNotes(measured),
    machine,
  ],
})

const reachedNotes = (measured: readonly PeerFigures[]): string[] =>
  measured
    .filter(({ reached }) => reached.length > 0)
    .map(({ peer, reached }) => `${peer.name} tried to reach ${[...new Set(reached)].join(', ')}.`)

const failureNotes = (measured: readonly PeerFigures[]): string[] =>
  measured
    .filter(({ failures }) => failures.failed > 0)
    .map(
      ({ peer, failures: { failed, questions, why } }) =>
        `${peer.name} failed at ${String(failed)} of ${String(questions)} questions, first with "${why ?? ''}"; they count as not found.`,
    )

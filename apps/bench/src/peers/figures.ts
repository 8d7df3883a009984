import { isScored } from '../retrieval/metrics.ts'
import { systemFigures } from '../retrieval/system-figures.ts'
import type { SystemFigures } from '../retrieval/system-figures.ts'
import { percentile, round, share } from '../stats/numbers.ts'
import type { PeerEntry } from './catalogue.ts'
import type { ChangeFigures } from './changes.ts'
import type { PeerSetRun } from './measure.ts'

/** How a system did on one set. */
export interface PeerSetFigures {
  readonly set: string
  /** By the rule of `bench retrieval`. */
  readonly system: SystemFigures
  /** Of the questions nothing can answer: those it said so, or found nothing for. */
  readonly nothingRight: number | null
  /** The same of the questions that have an answer. */
  readonly nothingWrong: number | null
}

/** What a system takes, over everything it was told and asked. */
export interface CostFigures {
  readonly toldMs: number
  readonly toldCpuMs: number
  readonly p50: number
  readonly p95: number
  readonly askCpuMs: number
  readonly peakMb: number
  readonly bareMb: number
  readonly chatCallsTold: number
  readonly embeddingCallsTold: number
  readonly modelCallsAsked: number
}

/** Questions it threw at, scenarios included. */
export interface Failures {
  readonly questions: number
  readonly failed: number
  /** The first of them. */
  readonly why: string | null
}

export interface PeerFigures {
  readonly peer: PeerEntry
  readonly sets: readonly PeerSetFigures[]
  readonly cost: CostFigures
  /** Null where scenarios were not played. */
  readonly changes: ChangeFigures | null
  readonly failures: Failures
  /** Hosts it tried to reach, and was kept from. */
  readonly reached: readonly string[]
}

export const setFigures = (peer: PeerEntry, run: PeerSetRun): PeerSetFigures => {
  const shareOfNothing = (asked: PeerSetRun['asked']) =>
    share(asked.filter(({ nothing }) => nothing).length, asked.length)
  return {
    set: run.set,
    system: systemFigures(peer, { messages: run.messages, ms: run.told.ms }, run.asked),
    nothingRight: shareOfNothing(run.asked.filter(({ question }) => !question.answerable)),
    nothingWrong: shareOfNothing(run.asked.filter(({ question }) => isScored(question))),
  }
}

export function costFigures(
  run: PeerSetRun,
  { bareMb, peakMb }: { readonly bareMb: number; readonly peakMb: number },
): CostFigures {
  const { messages, told, asked, asking } = run
  const aMessage = (sum: number) => round(sum / Math.max(1, messages), 2)
  const aQuestion = (sum: number) => round(sum / Math.max(1, asked.length), 2)
  const times = asked.map(({ ms }) => ms)
  return {
    toldMs: aMessage(told.ms),
    toldCpuMs: aMessage(told.cpuMs),
    p50: round(percentile(times, 0.5), 2),
    p95: round(percentile(times, 0.95), 2),
    askCpuMs: aQuestion(asking.cpuMs),
    peakMb: Math.round(peakMb),
    bareMb: Math.round(bareMb),
    chatCallsTold: aMessage(told.calls.chat),
    embeddingCallsTold: aMessage(told.calls.embedding),
    modelCallsAsked: aQuestion(asking.calls.chat + asking.calls.embedding),
  }
}

export function failuresOf(asked: PeerSetRun['asked']): Failures {
  const failed = asked.flatMap((one) => one.failed ?? [])
  return { questions: asked.length, failed: failed.length, why: failed[0] ?? null }
}

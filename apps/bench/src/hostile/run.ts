import type { LanguagePack } from '@recollect/core'
import { chanceOf } from '../fuzz/chance.ts'
import { packs as bothPacks } from '../library/packs.ts'
import { patternsOf } from './patterns.ts'
import type { RunPattern } from './patterns.ts'
import { sentencesOf, unitsOf } from './texts.ts'
import { LONG, VERB_NAMES, verbCost } from './verbs.ts'
import type { VerbCost, VerbName } from './verbs.ts'
import { costOf, worstText } from './worst-text.ts'
import type { Worst } from './worst-text.ts'

export interface HostilePlan {
  /** Rounds of six kinds of text a pattern. */
  readonly rounds: number
  /** Every so many patterns are tried; those left out have their turn with another seed. */
  readonly every: number
  /** Texts that go through the verbs: of the worst patterns, and mixed ones. */
  readonly worst: number
  readonly mixed: number
  readonly verbs: readonly VerbName[]
}

export const FULL: HostilePlan = { rounds: 12, every: 1, worst: 60, mixed: 60, verbs: VERB_NAMES }
export const QUICK: HostilePlan = { rounds: 2, every: 6, worst: 3, mixed: 3, verbs: ['preview', 'recall'] }

/** A pattern that takes this many microseconds a byte takes half a second for a text of 100 kB. */
export const MOST_A_BYTE = 5
/** Milliseconds of processor time that a text of 100 kB may take. */
export const MOST_A_TEXT = 1000
/** Tenfold text may take so much more: the slope of 1.3 on a chart of logarithms. */
const MOST_GROWTH = 10 ** 1.3
/** Milliseconds below which a text is cheap, however its cost grows. */
export const CHEAP = 200

export interface PatternCost extends Worst, Pick<RunPattern, 'name' | 'longest'> {}

export interface HostileFigures {
  readonly seed: number
  readonly patterns: number
  readonly worst: readonly PatternCost[]
  readonly verbs: readonly VerbCost[]
  readonly failures: readonly string[]
}

export async function runHostile(
  plan: HostilePlan,
  seed: number,
  note: (line: string) => void,
  packs: readonly LanguagePack[] = bothPacks(),
): Promise<HostileFigures> {
  const all = await patternsOf(packs, sentencesOf(packs))
  const tried = all.filter((_, at) => (at + seed) % plan.every === 0)
  note(`${String(all.length)} patterns run on what users write; ${String(tried.length)} are tried.`)
  const costs = tried
    .map((one, at) => costOfPattern(one, plan.rounds, seed * 100_003 + at))
    .sort((a, b) => b.cost - a.cost)
  note(`The worst pattern takes ${(costs[0]?.cost ?? 0).toFixed(2)} µs a byte.`)
  const worst = costs.slice(0, plan.worst)
  const texts = worst.map(({ text }) => text)
  const verbs = await verbCosts(packs, unitsOf(packs, texts, chanceOf(seed), plan.mixed), plan.verbs, note)
  return {
    seed,
    patterns: tried.length,
    worst: costs.slice(0, SHOWN),
    verbs: verbs.slice(0, SHOWN),
    failures: [...costs.flatMap(patternFault), ...verbs.flatMap(verbFault)],
  }
}

const SHOWN = 20
const NO_LIMIT = { cheap: Infinity, most: Infinity }

/** What looks too dear is measured once more, when the machine may have less to do. */
function costOfPattern({ name, pattern, longest }: RunPattern, rounds: number, seed: number): PatternCost {
  const found = worstText(pattern, longest, chanceOf(seed), rounds)
  const cost = found.cost > MOST_A_BYTE ? Math.min(found.cost, costOf(pattern, found.text)) : found.cost
  return { name, longest, text: found.text, cost }
}

async function verbCosts(
  packs: readonly LanguagePack[],
  units: readonly string[],
  names: readonly VerbName[],
  note: (line: string) => void,
): Promise<readonly VerbCost[]> {
  // What is made once for all texts is no part of what one costs.
  for (const verb of names) await verbCost(packs, verb, sentencesOf(packs).join('\n'), NO_LIMIT)
  const costs: VerbCost[] = []
  for (const unit of units)
    for (const verb of names)
      costs.push(await verbCost(packs, verb, unit, { cheap: CHEAP, most: MOST_A_TEXT }))
  note(
    `${String(units.length)} kinds of text of ${String(LONG)} bytes went through ${String(names.length)} verbs.`,
  )
  return costs.sort((a, b) => b.long - a.long)
}

const patternFault = ({ name, cost, text }: PatternCost): readonly string[] =>
  cost <= MOST_A_BYTE
    ? []
    : [`${name} takes ${cost.toFixed(1)} µs a byte: ${JSON.stringify(text.slice(0, 200))}`]

function verbFault({ verb, unit, short, long }: VerbCost): readonly string[] {
  const on = `on ${JSON.stringify(unit.slice(0, 120))}, repeated`
  if (long > MOST_A_TEXT) return [`${verb} takes ${long.toFixed(0)} ms ${on}`]
  return long > CHEAP && long > MOST_GROWTH * short
    ? [`${verb} grows from ${short.toFixed(0)} to ${long.toFixed(0)} ms ${on}`]
    : []
}

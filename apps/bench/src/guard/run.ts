import { median } from '../stats/numbers.ts'
import { bestOf, unmeasured, verdictOf } from './compare.ts'
import type { Guarded, Verdict } from './compare.ts'
import type { GuardPart } from './parts.ts'
import type { Recorded } from './recorded.ts'
import type { Take } from './take.ts'
import { BenchError } from '../io/bench-error.ts'

/** Measurements of one figure: what is beyond its tolerance is taken twice more before it counts. */
const TAKES = 3
/** Measurements a recorded figure is the median of. */
const RECORD_TAKES = 5

type Values = Readonly<Record<string, number>>
type GuardedPart = Pick<GuardPart, 'name' | 'guarded'>

/** Every guarded figure beside its recorded one, also when a part fails. @throws BenchError when one has never been recorded. */
export async function runGuard(
  parts: readonly GuardedPart[],
  recorded: Recorded,
  take: Take,
  note: (line: string) => void,
): Promise<readonly Verdict[]> {
  const unknown = parts.flatMap(({ guarded }) => guarded).filter(({ key }) => !(key in recorded.figures))
  if (unknown.length > 0) {
    const names = unknown.map(({ key }) => key).join(', ')
    throw new BenchError(`Nothing is recorded for ${names}. Record it: pnpm bench check --record.`)
  }
  const verdicts: Verdict[] = []
  for (const part of parts) {
    note(`Measuring ${part.name} …`)
    verdicts.push(...(await verdictsOf(part, recorded, take, note)))
  }
  return verdicts
}

const recordedOf = ({ figures }: Recorded, { key }: Guarded): number => figures[key] ?? 0

async function verdictsOf(
  part: GuardedPart,
  recorded: Recorded,
  take: Take,
  note: (line: string) => void,
): Promise<readonly Verdict[]> {
  const takes: Values[] = []
  try {
    for (;;) {
      takes.push(await take(part.name))
      const verdicts = part.guarded.map((guarded) =>
        verdictOf(guarded, recordedOf(recorded, guarded), bestOf(guarded, valuesOf(takes, guarded.key))),
      )
      if (takes.length === TAKES || verdicts.every(({ holds }) => holds)) return verdicts
      note(`${part.name} is beyond its tolerance; measuring it again …`)
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return part.guarded.map((guarded) => unmeasured(guarded, recordedOf(recorded, guarded), failure))
  }
}

/** What a machine makes of every figure now: the median of several measurements. */
export async function recordGuard(
  parts: readonly GuardedPart[],
  take: Take,
  note: (line: string) => void,
): Promise<{ readonly figures: Values; readonly takes: Readonly<Record<string, readonly number[]>> }> {
  const takes: Record<string, readonly number[]> = {}
  for (const { name, guarded } of parts) {
    note(`Measuring ${name} …`)
    const all: Values[] = []
    for (let turn = 0; turn < RECORD_TAKES; turn += 1) all.push(await take(name))
    for (const { key } of guarded) takes[key] = valuesOf(all, key)
  }
  const figures = Object.fromEntries(Object.entries(takes).map(([key, values]) => [key, median(values)]))
  return { figures, takes }
}

/** @throws BenchError when a part does not measure what it guards. */
const valuesOf = (takes: readonly Values[], key: string): readonly number[] =>
  takes.map((values) => {
    const value = values[key]
    if (value === undefined) throw new BenchError(`"${key}" is guarded and was not measured.`)
    return value
  })

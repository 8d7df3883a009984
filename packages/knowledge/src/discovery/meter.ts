import type { DiscoverReport } from '../api.ts'
import type { Engine } from '../engine.ts'
import { BudgetError } from '@recollect/core'
import type { ModelCallUsage, ModelMeter } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { ModelUsage } from '@recollect/core/store'
import { readSemantic, writeSemantic } from '../access.ts'
import { cleanLine } from './checks/read-fields.ts'

type Sum = DiscoverReport['usage']

/** Keeps the accounts of one run, and the day's of its scope. */
export interface RunMeter extends ModelMeter {
  /** What this run took so far. */
  usage(): Sum
  /** The refusal a caller was given last; whatever it makes of it, the budget is spent. */
  refused(): BudgetError | null
  /** Writes what could not be written yet. @throws StoreError */
  flush(): Promise<void>
}

const DAY = 86_400_000
const MICROS = 1_000_000
const MOST_NAME = 200

/** The day of a moment in UTC, `2026-11-22`. Pure. */
const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 10)

/**
 * Counts calls and keeps `discovery.budget`: before each call what is noted of today (UTC), in this run or another, and the estimate of
 * the call must lie within it. What a call took is written at once, also in a dry run: it was paid.
 */
export function runMeter(engine: Engine, scope: string): RunMeter {
  const { budget } = engine.settings
  let sum: Sum = { calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 }
  let owed: ModelUsage[] = []
  let refusal: BudgetError | null = null
  const flush = async () => {
    const rows = owed
    owed = []
    try {
      if (rows.length > 0)
        await writeSemantic(engine, scope, async ({ semantic }) => {
          for (const row of rows) await semantic.addUsage(row)
        })
    } catch (error) {
      owed = [...rows, ...owed]
      throw error
    }
  }
  return {
    usage: () => sum,
    refused: () => refusal,
    flush,
    before: async ({ inputTokens, costMicros }) => {
      if (budget.tokensPerDay === null && budget.costPerDay === null) return
      const spent = await spentToday(engine, scope, owed)
      const tokens = spent.tokens + amount(inputTokens)
      const cost = spent.costMicros + amount(costMicros)
      const within =
        tokens <= (budget.tokensPerDay ?? Infinity) && cost <= (budget.costPerDay ?? Infinity) * MICROS
      refusal = within ? null : exhausted(engine.clock.now())
      if (refusal !== null) throw refusal
    },
    after: async (usage) => {
      const row = usageRow(usage, engine.clock.now())
      sum = added(sum, row)
      owed.push(row)
      // A store that is busy just now must not cost the reply: it is written with the next one.
      await flush().catch(() => {})
    },
  }
}

async function spentToday(
  engine: Engine,
  scope: string,
  owed: readonly ModelUsage[],
): Promise<{ readonly tokens: number; readonly costMicros: number }> {
  const day = dayOf(engine.clock.now())
  const noted = await readSemantic(engine, scope, ({ semantic }) => semantic.usage(day, day))
  const rows = [...noted, ...owed.filter((row) => row.day === day)]
  return {
    tokens: rows.reduce((total, row) => total + row.inputTokens + row.outputTokens, 0),
    costMicros: rows.reduce((total, row) => total + row.costMicros, 0),
  }
}

function exhausted(now: EpochMs): BudgetError {
  const until = (Math.floor(now / DAY) + 1) * DAY
  return new BudgetError(
    `What this scope may spend on models today is spent. Go on from ${new Date(until).toISOString()}, or raise discovery.budget.`,
    until,
  )
}

const usageRow = (
  { model, inputTokens, outputTokens, costMicros }: ModelCallUsage,
  now: EpochMs,
): ModelUsage => ({
  day: dayOf(now),
  model: typeof model === 'string' ? cleanLine(model).slice(0, MOST_NAME) || 'unknown' : 'unknown',
  calls: 1,
  inputTokens: amount(inputTokens),
  outputTokens: amount(outputTokens),
  costMicros: amount(costMicros),
})

const MOST = 1e12
/** Figures of a plugin are not believed either. */
const amount = (value: number): number =>
  Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.round(value))) : 0

const added = (sum: Sum, { inputTokens, outputTokens, costMicros }: ModelUsage): Sum => ({
  calls: sum.calls + 1,
  inputTokens: sum.inputTokens + inputTokens,
  outputTokens: sum.outputTokens + outputTokens,
  costMicros: sum.costMicros + costMicros,
})

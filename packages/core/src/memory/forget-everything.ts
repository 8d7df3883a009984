import type { ForgetResult } from '../api/writes.ts'
import type { Engine } from '../engine.ts'
import { erase } from './erase.ts'
import type { CheckedOptions } from '../forget/check.ts'

/** All a scope holds, as `erase` removes it: for good, the log of changes with it. */
export async function forgetEverything(
  engine: Engine,
  scope: string,
  { dryRun }: Pick<CheckedOptions, 'dryRun'>,
): Promise<ForgetResult> {
  const held = await engine.store.read(scope, async ({ items, cards, sessions }) => ({
    items: await items.count(),
    cards: await cards.count(),
    turns: (await sessions?.totals())?.turns ?? 0,
  }))
  if (!dryRun) await erase(engine, scope)
  return { ...held, concerned: { cards: [], items: [], turns: [] }, change: null }
}

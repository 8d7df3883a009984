import { z } from 'zod'
import { configSchema } from './schema.ts'
import type { Config } from './schema.ts'

/** What became of a configuration. Nothing is printed; `config` is null exactly when there are errors. */
export interface ParsedConfig {
  readonly config: Config | null
  /** Settings that are allowed but have no effect or an unusual one. */
  readonly warnings: readonly string[]
  readonly errors: readonly string[]
}

/** Every setting at its default. */
export const defaultConfig: Config = configSchema.parse({})

/**
 * Checks a configuration: schema, defaults, then rules across fields; the entries of `slots` and `factTypes` are left to
 * `withCustomFacts`. Never throws.
 */
export function parseConfig(input: unknown): ParsedConfig {
  const parsed = configSchema.safeParse(input ?? {})
  if (!parsed.success)
    return { config: null, warnings: [], errors: z.prettifyError(parsed.error).split('\n') }
  return { config: parsed.data, warnings: crossChecks(parsed.data), errors: [] }
}

/** Without them nothing is found by words. */
const TIERS = ['card', 'exact', 'full_text', 'substring'] as const

function crossChecks({ extraction, query }: Config): string[] {
  const warnings: string[] = []
  if (!extraction.enabled && extraction.extractOnStore) {
    warnings.push('extraction.extractOnStore has no effect while extraction.enabled is false.')
  }
  if (TIERS.every((tier) => query.off.includes(tier)))
    warnings.push('Every tier is off: recall will find nothing.')
  if (query.off.includes('detection') && !query.off.includes('card'))
    warnings.push('query.off has "detection" and not "card": no question names a slot, so no card answers.')
  return warnings
}

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

/** Every switch and threshold at its default. */
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

function crossChecks({ extraction, query }: Config): string[] {
  const warnings: string[] = []
  if (!extraction.enabled && extraction.extractOnStore) {
    warnings.push('extraction.extractOnStore has no effect while extraction.enabled is false.')
  }
  if (!query.enableExpansion && query.expansionStrategies.length > 0) {
    warnings.push('query.expansionStrategies have no effect while query.enableExpansion is false.')
  }
  if (!query.card && !query.exact && !query.fullText && !query.substring) {
    warnings.push('Every tier is off: recall will find nothing.')
  }
  if (query.card && !query.enableDetection) {
    warnings.push('query.card needs query.enableDetection: without it no question names a slot.')
  }
  return warnings
}

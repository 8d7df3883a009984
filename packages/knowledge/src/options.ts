import { InvalidConfigError } from '@recollect/core'
import type { Discoverer, ModelExtractor } from '@recollect/core/plugin'
import { z } from 'zod'

const between = (min: number, max: number) => z.number().min(min).max(max)
const whole = (min: number, max: number) => between(min, max).int()
const share = between(0, 1)
const flag = (value: boolean) => z.boolean().default(value)

/** How episodes are cut and compared, as a schema: for configuration files. Ranges and defaults stand in the README of this package. */
export const discoveryOptions = z.strictObject({
  /** A silence of so many minutes ends an episode. */
  gapMinutes: between(1, 10_080).default(30),
  /** What an episode holds at most. */
  maxMessages: whole(2, 1000).default(40),
  maxCharacters: whole(500, 1_000_000).default(12_000),
  /** A message that shares no topic with what was said before it begins an episode. */
  topicShift: flag(true),
  /** `model`: the discoverer says where episodes begin, if it can; the rules where it cannot. */
  cutBy: z.enum(['rules', 'model']).default('rules'),
  /** Episodes that tell of the same event become one. */
  mergeEvents: flag(true),
  /** Tries of an episode's discovery before it is given up. */
  maxAttempts: whole(1, 20).default(3),
  /** Knowledge proposed with less confidence is quarantined. */
  minConfidence: share.default(0.3),
  /** Edges at or under it are not kept. */
  relationshipThreshold: share.default(0.3),
  /** Nodes and episodes shown to the discoverer beside an episode. */
  contextNodes: whole(0, 50).default(5),
  contextEpisodes: whole(0, 20).default(3),
  /** For a scope and day (UTC); null: no bound. Cost in the currency of the model's prices. */
  budget: z
    .strictObject({
      tokensPerDay: z.number().min(0).nullable().default(null),
      costPerDay: z.number().min(0).nullable().default(null),
    })
    .prefault({}),
  /** With a `modelExtractor`: it reads messages the rules found no fact in. */
  extractFacts: flag(false),
})

/** How episodes are cut and compared, with every key. */
export type DiscoverySettings = z.output<typeof discoveryOptions>

/** How episodes are cut and compared, and what compares them: everything optional. */
export interface KnowledgeOptions extends z.input<typeof discoveryOptions> {
  /**
   * Narrates episodes and finds private knowledge in them, when `discover()` is called.
   * Without it episodes are cut and narrated by rules.
   */
  readonly discoverer?: Discoverer
  /** With `extractFacts`: `discover()` has it read messages the rules found no fact in. */
  readonly modelExtractor?: ModelExtractor
}

/** @throws InvalidConfigError naming what is wrong. */
export function readOptions({ discoverer, modelExtractor, ...given }: KnowledgeOptions) {
  const parsed = discoveryOptions.safeParse(given)
  if (!parsed.success)
    throw new InvalidConfigError(`The options of knowledge() were refused: ${z.prettifyError(parsed.error)}`)
  return {
    settings: parsed.data,
    discoverer: discoverer ? made('discoverer', discoverer) : null,
    modelExtractor: modelExtractor ? made('modelExtractor', modelExtractor) : null,
  }
}

function made<T extends { readonly specVersion: 1 }>(name: string, given: T): T {
  // Callers without types may pass anything.
  const { specVersion }: { specVersion?: unknown } = given
  if (specVersion === 1) return given
  throw new InvalidConfigError(
    `${name} of knowledge() was made for another version of core (specVersion). Pass one made for this version, such as llmDiscoverer().`,
  )
}

import { z } from 'zod'
import { InvalidConfigError } from '../errors/errors.ts'
import { isSlotName, slotForm } from '../input/values.ts'

const refused = { error: 'is no name: use 1 to 128 letters, digits, "_", "-" or "."' }
const name = z.string().refine(isSlotName, refused).overwrite(slotForm)
/** A family has a star at its end. */
const slotName = z
  .string()
  .refine((given) => isSlotName(given.replace(/\*$/u, '')), refused)
  .overwrite(slotForm)
const kind = z.enum(['fact', 'preference', 'event', 'profile', 'relationship', 'goal'])
const cardinality = z.enum(['single', 'multi'])

const MAX_PATTERNS = 50
const MAX_FACT_TYPES = 500
/** Longer than this a pattern is no keyword. */
const MAX_PATTERN = 500

const words = z
  .string()
  .min(1)
  .max(MAX_PATTERN, `is longer than ${MAX_PATTERN} characters: split it into several patterns`)

const noPattern = { error: 'is no pattern: write words with one X, or { regex: "…(?<value>.{1,50})" }' }
const pattern = z.union([words, z.strictObject({ regex: words, flags: z.string().default('') })], noPattern)

const slots = z.array(
  z.strictObject({
    name: slotName,
    kind: kind.default('fact'),
    cardinality: cardinality.default('single'),
    sensitivity: z.enum(['normal', 'high']).default('normal'),
    factType: name.optional(),
    opposite: slotName.optional(),
    singlePerFacet: z.boolean().default(false),
    description: z.string().max(1000).default(''),
  }),
)

const factTypes = z
  .array(
    z.strictObject({
      type: name,
      pattern: z
        .union([pattern, z.array(pattern).min(1).max(MAX_PATTERNS)], noPattern)
        .transform((given) => (Array.isArray(given) ? given : [given])),
      priority: z.number().min(0).max(1000).default(120),
      slot: name.optional(),
      entity: z
        .string()
        .regex(/^user(?:\.[\p{L}\p{N}_-]{1,64})?$/u, 'is nobody: use "user" or "user.<relation>"')
        .default('user'),
      kind: kind.optional(),
      cardinality: cardinality.optional(),
      relation: z.enum(['sets', 'updates', 'retracts']).default('sets'),
      confidence: z.number().gt(0).max(1).default(0.9),
    }),
  )
  .max(MAX_FACT_TYPES)

const schema = z.object({ slots, factTypes })

export type CheckedSlot = z.output<typeof slots>[number]
export type CheckedFactType = z.output<typeof factTypes>[number]
export type CheckedPattern = CheckedFactType['pattern'][number]

/** Checks the two lists. @throws InvalidConfigError naming each entry that is refused. */
export function checkCustom(lists: { readonly slots: unknown; readonly factTypes: unknown }) {
  const checked = schema.safeParse(lists)
  if (checked.success) return checked.data
  throw new InvalidConfigError(
    `The configuration was refused: ${z.prettifyError(checked.error).split('\n').join(' ')}`,
  )
}

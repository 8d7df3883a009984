import { z } from 'zod'

const ROLES = ['owner', 'writer', 'reader', 'auditor', 'admin'] as const

/** Where a key is; a key itself would be read by everybody who reads the file. */
const keySource = z.union(
  [
    z.strictObject({ env: z.string().regex(/^[A-Za-z_]\w{0,127}$/u) }),
    z.strictObject({ file: z.string().trim().min(1) }),
  ],
  { error: 'takes { "env": "NAME" } or { "file": "path" }: a key itself does not belong in a configuration' },
)

const principal = z.strictObject({
  roles: z.array(z.enum(ROLES)).min(1),
  /** Where they hold; left out: only in the scope that is called like the principal. */
  scopes: z.union([z.literal('all'), z.array(z.string().min(1))]).optional(),
})

const days = z.number().min(0).max(36_500)
const count = z.int().min(0)

const retention = z.strictObject({
  unusedNodes: z.strictObject({ afterDays: days }).optional(),
  versionsPerKey: z.int().min(1).optional(),
  messages: z.strictObject({ afterDays: days, keepIfActiveFact: z.boolean().optional() }).optional(),
  sessions: z
    .strictObject({ archiveAfterDays: days.optional(), deleteAfterDays: days.optional() })
    .optional(),
  quota: z
    .strictObject({ items: count.optional(), nodes: count.optional(), sessions: count.optional() })
    .optional(),
})

/** Encryption, access, audit and retention. */
export const privacySchema = z
  .strictObject({
    /** Keys by id. Those that are not current only open what they sealed. */
    keys: z.record(z.string().regex(/^[\w-]{1,32}$/u), keySource).optional(),
    /** Id of the key that is encrypted with; the only one when there is one. */
    current: z.string().min(1).optional(),
    /** Of the blind index. */
    indexKey: keySource.optional(),
    seal: z.enum(['sensitive', 'everything']).optional(),
    /** Who may do what; left out: everybody may do everything. */
    principals: z.record(z.string().min(1).max(256), principal).optional(),
    audit: z
      .strictObject({
        enabled: z.boolean().optional(),
        key: keySource.optional(),
        reads: z.boolean().optional(),
      })
      .optional(),
    /** How many messages, facts and pairs a scope may hold; checked where it is asked who acts. */
    quotas: z
      .strictObject({ items: count.optional(), cards: count.optional(), turns: count.optional() })
      .optional(),
    /** Signs receipts of erasures. */
    receiptKey: keySource.optional(),
    /** What `retain` keeps scopes down to. */
    retention: retention.optional(),
  })
  .refine(({ keys, indexKey }) => (keys === undefined) === (indexKey === undefined), {
    error: 'keys and indexKey are needed both',
  })
  .refine(
    ({ keys = {}, current }) =>
      current === undefined ? Object.keys(keys).length <= 1 : Object.hasOwn(keys, current),
    { error: 'current must be the id of one of the keys' },
  )

export type PrivacyInput = z.output<typeof privacySchema>

import { InvalidInputError } from '@recollect/core'
import { z } from 'zod'
import type { Json } from '@recollect/core'
import type { ContextVariable, QaTurn, Session } from '@recollect/core/store'
import { EARLIEST, label, LATEST, metadataSchema } from '@recollect/core/plugin'
import { jsonValue } from '../working/json-value.ts'

const time = z.number().int().min(EARLIEST).max(LATEST)
const metadata = metadataSchema.nullable()
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const positive = count.min(1)
/** Pairs that are logged later are counted on from there. */
const MOST_SEQ = 2 ** 52
const storable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)
const text = z.string().refine(storable, { error: 'has NUL or half of a surrogate pair' })
const term = text.min(1).max(512)
const terms = z.array(term)

/** An exported session: its figures are counted from its turns. */
const sessionRecord = z.strictObject({
  type: z.literal('session'),
  id: label,
  channel: label.nullable(),
  createdAt: time,
  lastAt: time,
  archivedAt: time.nullable(),
  lastSeq: count.max(MOST_SEQ),
  mergingInto: label.nullable(),
  extra: metadata,
}) satisfies z.ZodType<Partial<Session> & { type: 'session' }>

/** Everything but the scope and the number there, which the importing scope gives. */
const turnRecord = z.strictObject({
  type: z.literal('turn'),
  session: label,
  seq: positive.max(MOST_SEQ),
  user: label.nullable(),
  question: z.string(),
  questionHash: term,
  tokens: terms,
  answer: z.string().nullable(),
  answerTokens: count,
  significance: z.number().min(0).max(1),
  manual: z.boolean(),
  marked: z.boolean(),
  topics: terms,
  topicTokens: terms,
  autoTopics: z.boolean(),
  saidAt: time,
  archived: z.boolean(),
  extra: metadata,
}) satisfies z.ZodType<Omit<QaTurn, 'scope' | 'number'> & { type: 'turn' }>

const json = z.unknown().transform((value, context): Json => {
  try {
    return jsonValue(value, 'value')
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is no JSON' })
    return z.NEVER
  }
})

const variableRecord = z.strictObject({
  type: z.literal('variable'),
  session: label,
  name: term,
  value: json,
  version: positive,
  createdAt: time,
  updatedAt: time,
  expiresAt: time.nullable(),
}) satisfies z.ZodType<Omit<ContextVariable, 'scope'> & { type: 'variable' }>

const record = z.discriminatedUnion('type', [sessionRecord, turnRecord, variableRecord])
export type SessionsRecord = z.output<typeof record>

/** @throws InvalidInputError naming the field that is wrong. */
export function readRecord(value: unknown): SessionsRecord {
  const parsed = record.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidInputError(`${first ?? 'not a record'}.`)
}

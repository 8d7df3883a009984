import { z } from 'zod'
import { InvalidInputError } from '@recollect/core'
import { label } from '@recollect/core/plugin'
import { topicForm } from './topic-form.ts'

const MAX_TOPICS = 32
/** A topic as it is stored. */
const topicSchema = label.transform(topicForm).pipe(label)
/** Topics of one pair as they are stored, each once, in the order given. */
export const topicsSchema = z
  .array(topicSchema)
  .max(MAX_TOPICS)
  .transform((topics) => [...new Set(topics)])

function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data } = schema.safeParse(given)
  if (success) return data
  throw new InvalidInputError(
    `A topic is 1 to 256 visible characters on one line, and a pair has at most ${MAX_TOPICS}. Pass such topics; nothing was changed.`,
  )
}

/** @throws InvalidInputError */
export const checkTopic = (topic: unknown): string => checked(topicSchema, topic)
/** @throws InvalidInputError */
export const checkTopics = (topics: unknown): readonly string[] => checked(topicsSchema, topics)

import type { Engine } from '../engine.ts'
import { normalizeText } from '@recollect/core/text'

const SPACES = /\s+/gu
const JOINTS = /[_-]+/gu

/**
 * How a topic is stored and looked up: NFKC, lower case, white space as `_`. `Memory Design` and `memory_design` are one topic;
 * `memory-design` is another, since tags must come back as they were given. Pure.
 */
export const topicForm = (topic: string): string => normalizeText(topic).text.trim().replaceAll(SPACES, '_')

/** Terms of the words of some topics, each once. Pure. */
export const topicTokens = (
  { termsOf }: Pick<Engine, 'termsOf'>,
  topics: readonly string[],
): readonly string[] => [
  ...new Set(topics.flatMap((topic) => termsOf(normalizeText(topic).text.replaceAll(JOINTS, ' ')))),
]

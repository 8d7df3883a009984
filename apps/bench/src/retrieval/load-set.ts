import { join } from 'node:path'
import { BenchError } from '../io/bench-error.ts'
import { isDirectory, namesIn, readJsonl } from '../io/files.ts'
import { conversationSchema, retrievalQuestionSchema } from './schema.ts'
import type { Conversation, RetrievalQuestion } from './schema.ts'

export interface RetrievalSet {
  readonly name: string
  readonly conversations: readonly Conversation[]
  readonly questions: readonly RetrievalQuestion[]
}

/** @throws BenchError when a file is missing or malformed, or a question names a conversation that is not there. */
export function loadSet(data: string, name: string): RetrievalSet {
  const conversations = readJsonl(join(data, name, 'conversations.jsonl'), conversationSchema)
  const questions = readJsonl(join(data, name, 'questions.jsonl'), retrievalQuestionSchema)
  const known = new Set(conversations.map(({ id }) => id))
  const stray = questions.find(({ conversation }) => !known.has(conversation))
  if (stray) {
    throw new BenchError(
      `Set "${name}": question "${stray.id}" asks about "${stray.conversation}", which is not there.`,
    )
  }
  return { name, conversations, questions }
}

/** Every folder of `data` for `all`, else the one named. @throws BenchError when there is none. */
export function setNames(data: string, wanted: string): string[] {
  const folders = namesIn(data).filter((name) => isDirectory(join(data, name)))
  const names = wanted === 'all' ? folders : folders.filter((name) => name === wanted)
  if (names.length > 0) return names
  throw new BenchError(`"${data}" has no set "${wanted}". There are: ${folders.join(', ') || 'none'}.`)
}

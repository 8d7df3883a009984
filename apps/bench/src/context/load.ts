import { join } from 'node:path'
import { BenchError } from '../io/bench-error.ts'
import { namesIn, readJsonl } from '../io/files.ts'
import { memorySchema, messageSchema } from './schema.ts'
import type { Memory, Message } from './schema.ts'

/** Memories and messages of one language. */
export interface ContextSet {
  readonly lang: string
  readonly memories: readonly Memory[]
  readonly messages: readonly Message[]
}

const MESSAGES = /^messages\.(?<lang>[a-z-]+)\.jsonl$/u

/** @throws BenchError when a file is missing or malformed, or a message names what is not there. */
export function loadContextSets(data: string): readonly ContextSet[] {
  const languages = namesIn(data).flatMap((name) => MESSAGES.exec(name)?.groups?.['lang'] ?? [])
  if (languages.length === 0) throw new BenchError(`"${data}" has no messages.<language>.jsonl.`)
  return languages.map((lang) => {
    const memories = readJsonl(join(data, `memories.${lang}.jsonl`), memorySchema)
    const messages = readJsonl(join(data, `messages.${lang}.jsonl`), messageSchema)
    checkNames(memories, messages)
    return { lang, memories, messages }
  })
}

function checkNames(memories: readonly Memory[], messages: readonly Message[]): void {
  const known = new Map(memories.map(({ id, facts }) => [id, new Set(facts.map((fact) => fact.id))]))
  for (const { id, memory, needs, harms } of messages) {
    const facts = known.get(memory)
    if (!facts) throw new BenchError(`Message "${id}" is of the memory "${memory}", which is not there.`)
    const stray = [...needs, ...harms].find((fact) => !facts.has(fact))
    if (stray !== undefined)
      throw new BenchError(`Message "${id}" names the fact "${stray}", which is not there.`)
  }
}

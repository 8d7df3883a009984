import { createRecollect } from '@recollect/core'
import type { LanguagePack } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { watchPatterns } from './watch.ts'

/** A pattern that runs on what users write. */
export interface RunPattern {
  /** The rule's id, or the beginning of the pattern. */
  readonly name: string
  readonly pattern: RegExp
  /** Characters of the longest text it is run on. */
  readonly longest: number
}

/** A clause that is longer is not read. */
const CLAUSE = 400
const LONG = 90_000
const SHOWN = 60

/**
 * Every pattern that runs when messages are remembered and questions answered: those of the rules, and those that ran on these sentences.
 */
export async function patternsOf(
  packs: readonly LanguagePack[],
  sentences: readonly string[],
): Promise<readonly RunPattern[]> {
  const ran = await watchPatterns(() => useOn(packs, sentences))
  const rules = packs.flatMap((pack) => pack.rules)
  const found = new Map<string, RunPattern>()
  for (const { id, pattern } of rules)
    found.set(pattern.source, {
      name: id,
      pattern: new RegExp(pattern.source, pattern.flags),
      longest: CLAUSE,
    })
  for (const { pattern, longest } of ran) {
    // The engine writes long patterns otherwise before it runs them; they match the same.
    const { source } = pattern
    if (!found.has(source.replaceAll('()', '')))
      found.set(source, { name: source.slice(0, SHOWN), pattern, longest })
  }
  return [...found.values()]
}

async function useOn(packs: readonly LanguagePack[], sentences: readonly string[]): Promise<void> {
  const memory = (await createRecollect({ store: inMemoryStore(), languages: packs })).scope('hostile')
  const some = sentences.filter((_, at) => at % 16 === 0)
  for (const text of some) await memory.preview(text)
  for (const text of some.filter((_, at) => at % 8 === 0)) {
    await memory.remember(text)
    await memory.recall(text)
    await memory.answer(text)
  }
  for (const joint of sentences.length === 0 ? [] : ['\n', ', ', '\nAssistant: '])
    await memory.preview(sentences.join(joint).slice(0, LONG))
}

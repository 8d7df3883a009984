import type { PackSubject } from '../subject.ts'
import { textsOf } from '../texts.ts'
import { watchRegexes } from './watch-regexes.ts'

const kept = new WeakMap<PackSubject, readonly RegExp[]>()

/** Every pattern of a pack: those it shows, and those that run while it reads all the texts it is tested with. */
export function patternsOf(subject: PackSubject): readonly RegExp[] {
  const known = kept.get(subject)
  if (known !== undefined) return known
  const { pack, options } = subject
  const run = watchRegexes(() => {
    for (const text of textsOf(subject)) subject.readAll(text)
  })
  const { types = [], slots = [] } = options.questions ?? {}
  const shown = [...pack.rules, ...types, ...slots].map(({ pattern }) => pattern)
  const all = [...shown, pack.tokenizer.run, ...(options.patterns ?? []), ...run]
  const unique = [...new Map(all.map((pattern) => [keyOf(pattern), pattern])).values()]
  kept.set(subject, unique)
  return unique
}

const keyOf = ({ source, flags }: RegExp) => `${flags.replaceAll(/[dg]/gu, '')}/${source}`

import type { Attack, Kind, Turn } from './attack.ts'
import { FACTS_EN, FACTS_ZH } from './facts.ts'
import { WRAPPINGS_EN } from './wrappings-en.ts'
import { WRAPPINGS_ZH } from './wrappings-zh.ts'
import { WRITTEN_EN } from './written-en.ts'
import { WRITTEN_ZH } from './written-zh.ts'

type Wrapping = readonly [kind: Kind, wrap: (fact: string) => Turn | readonly Turn[]]

const isTurns = (given: Turn | readonly Turn[]): given is readonly Turn[] => Array.isArray(given)

/** Every wrapping around so many of the facts, each wrapping around others. */
const wrapped = (
  language: Attack['language'],
  before: readonly string[],
  wrappings: readonly Wrapping[],
  facts: readonly string[],
  each: number,
): readonly Attack[] =>
  wrappings.flatMap(([kind, wrap], at) =>
    Array.from({ length: each }, (_, i): Attack => {
      const fact = facts[(at + i * 5) % facts.length] ?? ''
      const given = wrap(fact)
      const turns = isTurns(given) ? given : [given]
      return { name: `${language} ${kind} around "${fact}" (${String(at)})`, kind, language, before, turns }
    }),
  )

const BEFORE_EN = ['I live in Oslo and I like green tea']
const BEFORE_ZH = ['我住在长沙，我喜欢喝绿茶']

/** Conversations that must change nothing: half of them Chinese, half English, and some that mix the two. */
export const ATTACKS: readonly Attack[] = [
  ...WRITTEN_EN,
  ...WRITTEN_ZH,
  ...wrapped('en', BEFORE_EN, WRAPPINGS_EN, FACTS_EN, 2),
  ...wrapped('zh', BEFORE_ZH, WRAPPINGS_ZH, FACTS_ZH, 2),
  ...wrapped('mixed', BEFORE_EN, WRAPPINGS_EN, FACTS_ZH, 1),
  ...wrapped('mixed', BEFORE_ZH, WRAPPINGS_ZH, FACTS_EN, 1),
]

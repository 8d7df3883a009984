import type { Born, RuleMatch } from '@recollect/core/extraction'
import { NEWBORN } from '../lexicon/events/births.ts'
import { oneOf } from './patterns.ts'

/** 是个闺女, in the clause after it. */
const NEXT = new RegExp(
  `^[,，。!！\\s]{0,3}(?:[\\d一二两三四五六七八九十]{1,3}斤[^,，。]{0,6}?(?:的)?[,，]?)?(?:是)?(?:一?个)?(?:大胖)?(?<child>${oneOf(NEWBORN.keys())})(?=$|[,，。!！])`,
  'u',
)

/** Who is born: what the clause calls it, or the one after that says more. */
export function bornIn({ clause }: RuleMatch, word: string | undefined): Born | undefined {
  const named = NEWBORN.get(word ?? '')
  if (named !== undefined && named.as !== 'child') return named
  const rest = clause.sentence.message.slice(clause.end, clause.end + 24)
  return NEWBORN.get(NEXT.exec(rest)?.groups?.['child'] ?? '') ?? named
}

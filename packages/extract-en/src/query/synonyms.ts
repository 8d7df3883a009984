import { wordLinks } from '@recollect/rules'
import { chinese } from './chinese/index.ts'
import { thesaurus } from './thesaurus/index.ts'

const linesOf = (text: string): readonly string[] => text.split('\n')

/** Words that mean the same, then their Chinese ones, so that a question finds what was said in the other language. */
export const synonyms = wordLinks(() => [...thesaurus.map(({ same }) => same), ...chinese].flatMap(linesOf))

/** Kinds of a thing, what it is a kind of, and what goes with it. */
export const related = wordLinks(() => thesaurus.flatMap(({ near }) => linesOf(near)))

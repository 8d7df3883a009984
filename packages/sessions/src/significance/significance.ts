import type { Significance } from '../api/session.ts'
import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { NormalizedText } from '@recollect/core/extraction'
import { keywordsOf } from '@recollect/core/plugin'
import { columnsOf } from './columns.ts'
import { identifiersIn, listsSteps, showsCode } from './shapes.ts'
import { cuesOf } from './cues.ts'
import type { CueList } from './cues.ts'
import type { Found } from './phrase-finder.ts'

/** What each component counts, in sum 1. */
const WEIGHTS = { length: 0.3, complexity: 0.2, technical: 0.25, important: 0.15, actionable: 0.1 }
const FULL_COLUMNS = 200
const FULL_KEYWORDS = 8
/** One technical word is said in any chat. */
const MIN_TECHNICAL = 2

const NOTHING: Significance = {
  total: 0,
  length: 0,
  complexity: 0,
  technical: 0,
  important: 0,
  actionable: 0,
}

/** What an answer is worth keeping for, by the words of the packs and by what the texts look like; nothing without one. Pure. */
export const significanceOf = (
  packs: readonly LanguagePack[],
  question: string,
  answer: string | null,
): Significance => scoreOf(packs, normalizeText(question), answer === null ? null : normalizeText(answer))

/** The same for texts that are normalised already. Pure. */
export function scoreOf(
  packs: readonly LanguagePack[],
  asked: NormalizedText,
  said: NormalizedText | null,
): Significance {
  if (said === null) return NOTHING
  const [question, answer] = [asked.source, said.source]
  const cues = cuesOf(packs)
  const [inQuestion, inAnswer] = [cues(asked.text), cues(said.text)]
  const keywords = new Set(keywordsOf(packs, asked.text).map(({ folded }) => folded)).size
  const isTechnical =
    showsCode(question) ||
    showsCode(answer) ||
    namesIn('technical', [...inQuestion, ...inAnswer]).size + identifiersIn(`${question}\n${answer}`).size >=
      MIN_TECHNICAL
  const isImportant = has('important', inQuestion) || has('important', inAnswer)
  const isActionable = listsSteps(answer) || has('actionable', inAnswer) || has('howTo', inQuestion)
  return summed({
    length: WEIGHTS.length * (columnsOf(answer, FULL_COLUMNS) / FULL_COLUMNS),
    complexity: WEIGHTS.complexity * Math.min(1, keywords / FULL_KEYWORDS),
    technical: isTechnical ? WEIGHTS.technical : 0,
    important: isImportant ? WEIGHTS.important : 0,
    actionable: isActionable ? WEIGHTS.actionable : 0,
  })
}

type Cues = readonly Found<CueList>[]

const has = (wanted: CueList, cues: Cues): boolean => cues.some(([list]) => list === wanted)

const namesIn = (wanted: CueList, cues: Cues): ReadonlySet<string> =>
  new Set(cues.flatMap(([list, name]) => (list === wanted ? [name] : [])))

const DIGITS = 10_000
/** So that .3 + .2 + .1 is .6 and no hair above it. */
const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS

function summed(parts: Omit<Significance, 'total'>): Significance {
  const total = Object.values(parts).reduce((sum: number, part: number) => sum + part, 0)
  return {
    total: rounded(total),
    ...parts,
    length: rounded(parts.length),
    complexity: rounded(parts.complexity),
  }
}

import type { Frame } from '../clauses/frame.ts'
import { TRADES, WORKS_ALONE } from '../lexicon/work-heads.ts'

/** What one does for a living. */
export const WORK: readonly Frame[] = [
  {
    verbs: '做 当 干 搞 从事 担任 任 负责',
    takes: 'work',
    slot: 'occupation',
    where: 'work',
    only: 'where or de',
    lasts: true,
  },
  {
    verbs: Object.keys(TRADES).join(' '),
    takes: 'trade',
    slot: 'occupation',
    where: 'work',
    only: 'where or de',
    whole: true,
    lasts: true,
  },
  { verbs: WORKS_ALONE, slot: 'occupation', where: 'work', only: 'where', whole: true, lasts: true },
]

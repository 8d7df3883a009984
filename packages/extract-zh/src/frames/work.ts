import type { Fragment, Frame } from '../clauses/frame.ts'
import { OCCUPATION_ENDS } from '../lexicon/occupations.ts'
import { AT_WORK, TRADES, WORKS_ALONE } from '../lexicon/work-heads.ts'

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
  { verbs: AT_WORK, where: 'work', only: 'where' },
  {
    verbs: '入职 加入 跳到 跳去 跳槽到 跳槽去 换到 换去 进 去 到 转到 调到 调去',
    takes: 'firm',
    slot: 'employer',
    updates: true,
  },
]

/** What one runs for a living; opening it is what happened, too. */
export const SHOP: readonly Frame[] = [
  { verbs: '开 经营 盘下', takes: 'shop', slot: 'occupation', where: 'work', whole: true },
]

export const POST: readonly Fragment[] = [
  {
    is: 'job',
    slot: 'occupation',
    anchors: [...OCCUPATION_ENDS, '妈妈', '爸爸', '主妇'].join(' '),
    now: true,
    passing: true,
  },
]

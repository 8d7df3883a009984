import type { Fragment, Frame } from '../clauses/frame.ts'
import { ILLNESS_ENDS, INJURIES } from '../lexicon/illnesses.ts'

/** Illnesses and injuries, found out or had. */
export const FOUND: readonly Frame[] = [
  {
    verbs: '查出来 查出 查到 检查出 检查出来 确诊 诊断出 诊断为 诊断 体检出',
    takes: 'illness',
    slot: 'health',
    ofBody: true,
  },
]

export const HAS: readonly Fragment[] = [
  { is: 'illness', slot: 'health', anchors: ILLNESS_ENDS.join(' ') },
  { is: 'sight', slot: 'health', anchors: '近视 散光 远视 度', own: true },
  { is: 'bodily', slot: 'health', anchors: '胎怀 高 低', own: true },
  { is: 'injury', slot: 'health', anchors: INJURIES.join(' '), own: true },
]

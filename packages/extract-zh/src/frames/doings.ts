import type { Fragment } from '../clauses/frame.ts'

/** What people take so much of a day, and their best results. */
export const DOINGS: readonly Fragment[] = [
  {
    is: 'dose',
    slot: 'habit',
    anchors: '每 天天 一天 一周 一星期 一个 早上 晚上 中午 睡前 饭后 一年',
    own: true,
  },
  { is: 'best', slot: 'record', anchors: 'pb pr 最 纪录 极限', own: true },
]

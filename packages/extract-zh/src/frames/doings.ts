import type { Fragment, Frame } from '../clauses/frame.ts'

/** What people take so much of a day, and their best results. */
export const DOINGS: readonly Fragment[] = [
  {
    is: 'dose',
    slot: 'habit',
    anchors: '每 天天 一天 一周 一星期 一个 早上 晚上 中午 睡前 饭后 一年',
    own: true,
  },
  { is: 'best', slot: 'record', anchors: 'pb pr 最 纪录 极限', own: true },
  { is: 'hours', slot: 'habit', anchors: '点 :', own: true },
]

/** What one has passed, and what one likes past reason. */
export const PASSED: readonly Frame[] = [
  { verbs: '过 考过 考下 考下来 考出 考出来 拿下', takes: 'exam', slot: 'record', updates: true },
]

export const ADORES: readonly Frame[] = [{ verbs: '迷 痴迷 酷爱 钟爱 热爱', takes: 'passion', slot: 'likes' }]

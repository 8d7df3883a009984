import type { Fragment, Frame } from '../clauses/frame.ts'

/** What and where one learns. */
export const STUDY: readonly Frame[] = [
  { verbs: '读 念 上 在读 就读', takes: 'stage', slot: 'education', where: 'study', whole: true },
  {
    verbs: '学 读 念 主修 攻读 修 选 报 转 改学',
    takes: 'field',
    slot: 'major',
    where: 'study',
    only: 'where or de',
  },
  { verbs: '读书 上学 念书 求学', slot: 'education', where: 'study', only: 'where', whole: true },
  {
    verbs: '转到 转去 转进 转学到 转学去 升入 考进',
    takes: 'school',
    slot: 'school',
    updates: true,
  },
  { verbs: '学 自学 练 在学 学着', takes: 'craft', slot: 'hobby', whole: true, lasts: true },
]

/** How far one went at school. */
export const SCHOOLED: readonly Fragment[] = [
  { is: 'schooled', slot: 'education', anchors: '毕业 没读完 肄业 辍学 文化 学历', own: true },
]

import type { ExtractionRule } from '@recollect/core/extraction'
import { happening } from '../../text/happening.ts'
import {
  ACHIEVEMENT,
  DEATH,
  FAMILY,
  HEALTH,
  LEISURE,
  LOVE,
  MISHAP,
  MOVE,
  PURCHASE,
  SOCIAL_LIFE,
  STUDY,
  WORK,
} from '../../lexicon/events/happenings.ts'

// Of two that read the same words the first counts.

/** "我跑完了人生第一个半马". */
export const happenedAchievement: ExtractionRule = happening({
  id: 'zh/event.achieved',
  priority: 60,
  confidence: 0.83,
  kind: ACHIEVEMENT,
  examples: [{ text: '上个月我跑完了半马', cards: [{ slot: 'event_achievement', value: '跑完了半马' }] }],
  counterExamples: ['他获奖了', '我想拿冠军', '你中奖了吗？', '怎么完成任务'],
})

/** "我太爷爷去年走的". */
export const happenedDeath: ExtractionRule = happening({
  id: 'zh/event.death',
  priority: 60,
  confidence: 0.92,
  kind: DEATH,
  examples: [
    { text: '我二叔前年因病离世', cards: [{ slot: 'event_death', value: '因病离世', entity: 'user.uncle' }] },
  ],
  counterExamples: ['那位歌手去世了', '他父亲去世了', '我怕外婆去世'],
})

/** "我嫂子生了对双胞胎". */
export const happenedFamily: ExtractionRule = happening({
  id: 'zh/event.family',
  priority: 60,
  confidence: 0.95,
  kind: FAMILY,
  examples: [
    {
      text: '我嫂子上周生了',
      cards: [{ slot: 'event_family', value: '生', entity: 'user.sister_in_law' }],
    },
    { text: '我去年当爸爸了', cards: [{ slot: 'event_family', value: '当爸爸' }] },
  ],
  counterExamples: ['她生了个女儿', '你什么时候当爸爸', '我想生孩子', '小王当爹了'],
})

/** "上周打球崴了脚", "我妈查出了糖尿病". */
export const happenedHealth: ExtractionRule = happening({
  id: 'zh/event.health',
  priority: 60,
  confidence: 0.93,
  kind: HEALTH,
  examples: [
    { text: '我上个月骑车摔断了胳膊', cards: [{ slot: 'event_health', value: '骑车摔断了胳膊' }] },
    {
      text: '我姥姥前天出院了',
      cards: [{ slot: 'event_health', value: '出院', entity: 'user.grandmother' }],
    },
  ],
  counterExamples: ['他骨折了', '住院要带什么？', '我差点摔断腿', '我怕做手术'],
})

/** "国庆看了场画展". */
export const happenedLeisure: ExtractionRule = happening({
  id: 'zh/event.leisure',
  priority: 59,
  confidence: 0.94,
  kind: LEISURE,
  examples: [
    { text: '我去年去新西兰跳了次伞', cards: [{ slot: 'event_leisure', value: '去新西兰跳了次伞' }] },
  ],
  counterExamples: ['他去跳伞了', '我想看日出', '你潜过水吗'],
})

/** "我前年在老家办的婚礼". */
export const happenedLove: ExtractionRule = happening({
  id: 'zh/event.love',
  priority: 61,
  confidence: 0.93,
  kind: LOVE,
  examples: [
    { text: '我前年在老家办的婚礼', cards: [{ slot: 'event_relationship', value: '在老家办的婚礼' }] },
  ],
  counterExamples: ['他们订婚了', '我想表白', '你被求婚了吗', '离婚要什么手续'],
})

/** "我的行李上周弄丢了". */
export const happenedMishap: ExtractionRule = happening({
  id: 'zh/event.mishap',
  priority: 58,
  confidence: 0.92,
  kind: MISHAP,
  examples: [{ text: '我上周被追尾了', cards: [{ slot: 'event_other', value: '被追尾' }] }],
  counterExamples: ['他被骗了', '你手机坏了吗', '我怕被偷', '手机进水怎么办'],
})

/** "我家去年拆迁了". */
export const happenedMove: ExtractionRule = happening({
  id: 'zh/event.move',
  priority: 60,
  confidence: 0.94,
  kind: MOVE,
  examples: [{ text: '我家去年拆迁了', cards: [{ slot: 'event_move', value: '拆迁' }] }],
  counterExamples: ['他搬走了', '我想搬家', '搬家找哪家公司', '你搬到哪儿了？'],
})

/** "我把旧相机卖了", "年底提了辆二手车". */
export const happenedPurchase: ExtractionRule = happening({
  id: 'zh/event.bought',
  priority: 60,
  confidence: 0.7,
  kind: PURCHASE,
  examples: [
    { text: '我们去年终于换房了', cards: [{ slot: 'event_purchase', value: '换房' }] },
    { text: '去年我把房贷还清了', cards: [{ slot: 'event_purchase', value: '把房贷还清' }] },
  ],
  counterExamples: ['他买房了', '我想换手机', '你买车了吗', '买房要注意什么'],
})

/** "上周末参加了表弟的婚礼". */
export const happenedSocial: ExtractionRule = happening({
  id: 'zh/event.social',
  priority: 60,
  confidence: 0.92,
  kind: SOCIAL_LIFE,
  examples: [
    { text: '上周末我参加了表弟的婚礼', cards: [{ slot: 'event_social', value: '参加了表弟的婚礼' }] },
  ],
  counterExamples: ['他参加了婚礼', '我想参加聚会', '你去团建了吗'],
})

/** "科目二终于过了", "我保研到了厦大". */
export const happenedStudy: ExtractionRule = happening({
  id: 'zh/event.study',
  priority: 60,
  confidence: 0.95,
  kind: STUDY,
  examples: [
    { text: '我前年转学到了苏州', cards: [{ slot: 'event_education', value: '转学到了苏州' }] },
    { text: '我没考上公务员', cards: [{ slot: 'event_education', value: '没考上公务员' }] },
  ],
  counterExamples: ['他考上大学了', '我想考驾照', '你毕业了吗', '毕业论文怎么写', '如果我考上了'],
})

/** "我们部门主管上个月跳槽了", "公司倒闭了". */
export const happenedWork: ExtractionRule = happening({
  id: 'zh/event.work',
  priority: 60,
  confidence: 0.96,
  kind: WORK,
  examples: [
    { text: '我上礼拜刚转岗', cards: [{ slot: 'event_work', value: '转岗' }] },
    { text: '我辞掉了饭店的工作', cards: [{ slot: 'event_work', value: '辞掉了饭店的工作' }] },
  ],
  counterExamples: ['他跳槽了', '我想跳槽', '你升职了吗？', '我差点被裁', '面试的时候要注意什么'],
})

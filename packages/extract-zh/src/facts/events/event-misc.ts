import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const THING =
  '钱包|手机|电脑|笔记本|平板|相机|自行车|电动车|电瓶车|摩托车|车|包|行李箱?|护照|身份证|银行卡|快递|账号|号|家里|店里'
const LOST = new RegExp(
  `(?<value>(?:${THING})(?:昨天|前天|上周.?|上个?月|上礼拜|今早|刚刚?|又|也|都|在[^,你他她]{1,10}){0,3}(?:被(?:偷|抢|盗|刮|撞|追尾|贴条|扣|骗)|丢|掉|弄丢|摔坏|摔碎|报废|失窃)(?:走|了)?)(?:了|啊){0,2}$`,
  'gu',
)

/** "我钱包在地铁上被偷了". */
export const eventLost: ExtractionRule = factRule({
  id: 'zh/event.lost',
  priority: 64,
  confidence: 0.94,
  anchors: [
    '被偷',
    '被抢',
    '被盗',
    '被刮',
    '被撞',
    '被追尾',
    '被贴条',
    '被扣',
    '被骗',
    '丢',
    '摔坏',
    '摔碎',
    '报废',
    '失窃',
  ],
  pattern: LOST,
  elided: 'none',
  event: true,
  examples: [{ text: '我自行车上周被偷了', cards: [{ slot: 'event_other', value: '自行车上周被偷' }] }],
  counterExamples: ['他钱包被偷了', '你手机丢了吗', '我怕手机被偷'],
  read: (match, frame) => (frame.negative || !/了$/u.test(match.text) ? null : take(match, 'event_other')),
})

const EXAMS =
  '考研|考公|国考|省考|高考|中考|自考|专升本|考编|教资|法考|司考|注会|cpa|一建|二建|驾照|驾考|科目?[一二三四]|四级|六级|雅思|托福|gre|普通话|计算机二级|答辩|毕业答辩|期末考试?|月考'
const EXAM = new RegExp(
  `(?<value>(?:驾照|驾考)?(?:[一二三]战)?(?:${EXAMS})(?:考试)?(?:[一二三]战)?(?:又|也|终于|总算|都|已经|没能|居然|还是){0,2}(?:[挂考]了[一两二三四五六七八九十\\d]{1,2}次(?:才过|没过)?|失败|落榜|没过|没考上|上岸|考过|通过|过|挂|考完|考砸|结束|差[一二两三四五六七八九十\\d]+分))(?:了|啊|啦|呜){0,2}$`,
  'gu',
)

/** "我考研上岸了", "驾照考过了". */
export const eventExam: ExtractionRule = factRule({
  id: 'zh/event.exam',
  priority: 66,
  confidence: 0.93,
  anchors: ['失败', '落榜', '没过', '没考上', '上岸', '考过', '通过', '过了', '挂', '考完', '考砸', '差'],
  pattern: EXAM,
  elided: 'chat',
  event: true,
  examples: [{ text: '我科目三终于过了', cards: [{ slot: 'event_education', value: '科目三终于过' }] }],
  counterExamples: ['他考研上岸了', '你四级过了吗', '如果我考研失败了'],
  read: (match) => take(match, 'event_education'),
})

const WON =
  /(?<value>(?:在[^,你他她我]{1,12}?)?(?:拿|得|获|夺|捧|斩获|荣获|捞)(?:到|得|下|回)?了?(?:个|一个|一枚|一块)?(?<what>[^,你他她我]{0,16}?(?:冠军|亚军|季军|殿军|第[一二三四五六七八九十\d]+名?|[一二三特]等奖|金奖|银奖|铜奖|优秀奖|金牌|银牌|铜牌|奖学金|奖杯|奖状|优秀员工|优秀[\p{Script=Han}]{2,4}|先进个人|三好学生|mvp)))(?:了|啊|呢)?$/gu

/** "我拿了全校象棋赛亚军". */
export const eventWon: ExtractionRule = factRule({
  id: 'zh/event.won',
  priority: 67,
  confidence: 0.93,
  anchors: [
    '冠军',
    '亚军',
    '季军',
    '殿军',
    '第',
    '等奖',
    '金奖',
    '银奖',
    '铜奖',
    '优秀',
    '金牌',
    '银牌',
    '铜牌',
    '奖学金',
    '奖杯',
    '奖状',
    '先进个人',
    '三好学生',
    'mvp',
  ],
  pattern: WON,
  elided: 'inherit',
  event: true,
  examples: [
    {
      text: '我拿了厂里的技能大赛二等奖',
      cards: [{ slot: 'event_achievement', value: '拿了厂里的技能大赛二等奖' }],
    },
  ],
  counterExamples: ['他拿了冠军', '我想拿冠军', '谁得了第一名？'],
  read: (match, frame) =>
    frame.negative || !/了|获|[拿夺捧赢][下回得]/u.test(match.text) ? null : take(match, 'event_achievement'),
})

const WEDS =
  /(?<value>出嫁|嫁人|成亲|办(?:了)?婚礼|摆(?:了)?酒|结的?婚|订的?婚|离的?婚|领的?证|扯的?证|满月|百日宴|办满月酒)(?:了|啊|的|啦)?$/gu

/** "我大女儿国庆出嫁": dated, or done. */
export const eventWeds: ExtractionRule = factRule({
  id: 'zh/event.weds',
  priority: 63,
  confidence: 0.94,
  anchors: ['出嫁', '嫁人', '成亲', '婚礼', '摆酒', '摆了酒', '的婚', '的证', '扯证', '满月', '百日'],
  pattern: WEDS,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '我小女儿国庆出嫁', cards: [{ slot: 'event_family', value: '出嫁', entity: 'user.daughter' }] },
    { text: '我们去年离的婚', cards: [{ slot: 'relationship_status', value: '离婚' }] },
  ],
  counterExamples: ['他国庆结婚', '你什么时候领的证？', '我想办婚礼', '婚礼'],
  read: (match, frame) => {
    if (frame.negative || (frame.modifiers.when === null && !/了/u.test(match.text))) return null
    const status = /[结订离]的婚|[领扯]的证/u.test(match.text)
    return status
      ? { slot: 'relationship_status', value: match.text.replace(/[了的啊啦]/gu, ''), relation: 'updates' }
      : take(match, 'event_family')
  },
})

import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

const PURSUES =
  /(?:(?:正在?|一直在|在|开始|已经在|忙着|抓紧|埋头)(?:努力|拼命|认真|全力|一边上班一边|闷头|偷偷|悄悄)?(?<value>(?:攒|存)(?:首付|彩礼|嫁妆|学费|老婆本|私房钱|旅费|一笔|够|钱)[^,你您他她]{0,10}?|备考[^,你您他她]{1,10}?|备战[^,你您他她]{1,8}?|备孕|备婚|筹备(?:婚礼|婚事|开店|创业|画展|个展)[^,你您]{0,6}?|冲刺[^,你您他她]{1,8}?|申请[^,你您他她]{0,8}?(?:学校|博士|研究生|硕士|大学|签证|绿卡|奖学金|移民|调岗)|看房子?|减肥|减脂|增肌|戒(?:烟|酒|糖|奶茶)|学(?:车|英语|日语|法语|韩语|德语|西班牙语|编程|画画|吉他|钢琴|游泳|手语)|找(?:工作|房子|对象|实习|下家|兼职|合伙人)|转行|考(?:驾照|研|公|教资|证|cpa|雅思|托福|软考|一建|二建|法考|编))|为(?:了)?(?<aim>[^,你您他她]{2,12}?)(?:而)?(?:努力|奋斗|做准备|攒钱|拼命|冲刺))(?:中|呢|了|的|着|啊){0,3}$/gu

/** "最近在攒首付", "我在为考编努力": what one is working for. */
export const goalPursues: ExtractionRule = factRule({
  id: 'zh/goal.pursues',
  priority: 71,
  confidence: 0.92,
  anchors: [
    '攒',
    '存',
    '备考',
    '备战',
    '备孕',
    '备婚',
    '筹备',
    '冲刺',
    '申请',
    '看房',
    '减肥',
    '减脂',
    '增肌',
    '戒',
    '在学',
    '始学',
    '着学',
    '在找',
    '始找',
    '着找',
    '转行',
    '在考',
    '始考',
    '努力',
    '奋斗',
    '做准备',
    '拼命',
  ],
  pattern: PURSUES,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '最近在攒首付', cards: [{ slot: 'goal', value: '攒首付' }] },
    { text: '我在为考编努力', cards: [{ slot: 'goal', value: '考编' }] },
  ],
  counterExamples: ['他在备考', '你在减肥吗', '为中国队努力加油', '在找手机'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('aim')
    if (!value || frame.negative || (!frame.explicit && match.clause.index > 0 && frame.entity === 'user'))
      return null
    if (match.raw('aim') !== undefined && !frame.explicit) return null
    return { slot: 'goal', value }
  },
})

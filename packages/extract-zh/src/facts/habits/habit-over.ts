import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

const DOES =
  '弹|唱|跳|拉|画|学|吃|喝|抽|吸|熬|打|玩|看|追|听|刷|逛|买|点|穿|化妆|染|跑|练|健|锻|游|骑|加(?=班)|吸|赌|泡|写|去|用'
const CEASED = new RegExp(
  `(?:不再|再也不|没再|没有再|(?:已经?|早就|早已)(?:不怎么|不太|不|没有|没))(?<value>(?:每天|天天|经常|每周)?(?:${DOES})(?!了)[^,你您他她我这那]{1,12}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|不(?<stopped>[吃喝](?!饭|[早午晚]饭|早餐|午餐|晚餐|东西|药|亏|饱|下|惯|到|起|得|了|完)[\\p{Script=Han}a-z]{1,6}?)了$`,
  'gu',
)
/** No habits but states of a moment, or said of something already named. */
const MOMENT =
  /[这那你您他她]|^(?:看好|看到|看见|看得|听见|听到|听说|打算|打扰|用说|用了|用担心|用管|去想|去了|买了|吃了|喝了|点了|写了)/u
/** A product one has given up is no habit. */
const USED = /^用(?<product>[^,的]{2,10})$/u
const SHORT_TERM = /今[天晚早]|刚|昨|明|待会|一会/u

/** "我不再喝咖啡了", "我不吃肉了": a habit that is over. */
export const habitCeased: ExtractionRule = factRule({
  id: 'zh/habit.ceased',
  priority: 73,
  confidence: 0.93,
  anchors: ['不再', '再也不', '没再', '没有再', '已不', '已经', '早就', '早已', '已没', '不吃', '不喝'],
  pattern: CEASED,
  readsNegation: true,
  examples: [
    { text: '我不再喝咖啡了', cards: [{ slot: 'habit', value: '喝咖啡', relation: 'retracts' }] },
    { text: '我已经不打篮球了', cards: [{ slot: 'habit', value: '打篮球', relation: 'retracts' }] },
    { text: '我不喝可乐了', cards: [{ slot: 'habit', value: '喝可乐', relation: 'retracts' }] },
  ],
  counterExamples: ['他不再喝咖啡了', '我不吃饭了', '你不再玩游戏了吗？', '我今天不喝酒了', '我不再看好他了'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('stopped')
    if (value === undefined || !frame.explicit) return null
    if (/^没/u.test(match.text) && !/了$/u.test(match.text)) return null
    const passing = SHORT_TERM.test(frame.modifiers.when ?? '') || MOMENT.test(value.text)
    if (passing) return null
    const used = USED.exec(value.text)?.groups?.['product']
    return used === undefined
      ? { slot: 'habit', value, relation: 'retracts' }
      : {
          slot: 'uses',
          value: { text: used, span: { ...value.span, start: value.span.start + 1 } },
          relation: 'retracts',
        }
  },
})

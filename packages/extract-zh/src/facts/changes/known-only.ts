import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { PEOPLE_WORDS, relationOf } from '../../text/kin.ts'
import { speciesOf } from '../../text/species.ts'

/** What only the memory can tell the meaning of: whose name that was, and what one has gone back to. */

const WHEN =
  '(?:已经|昨[天晚]|今[天早]|前天|刚刚?|上周|上个?月|上礼拜|去年|前年|最近|前阵子|也|都|终于|突然|意外|不幸|因病|还是|在[^,]{1,6}){0,3}'
const CALLED = new RegExp(
  `^(?:我家|我们家|家里的?|唉|哎|呜呜)?(?<name>[\\p{Script=Han}a-z]{2,4}?(?<![笑累热冷烦气吓撑饿困渴急愁吵想爱美恨忙疼痛搬拿带取开送偷赶抱跑飞逃溜]))${WHEN}(?:去世|过世|离世|病逝|走|走丢|死|老死|病死|去喵星|去汪星|回喵星|回汪星|离开我们?|离开了我们?|送(?:给)?了?我?(?:${PEOPLE_WORDS}|人家|别人|亲戚)|给我?(?:${PEOPLE_WORDS}|人家|别人|亲戚)(?:养|收养|带走|抱走))(?:了|啦)?(?<=[了啦们我])$|^(?:我们?)?(?:昨天|上周|上个?月)?(?:把|给)(?<sent>[\\p{Script=Han}a-z]{1,4}?)(?:送走|送人|安乐死|安葬)了$`,
  'gu',
)
/** 走丢了，后来找到了. */
const FOUND_AGAIN = /找到|找回|回来|回家|回了/u
const NO_NAME =
  /^(?:[我你您他她它谁]|大家|人家|电|手机|时间|机会|客人|人|都|就|先|该|要|快|差点|天|雨|车|钱|饭|票|货|魂)/u

/** "豆包上个月走了": a pet, if the memory knows one called so. */
export const petCalled: ExtractionRule = defineRule({
  id: 'zh/pet.called',
  priority: 60,
  confidence: 0.92,
  anchors: [
    '去世',
    '过世',
    '离世',
    '病逝',
    '走了',
    '走丢',
    '死了',
    '喵星',
    '汪星',
    '离开',
    '送走',
    '送人',
    '安乐死',
    '安葬',
    '送我',
    '送给',
    '送了',
    '给我',
    '养了',
    '抱走',
    '走啦',
  ],
  pattern: CALLED,
  draft(match) {
    const value = match.capture('name') ?? match.capture('sent')
    if (!value || NO_NAME.test(value.text)) return null
    if (FOUND_AGAIN.test(match.clause.sentence.message.slice(match.clause.end))) return null
    if (relationOf(value.text) !== undefined || speciesOf(value.text) !== undefined) return null
    const gone = { value, relation: 'retracts', known: true } as const
    return [
      { slot: 'pet', ...gone },
      { slot: 'name', entity: 'user.pet', ...gone },
    ]
  },
  examples: [{ text: '豆包上个月走了，想它', cards: [{ slot: 'pet', value: '豆包', relation: 'retracts' }] }],
  counterExamples: [
    '他走了',
    '奶奶走了',
    '豆包走了吗？',
    '我走了',
    '手机没了',
    '可乐没了',
    '可乐离开了',
    '来福走丢了，后来找到了',
    '来福走了三天，自己回来了',
    '来福走丢了！刚才又回来了',
    '豆包搬走了',
    '来福送我去医院了',
    '电脑送给我弟了',
  ],
})

const BACK =
  /(?:又|还是|最后|最终|只好|结果|终于|重新|再次|已经)?(?:换|用|改|转|跳|跳槽|调|做|干|变)回(?:到|来|了|去)?(?:了)?(?<value>[^,我你您他她它这那来去]{2,14}?)(?:上班|工作)?(?:了|啦)?$/gu

/** 换回苹果: of what one uses, never where one works. */
const OF_THINGS = /[换用改]回/u

/** "用不惯，又换回安卓了": what one had before, if the memory knows it. */
export const backTo: ExtractionRule = ownRule({
  id: 'zh/back-to',
  priority: 50,
  confidence: 0.92,
  anchors: ['换回', '用回', '改回', '转回', '跳回', '跳槽回', '调回', '做回', '干回', '变回'],
  pattern: BACK,
  elided: 'chat',
  event: true,
  examples: [
    { text: '用不惯，又换回安卓了', cards: [{ slot: 'os', value: '安卓', relation: 'updates' }] },
    { text: '我又跳回白鹭科技了', cards: [{ slot: 'generic', value: '白鹭科技' }] },
  ],
  counterExamples: ['他又换回安卓了', '怎么换回安卓？', '我想换回安卓', '能换回安卓吗'],
  read: (match, frame) => {
    const value = match.capture('value')
    const done = /了|啦/u.test(match.text) && !/想|要|能|打算|准备|该/u.test(match.before)
    return value && done && !frame.negative && frame.entity === 'user'
      ? { slot: OF_THINGS.test(match.text) ? 'os' : 'generic', value, relation: 'updates', known: true }
      : null
  },
})

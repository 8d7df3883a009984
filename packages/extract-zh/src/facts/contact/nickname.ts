import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { looksLatinName, looksLikeName, mayBeName, mayBeNickname } from '../../text/names.ts'
import { take } from '../../text/take.ts'

const WORD = String.raw`["“‘「『]?(?<value>[\p{Script=Han}·]{1,8}?|\p{Script=Han}{1,3}[a-z0-9]{1,8}|[a-z][a-z0-9 ._'-]{0,20}?)["”’」』]?(?:就(?:好|行|可以|成|ok)|吧|好了|啊|呀|哦|哈|了|即可|就可以|也行|也可以){0,4}$`
const CALL_ME = new RegExp(`(?:叫|称呼|喊|管)我(?:为|做|叫)?${WORD}`, 'gu')
const ALLOWED_BEFORE =
  /(?:^|请|你|您|可以|就|以后|直接|都|能|还是|大家|们|朋友|同学|同事|家人|室友|家里人|老师|人|习惯|喜欢|总|经常|也|一般|从小|希望|爱|还|仍|一直|老|老是|总是|就)$/u

/** Who is told to call, or calls in general, gives a name; 老妈叫我… may go on with an order. */
const FREELY = /(?:^|请|你|您|可以|就|以后|直接|都|能|还是|大家|们|习惯|喜欢|一般)$/u
const NAME_LIKE =
  /^[小阿老大]\p{Script=Han}|(?<twice>\p{Script=Han})\k<twice>|[哥姐爷叔姨妹弟总工仔儿]$|^[a-z]/u

/** 叫我一声 asks to be called upon. */
const CALLS =
  /^(?:一|两|几)?[声下次句遍]|^[换改没有]$|^(?:上门|上去|上楼|下楼|过去|过来|回去|回来|回家|出去|出来|进去|等|帮忙|起床|吃饭|喝酒|打牌|干活|加班|开会|签字|付钱|交钱|退货|送货|搬家|看店|去|来)|^一[起同块直定]|^[起醒别]|^不[要用许]|^(?:全名|本名|真名|大名|名字|姓名|英文名|中文名)$/u

/** "叫我X". Not "叫我去…": what follows must be able to be a name. */
export const nicknameCallMe: ExtractionRule = defineRule({
  id: 'zh/nickname.call-me',
  priority: 100,
  confidence: 0.98,
  anchors: ['叫我', '称呼我', '喊我', '管我'],
  pattern: CALL_ME,
  draft(match) {
    if (
      !ALLOWED_BEFORE.test(match.before.trimEnd()) ||
      /别(?!人)|不要|不许|不准|为什么|昨|刚|今天/u.test(match.before)
    )
      return null
    const value = match.raw('value') ?? ''
    if (CALLS.test(value)) return null
    if (/管我叫|[都们]叫我|[都们]喊我/u.test(match.before.slice(-1) + match.text) && mayBeNickname(value))
      return take(match, 'nickname')
    if (!mayBeName(value)) return null
    if (!FREELY.test(match.before.trimEnd()) && !NAME_LIKE.test(value) && !looksLikeName(value)) return null
    return take(match, 'nickname', /以后|今后|从现在/u.test(match.before) ? { relation: 'updates' } : {})
  },
  examples: [
    { text: '叫我阿杰', cards: [{ slot: 'nickname', value: '阿杰' }] },
    { text: '你可以叫我糖糖', cards: [{ slot: 'nickname', value: '糖糖' }] },
  ],
  counterExamples: ['妈妈叫我去吃饭', '别叫我起床', '他叫我回家', '叫我一声', '到了叫我一下'],
})

const NICKNAME = new RegExp(
  `(?:的)?(?:小名|乳名|昵称|绰号|外号|花名|网名|笔名|艺名|英文名字?|微信名称?|游戏名|江湖人称|人称)(?<change>改成|改为|换成|改叫|更新为)?(?:就|现在|也)?(?:叫做?|是|为|:)?${WORD}`,
  'gu',
)

/** "昵称是X", "小名叫X". */
export const nicknameIs: ExtractionRule = factRule({
  id: 'zh/nickname.is',
  priority: 100,
  confidence: 0.94,
  anchors: [
    '人称',
    '小名',
    '乳名',
    '昵称',
    '绰号',
    '外号',
    '花名',
    '网名',
    '笔名',
    '艺名',
    '英文名',
    '微信名',
    '游戏名',
  ],
  pattern: NICKNAME,
  elided: 'speaker',
  examples: [
    { text: '我的昵称是豆豆', cards: [{ slot: 'nickname', value: '豆豆' }] },
    { text: '小名叫妞妞', cards: [{ slot: 'nickname', value: '妞妞' }] },
  ],
  counterExamples: ['他的外号叫大头', '昵称不能超过八个字', '你的网名是什么？'],
  read: (match) =>
    (mayBeName(match.raw('value') ?? '') && !CALLS.test(match.raw('value') ?? '')) ||
    (/^(?:的)?(?:网名|昵称|微信名|游戏名|外号|绰号|花名|江湖人称|人称)(?:就|现在)?(?:是|叫|为|:)/u.test(
      match.text,
    ) &&
      /^(?![不没很太什谁怎])[\p{Script=Han}a-z0-9_]{2,8}$/u.test(match.raw('value') ?? ''))
      ? take(match, 'nickname', match.raw('change') ? { relation: 'updates' } : {})
      : null,
})

const RENAMED = new RegExp(
  `(?:的?(?:(?<legal>名字|姓名|大名)|昵称|网名)(?:已经|正式|都){0,2})?(?:改名|更名|改)(?:字)?(?:为|叫|成|作)(?:了)?${WORD}`,
  'gu',
)

/** "改名为X". */
export const nicknameRenamed: ExtractionRule = factRule({
  id: 'zh/nickname.renamed',
  priority: 100,
  confidence: 0.94,
  anchors: ['改名', '更名', '改叫', '改为', '改成', '改作'],
  pattern: RENAMED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我改名为子墨了', cards: [{ slot: 'nickname', value: '子墨', relation: 'updates' }] },
    { text: '我的名字改成周子墨了', cards: [{ slot: 'name', value: '周子墨', relation: 'updates' }] },
  ],
  counterExamples: ['这家公司改名为星海科技有限公司', '你改名了吗？'],
  // Who is called otherwise than the speaker is renamed: see person-renamed.
  read: (match, frame) =>
    mayBeName(match.raw('value') ?? '') &&
    /名|昵称|改叫/u.test(match.text) &&
    (frame.entity === 'user' || /昵称|网名/u.test(match.text))
      ? take(match, match.raw('legal') === undefined ? 'nickname' : 'name', { relation: 'updates' })
      : null,
})

const I_AM = new RegExp(`是${WORD}`, 'gu')

/** "我是X" where X looks like a name. */
export const nicknameIAm: ExtractionRule = factRule({
  id: 'zh/nickname.i-am',
  priority: 80,
  confidence: 0.92,
  anchors: ['我是', '就是', '也是', '我系'],
  pattern: I_AM,
  elided: 'none',
  ownOnly: true,
  examples: [{ text: '我是小芳', cards: [{ slot: 'nickname', value: '小芳' }] }],
  counterExamples: ['我是累了', '我是高手', '我是来道歉的', '我是你爸'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.negative || frame.lead.length > 2) return null
    return looksLikeName(value) ||
      (looksLatinName(value) && /^\p{Lu}\p{Ll}{2}/u.test(match.capture('value')?.text ?? ''))
      ? take(match, 'nickname')
      : null
  },
})

const GIVEN = new RegExp(
  `给我(?:起|取|安|封)(?:了)?(?:一?个)?(?:新)?(?:小名|昵称|绰号|外号|花名|雅号|名号|艺名|英文名)(?:,)?(?:就)?(?:叫做?|是|:)?${WORD}`,
  'gu',
)

/** "同学给我起了个外号叫X": a name others gave. */
export const nicknameGiven: ExtractionRule = defineRule({
  id: 'zh/nickname.given',
  priority: 101,
  confidence: 0.92,
  anchors: ['给我起', '给我取', '给我安', '给我封'],
  pattern: GIVEN,
  draft: (match) =>
    !/别|不|想|帮/u.test(match.before) && mayBeNickname(match.raw('value') ?? '')
      ? take(match, 'nickname')
      : null,
  examples: [{ text: '同学给我起了个外号叫“大喇叭”', cards: [{ slot: 'nickname', value: '大喇叭' }] }],
  counterExamples: ['帮我给我起个昵称吧', '给我起个英文名', '别给我起外号'],
})

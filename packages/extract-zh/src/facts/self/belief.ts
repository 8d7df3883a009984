import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const FAITH =
  '(?:基督教?|天主教?|佛教?|道教?|伊斯兰教?|穆斯林|耶稣|上帝|主|安拉|佛祖|印度教|犹太教|东正教|萨满教|妈祖|关公|关二爷|菩萨|观音|财神爷?|佛祖|巴哈伊|摩门教|锡克教|新教|耶和华)'
const RELIGION = new RegExp(
  `(?<rite>受洗|皈依|剃度|出家)(?:已经|都|快|有)?(?:[\\d一二两三四五六七八九十几好多半]{1,4}(?:多)?年(?:多)?)?(?:了|啦)$|(?:(?:没有?|没啥|没什么)(?<none>宗教信仰|信仰)|(?:吃[素斋]|茹素)?(?:信仰|信奉|皈依了?|拜(?:的是)?|供(?:着|奉着?)|信|受洗[成为了]*)(?:的是)?(?<value>${FAITH}|教)|是(?:一)?(?:个|名|位)?(?:虔诚的?)?(?<who>(?:${FAITH}徒?|佛教|无神论者|居士)(?:信徒|教徒|徒|的)?))(?:的|了)?(?:很多年|好多年|多年|[\\d一二两三四五六七八九十几]{1,3}年)?(?:的|了)?$`,
  'gu',
)

/** "我信佛", "我不信教". */
export const religionIs: ExtractionRule = factRule({
  id: 'zh/religion.is',
  priority: 93,
  confidence: 0.96,
  anchors: [
    '信',
    '拜',
    '供',
    '皈依',
    '教徒',
    '佛教',
    '基督',
    '穆斯林',
    '无神论',
    '居士',
    '信徒',
    '天主教',
    '道教',
  ],
  pattern: RELIGION,
  elided: 'chat',
  examples: [
    { text: '我信奉道教', cards: [{ slot: 'religion', value: '道教' }] },
    { text: '我是基督徒', cards: [{ slot: 'religion', value: '基督徒' }] },
  ],
  counterExamples: ['他信佛', '你信教吗？', '我不信你'],
  read: (match, frame) => {
    if (
      !frame.explicit &&
      (!/^(?:信|皈依|受洗|拜|供)/u.test(match.text) ||
        !/从小|一直|全家|打小|跟|现在|多年|家里|家家/u.test(match.before))
    )
      return null
    const none = match.capture('none')
    if (none) return { slot: 'religion', value: none, polarity: 'negative' }
    const value = match.capture('value') ?? match.capture('who') ?? match.capture('rite')
    // 不信教了: whichever it was.
    if (value?.text === '教' && frame.negative && /了$/u.test(match.text))
      return { slot: 'religion', value: '', relation: 'retracts', known: true }
    return value ? { slot: 'religion', value, ...(frame.negative ? { polarity: 'negative' } : {}) } : null
  },
})

const BELIEVES =
  /(?:坚信|深信|相信|信奉|奉行|推崇|崇尚|秉持|信(?=缘|命|因果|报应|玄学|星座|风水|塔罗|鬼|一见钟情|日久生情))(?<value>(?!你|他|她|我|是|自己|大家|这|那|一定|会|明天|未来|很快)[^,]{1,40}?)(?:的|了)?$/gu

/** "我相信X". */
export const beliefBelieves: ExtractionRule = factRule({
  id: 'zh/belief.believes',
  priority: 76,
  confidence: 0.92,
  anchors: [
    ...['坚信', '深信', '相信', '信奉', '奉行', '推崇', '崇尚', '秉持'],
    ...['缘', '命', '因果', '报应', '玄学', '星座', '风水', '塔罗', '鬼', '一见', '日久'].map(
      (what) => `信${what}`,
    ),
  ],
  pattern: BELIEVES,
  elided: 'none',
  examples: [{ text: '我相信好人有好报', cards: [{ slot: 'belief', value: '好人有好报' }] }],
  counterExamples: ['我相信你', '我相信明天会更好', '我再也不相信童话了', '你相信有鬼吗？'],
  read: (match, frame) =>
    frame.modifiers.ceased && CREED_WORDS.test(match.raw('value') ?? '')
      ? take(match, 'belief', { relation: 'retracts' })
      : frame.modifiers.ceased || OPINION.test(match.raw('value') ?? '') || isOpinion(match)
        ? null
        : take(match, 'belief'),
})

const OPINION = /会|能|可以|吧$|[你他她我]|大家|所有|大部分|很多人|一定|应该|已经|将|国家|公司/u
const CREED_WORDS =
  /^有(?!记|人|点)[^,]{1,8}$|^[^,]{0,6}存在$|^[^,]{0,4}(?:有[好善恶]?报|报应|缘分?|命运?|运气|爱情|一见钟情|日久生情|[神鬼]|科学|进化论|科技|努力|奇迹|天道|因果|善恶|轮回|来世|星座|玄学|风水|塔罗|算命|天堂|外星人|灵魂|人性|善良|真爱|天意|直觉|时间|付出|坚持|勤劳|勤奋)[^,我他她它]{0,8}$/u
const UNHELD = /(?:不|没|又|还|开始|终于|更|愿意?|宁愿|选择)$/u

/** 相信 alone says what one thinks of a matter, unless it is one of the things people live by. */
function isOpinion(match: RuleMatch): boolean {
  if (/^信/u.test(match.text)) return /(?:没|又|还|开始|终于|更|选择)$/u.test(match.before)
  const held = !match.text.startsWith('相信') || /(?:一直|始终|从来|只|从小|向来|就)$/u.test(match.before)
  return !held && (UNHELD.test(match.before) || !CREED_WORDS.test(match.raw('value') ?? ''))
}

const ONE_TRUTH =
  /(?:就|只|一直|始终|从来)?(?:信|认|奉行|信奉|秉持|坚持|遵循)(?:的是|着)?(?:一个?|这一?个?|这么一个?)(?:死?理|道理|原则|信条|准则)(?::|就是|是|,)(?<value>[^,。]{2,20})$/gu

/** "我就信一个理：欠债要还". */
export const beliefOneTruth: ExtractionRule = factRule({
  id: 'zh/belief.one-truth',
  priority: 81,
  confidence: 0.93,
  anchors: ['理', '原则', '信条', '准则'],
  pattern: ONE_TRUTH,
  elided: 'none',
  examples: [{ text: '我这辈子就认一个理：善有善报', cards: [{ slot: 'belief', value: '善有善报' }] }],
  counterExamples: ['他就认一个理：赚钱', '你信哪个理？'],
  read: (match) => take(match, 'belief'),
})

/** "我啥也不信", "我没有宗教信仰": no faith. */
export const religionNone: ExtractionRule = factRule({
  id: 'zh/religion.none',
  priority: 93,
  confidence: 0.92,
  anchors: ['不信', '无神论'],
  pattern:
    /(?:是)?(?:个|一个)?(?:坚定的)?(?<value>无神论者?)(?:者)?$|(?<none>(?:啥|什么)(?:教|宗教)?(?:也|都)不信)(?:的)?$/gu,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我是无神论者', cards: [{ slot: 'religion', value: '无神论者' }] },
    { text: '我啥教都不信', cards: [{ slot: 'religion', value: '啥教都不信' }] },
  ],
  counterExamples: ['他是无神论者', '我不信他说的', '你啥也不信吗？'],
  read: (match) => {
    const none = match.capture('none')
    return none ? { slot: 'religion', value: none } : take(match, 'religion')
  },
})

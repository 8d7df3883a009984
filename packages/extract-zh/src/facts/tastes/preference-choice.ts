import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** What follows the clause in its sentence. */
const nextClause = ({ clause }: RuleMatch) =>
  clause.sentence.text.slice(clause.end - clause.sentence.start).replace(/^[,\s]+/u, '')

const WOULD_RATHER =
  /(?:宁愿|宁可|宁肯|情愿|更愿意|更乐意|更想|更喜欢|更爱|更习惯|更偏爱|更倾向于?)(?<value>(?:[^,你您他她]|(?<=吉)他){1,18}?)(?:一些|一点|多一点|多些)?(?:,?(?:也|都|而)?(?:不想|不愿意?|不要|不去|不会|不是|不)[^,]{1,16}|胜过[^,]{1,12}|而非[^,]{1,12})?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "宁愿走路也不挤地铁", and 更喜欢 where a message begins with it. */
export const preferenceWouldRather: ExtractionRule = ownRule({
  id: 'zh/preference.would-rather',
  priority: 75,
  confidence: 0.93,
  anchors: [
    '宁愿',
    '宁可',
    '宁肯',
    '情愿',
    '更愿意',
    '更乐意',
    '更想',
    '更喜欢',
    '更爱',
    '更习惯',
    '更偏爱',
    '更倾向',
  ],
  pattern: WOULD_RATHER,
  elided: 'chat',
  examples: [
    { text: '宁愿走路也不想挤公交', cards: [{ slot: 'preference', value: '走路' }] },
    { text: '比起打电话，更喜欢发消息', cards: [{ slot: 'preference', value: '发消息' }] },
  ],
  counterExamples: ['宁可去死', '他宁愿走路', '你更喜欢哪个？', '我更想知道原因', '宁可信其有'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (
      frame.negative ||
      /今|昨|明|刚/u.test(frame.modifiers.when ?? '') ||
      /^(?:后者|前者|去死|死|信|不|知道|听|看看|问|相信|这|那|的|什么|哪|谁|是|没|你)|什么|哪/u.test(value)
    )
      return null
    const against =
      /也不|而不|[^的]不[想愿要]|胜过|而非/u.test(match.text) || /^也(?:不|懒得)/u.test(nextClause(match))
    if (/^(?:宁|情愿)/u.test(match.text) && (!against || frame.modifiers.past)) return null
    const firm = /^(?:宁|情|更喜欢|更爱|更习惯|更偏爱|更倾向)/u.test(match.text)
    return firm || (frame.explicit && /也不|而不|不[想愿]/u.test(match.text))
      ? take(match, 'preference')
      : null
  },
})

const OVER =
  /(?:喜欢|爱|爱吃|爱喝|爱看)(?<value>(?:[^,你您他她我]|(?<=吉)他){1,10}?)(?:多过|胜过|甚于|多于|大于|远胜于?|胜于|超过|远大于|比喜欢)(?:喜欢|爱)?(?<less>(?:[^,你您他她我]|(?<=吉)他){1,10}?)(?:了|的|啊|得多|多了){0,2}$|^(?<front>(?:[^,你您他她我]|(?<=吉)他){1,8}?)(?:对我来说)?(?:>|》|&gt;|大于)(?:>)*(?<behind>(?:[^,你您他她我\d]|(?<=吉)他){1,8}?)(?:,我的喜好)?$/gu

/** "我喜欢狗多过猫". */
export const preferenceOver: ExtractionRule = ownRule({
  id: 'zh/preference.over',
  priority: 89,
  confidence: 0.92,
  anchors: ['多过', '胜过', '甚于', '多于', '大于', '远胜', '胜于', '超过'],
  pattern: OVER,
  elided: 'chat',
  examples: [{ text: '我喜欢夜跑多过晨跑', cards: [{ slot: 'preference', value: '夜跑' }] }],
  counterExamples: ['他喜欢狗多过猫', '你喜欢狗多过猫吗？', '三大于二'],
  read: (match, frame) => (frame.negative ? null : take(match, 'preference')),
})

const CHOOSES =
  /^(?<one>(?:[^,我你您他她]|(?<=吉)他){1,10}?)(?:和|跟|与|还是|或者?|vs|v\.s\.)(?<two>(?:[^,我你您他她]|(?<=吉)他){1,10}?)(?:之间|里|中|二选一|的话|比|比起来|相比|选一个|非要选)?(?:,)?我(?:会|肯定|一般|永远|坚定|坚定不移|必|更|还是|果断|绝对|当然|都|都会|毫不犹豫|毫不犹豫地|总是|首){0,3}(?:选择?|站|pick|投|支持|喜欢|爱|爱吃|爱喝|偏爱)(?<value>(?:[^,你您他她我]|(?<=吉)他){1,10}?)(?:了|的|啊|一些|一点|多一点){0,2}$/gu

/** "咖啡和茶之间我选茶". */
export const preferenceChooses: ExtractionRule = ownRule({
  id: 'zh/preference.chooses',
  priority: 89,
  confidence: 0.92,
  anchors: ['选', '站', 'pick', '投', '支持', '喜欢', '爱'],
  pattern: CHOOSES,
  elided: 'speaker',
  examples: [{ text: '火锅和烤肉之间我选火锅', cards: [{ slot: 'preference', value: '火锅' }] }],
  counterExamples: ['火锅和烤肉你选哪个？', '火锅和烤肉他选火锅', '火锅和烤肉我都喜欢'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const one = match.raw('one') ?? ''
    const two = match.raw('two') ?? ''
    const named = [one, two].some((option) => option.includes(value) || value.includes(option))
    return named ? take(match, 'preference') : null
  },
})

const LEANS =
  /(?:(?<about>口味|审美|穿搭|穿衣|穿衣风格|风格|饮食|吃东西|吃饭|听歌|看书|看剧|追剧|观影|选衣服|装修|旅行|出行|作息|吃(?:得|的)|喝(?:得|的)|穿(?:得|的))(?:上|方面|的话|风格|习惯)?(?:我|我们|我们家|我家|我个人)?(?:一直|比较|都|也|就|是|更|整体|基本|有点|一向|还是|个人|本来就){0,3}(?:偏|偏向于?|偏爱|偏好|倾向于?|走|喜欢)|(?:比较|更|个人|一向|还是|一直|都|也|就)?(?:偏向于?|偏好|倾向于?|趋向于|偏爱)|(?:一直|比较|都|也|就|口味)?偏(?=[甜辣咸酸苦淡重清油]))(?<value>(?:[^,你您他她我]|(?<=吉)他){1,16}?)(?:一点儿?|一些|多一点|多些)?(?:的)?(?:了|的|啊|呢|哈|路线){0,2}$/gu

/** "口味偏重", "追剧的话我偏爱悬疑类的", "穿衣偏休闲". */
export const preferenceLeans: ExtractionRule = ownRule({
  id: 'zh/preference.leans',
  priority: 76,
  confidence: 0.92,
  anchors: ['偏', '倾向', '趋向', '口味', '审美', '穿搭', '穿衣'],
  pattern: LEANS,
  elided: 'chat',
  examples: [
    { text: '我口味偏清淡', cards: [{ slot: 'preference', value: '清淡' }] },
    { text: '个人比较偏向极简风', cards: [{ slot: 'preference', value: '极简风' }] },
  ],
  counterExamples: ['他口味偏重', '你口味偏什么？', '我的位置偏了', '房子偏小', '偏偏下雨'],
  read: (match, frame) =>
    frame.negative ||
    /[这那它]/u.test(match.before) ||
    /^(?:偏|不|了|的|这|那|什么|离|心|要|差|僻|头|方|见|执|激|科|远|高|低|大|小|长|短|胖|瘦|多|少)$|^(?:偏|离|心|僻|头痛|远|见|差|就|要|了|什么)/u.test(
      match.raw('value') ?? '',
    )
      ? null
      : take(match, 'preference'),
})

import { TEXT_PARTS, RULED_BY, ROLES, STANDING, TALK_VERBS, WRITES } from '../lexicon/standing.ts'
import { oneOf } from '../patterns.ts'
import type { Around } from './lasting.ts'
import type { Wish } from './read-wish.ts'
import { facetOf, isAtHand, isAnswering, isOfLife, isOfThisTime, isTask } from './words.ts'

const PARTS = `(?:${oneOf(TEXT_PARTS)})`
const ALWAYS = `(?:${oneOf(STANDING)})`
const WRITE = `(?:${oneOf(WRITES)})`
const POLITE = '(?:请|麻烦|拜托|劳烦|你|您|帮我|给我|替我|跟我|务必|一定|直接|尽量){0,3} ?'
/** What a wish may open with, before its topic. */
const OPENS =
  '^(?:请|麻烦|拜托|你|您|那|另外|还有|对了|记住|记得|给我的|咱们?|我们|以后|今后|之后|往后|所有的?|每个|凡是|但凡|默认| ){0,4}'
const KINDS = '回答|回复|回覆|答案|问题|内容|信|邮件|文档|文章|代码|操作|话题|事儿?|话|东西'
const TOPIC = `(?<topic>(?:[^,。我他她你您把将这那第]{0,8}?(?:的|跟|和|与|后面|前面|最前面|开头|结尾| )?)?${PARTS}(?: ?[a-z]{2,12})?(?:[和跟与][^,。我]{1,6})?(?:的?(?:后面|前面|开头|结尾|里面?|中|上|部分|格式|语气))?|(?:超过|不到|大于|少于|涉及|带有?|关于)[^,。我他她]{1,10}(?:${KINDS}))`

/** 价格一律用新台币, 英文词都给我翻成中文, 时间以后都写24小时制. */
const TOPIC_ALWAYS = new RegExp(
  `${OPENS}${TOPIC} ?${POLITE}(?<sign>${ALWAYS}) ?${POLITE}(?<how>[^,。]{2,30})$`,
  'u',
)
/** 温度就说摄氏度, 标点请用全形, 引号用「」. */
const TOPIC_JUST = new RegExp(
  `${OPENS}${TOPIC} ?(?:就|请你?|麻烦你?|拜托|只要?)(?<how>${WRITE}[^,。]{1,24})$`,
  'u',
)
/** 提到我婆婆请都写妈, 聊天气就报温度, 聊电视剧绝对不许剧透. */
const TALK_OF = new RegExp(
  `${OPENS}(?:我|每次|每当|要是|如果|只要)?(?:给我|帮我|跟我)?(?<verb>${oneOf(TALK_VERBS)})(?![一个首封篇份下这那讲完])(?<topic>[^,。]{1,14}?)(?:的话|的时候|时|有关的?(?:问题|事|内容)?|的问题|的事)?,? ?${POLITE}(?<sign>就|都|一律|绝对|千万|坚决|一定|务必|总是|统一|得|请|要|不许|不准|别|不要) ?${POLITE}(?<how>[^,。]{2,26})$`,
  'u',
)
/** 不晓得就说不晓得, 不确定的事就直说. */
const UNSURE =
  /^(?:以后|你|您|要是|如果|碰到|遇到|凡是|对于|记住|请|麻烦){0,3}(?:不(?:知道|确定|清楚|懂|会|了解|肯定)|没(?:把握|根据|依据|查到))的?(?:事情?|东西|地方|内容|问题|话|时候)?,?(?:你|您|请|麻烦)?(?:就|要|请)(?:直接|老实|坦白|如实)?(?:直?说|讲|告诉我|承认|标|问|注明|先问)[^,。]{0,12}$/u
/** 当我的魔鬼代言人, 扮演一个严格的面试官. */
const ROLE = new RegExp(
  `^(?:你|您|请|就|都|要|麻烦|以后|之后|今后|往后|从现在起|从现在开始|一直| ){1,6}(?:当作?|做|作为|扮演|充当|担任|像)(?<how>(?:是)?(?:我的?|一个|一名|一位|个)?[^,。]{0,10}(?:${oneOf(ROLES)})(?:那样|一样|似的)?)$`,
  'u',
)
/** 你也用四川话回我. */
const REPLY =
  /^(?:你|您)(?:也|就|都|还是|只|要|得){1,2}(?:用|拿|说|讲|以)[^,。我]{1,10}(?:回|答|跟|和|对)(?:复|答|覆)?我(?:说|讲|聊|吧|就行|好了)?$/u
/** 超过三百字的回答，都在最前面加一段摘要: the clause before says of which. */
const KIND_OF =
  /^(?:凡是|只要|所有|每次|以后|跟|和|关于|对于|我|超过|涉及|给)[^,。]{0,14}(?:回答|回复|回覆|答案|问题|内容|信|邮件|文档|文章|代码|操作|话题|事|话|东西)$/u
const ORDERED = new RegExp(
  `^(?:你|您|请|麻烦|拜托|都|一律|要|得|就|统一|务必|一定|给我|帮我){1,4}(?<how>${WRITE}[^,。]{2,28})$`,
  'u',
)

const RULED = new RegExp(`^[^,。]{0,3}(?:${oneOf(RULED_BY)})(?!的?(?:问题|邮件|信|回信))`, 'u')
const ASKS = /^请问|什么|怎么|为何|哪|谁|多少|是不是|是否|有没有|吗$|呢$|该不该|不能超过.{0,6}我/u
const TOLD =
  /习惯|以前|从来|已经|正在|觉得|发现|喜欢|讨厌|[改缩删砍]成|改为|改得|一下$|一版|里面的|第[一二三四五六七八九十\d]|打错|太[^多少长]/u
/** Without what it quotes, and what is to be explained. */
const saidBy = (clause: string): string =>
  clause
    .replaceAll(/[“"「『][^“”"「」『』]{0,80}[”"」』]/gu, '')
    .replace(/(?:标明|注明|写明|说明|讲清楚?|告诉我).*$/u, '')
const HERE = /这[个些份段](?!格式|顺序|模板|结构|样)|上面|下面|刚才|全文/u
const OF_OTHERS = /规定|公司|学校|老师|老板|主管|医生|客人|员工|结清|结算|付款|月底|上班|开会/u

/** A wish that says in its own words that it is for whatever comes; null where it may be of the text at hand, or somebody's habit. */
export function standingWish(clause: string, around: Around): Wish | null {
  if (RULED.test(clause) || ASKS.test(saidBy(clause)) || TOLD.test(clause) || isOfThisTime(clause))
    return null
  if (isOfThisTime(around.others) || isTask(around.others)) return null
  if (UNSURE.test(clause)) return wish(clause, 0, clause, null)
  return ofTopic(clause) ?? ofTalk(clause) ?? ofRole(clause) ?? ofKind(clause, around)
}

function ofTopic(clause: string): Wish | null {
  const always = TOPIC_ALWAYS.exec(clause)?.groups
  const groups = always ?? TOPIC_JUST.exec(clause)?.groups
  const { topic = '', how = '' } = groups ?? {}
  if (groups === undefined || HERE.test(how) || OF_OTHERS.test(clause)) return null
  if (
    always &&
    !WRITING.test(how) &&
    !/[写说讲列标报算]$/u.test(how) &&
    facetOf(how) === undefined &&
    !VALUE.test(how)
  )
    return null
  if (!always && isAtHand(topic)) return null
  return wish(clause, clause.indexOf(topic), `${how} ${topic}`, null)
}
const WRITING = new RegExp(`^(?:给我|帮我|要|得|都|请)*${WRITE}`, 'u')
const VALUE = /^[a-z_]{4,}|\d/u

function ofTalk(clause: string): Wish | null {
  const groups = TALK_OF.exec(clause)?.groups
  if (groups === undefined) return null
  const { verb = '', topic = '', how = '', sign = '' } = groups
  if (DOES.test(verb) && OWN_DOING.test(clause)) return null
  if (topic.endsWith('不') || isOfLife(how) || OF_OTHERS.test(how)) return null
  const firm = /^(?:绝对|千万|坚决|一律|统一|不许|不准|务必)$/u.test(sign)
  const behaves =
    facetOf(how) !== undefined ||
    isAnswering(how) ||
    WRITING.test(how) ||
    (COUNT.test(how) && LASTING.test(clause))
  if (!behaves || (DOES.test(verb) && !firm && sign !== '都' && sign !== '就')) return null
  const of = `${verb}${topic}`
  return wish(clause, clause.indexOf(of), how, of)
}
/** 每次推荐就三个. */
const COUNT = /^(?:[一二两三四五六七八九十]|\d{1,2})[个条本家款种句部首道]/u
const LASTING = /每次|以后|之后|往后|今后|一律/u
const OWN_DOING = /^(?:我|咱|俺)(?!每次)/u
/** A task as often. */
const DOES = /^(?:写|算|查|翻译|比较|分析|总结|介绍|跟|和|说|讲)$/u

function ofRole(clause: string): Wish | null {
  const role = ROLE.exec(clause)?.groups?.['how']
  if (role !== undefined && LASTS.test(clause)) return wish(clause, clause.indexOf(role) - 1, 'role', null)
  return REPLY.test(clause) && facetOf(clause) !== undefined ? wish(clause, 0, clause, null) : null
}
const LASTS = /以后|之后|今后|往后|从现在|一直/u

function ofKind(clause: string, { before }: Around): Wish | null {
  const how = ORDERED.exec(clause)?.groups?.['how']
  const of = before[0] ?? ''
  if (how === undefined || !KIND_OF.test(of) || RULED.test(of) || isAtHand(of)) return null
  return wish(clause, clause.length - how.length, how, of)
}

const wish = (clause: string, at: number, of: string, scope: string | null): Wish => ({
  start: Math.max(at, 0),
  end: clause.length,
  facet: facetOf(of) ?? null,
  scope,
  not: null,
  ends: false,
})

import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import type { Happenings } from '../lexicon/events/happenings.ts'
import { oneOf } from './patterns.ts'
import { isChance } from './chance.ts'
import { destinationAt } from './destinations.ts'
import { takeModifiers } from './modifiers.ts'
import { looksLikePlace } from './places.ts'
import type { Subject } from './subject.ts'
import { subjectOf } from './subject.ts'

/** With whom, where, with what: what may stand before the verb. */
const BESIDE =
  '(?:(?:(?<![现正实存])在|跟|和|与|给|为(?!了)|帮|替|陪|带|被|骑|坐|从(?![来小此前没未])|去(?!年))[^,你您他她它我这那了过着是不没有就都也很要想会能]{1,8}?|去(?!年)|(?:因为?|由于)[^,你您他她它我]{0,6}?(?:症|病|炎|伤|疫情|原因|问题|工作|身体|学业|怀孕|考试)|回家|回老家|跑去|出国|回国|(?:高铁|地铁|公交|飞机|火车|出租车|路|街|学校|公司|单位|医院|超市|商场)[上里])?'
const MEASURED =
  '(?:[一两二三四五六七八九十几半\\d]{0,3}(?:个|次|场|趟|份|张|台|部|辆|家|间|套|门|项|节|顿|回|针|颗|枚|块|篇|本|斤|条|只|双|副|笔|位|对|把|件|届|所|座)(?:新|小|大|二手)?的?)?'
const RESULT = '(?:到|下来|下|完|好|掉|上|成|出|得|起|光|清|够|回来|回|走|过|出去|上去|进去|了|的|着){0,3}'
const BETWEEN =
  '(?:终于|总算|也|都|又|已经|刚刚?|才|被[^,你您他她它我]{1,6}?|被|给|让|不小心|居然|成功|顺利|正式|提前|全|全部|一次性?|彻底|昨天|昨晚|前天|前几天|上周|上个?月|上礼拜|去年|今年|今天|没|没有|自己|拿去|在[^,]{1,8}?){0,3}'
/** How long it took, or how often it happened: 三年了, 一次. */
const EXTENT =
  '(?:(?:有|快|都|已经|将近|大约|差不多|整整|好){0,2}[一两二三四五六七八九十几半好多\\d]{1,4}(?:个)?(?:多)?(?:年|月|周|星期|天|次|回|趟|场|遍|斤|公斤|针|分|万|块|小时)(?:多|半)?)?'
const END = '(?:了|啦|嘛|咯|喽|喔|噢|的|啊|呢|呀|哈|嘞|诶|耶|哦|惹|嗷|来着|回来|回家){0,4}$'
const TO_COME = '(?:快要?|就要|将要?|马上就?要?|即将|要|将会)'

const PARTING =
  '(?:[了过完的]?(?:了?个|[一两二三四五六七八九十几好多\\d]{0,3}(?:[次场回趟]|天|周|个?星期|个?月|年))?)'

/** 辞职 as it parts: 辞了职, 辞过两次职. Looked up by the first character, as `oneOf` does. */
function parting(words: readonly string[]): string {
  const byFirst = new Map<string, string[]>()
  for (const word of words) {
    const first = word.slice(0, 1)
    byFirst.set(first, [...(byFirst.get(first) ?? []), word.slice(1)])
  }
  const groups = [...byFirst].map(([first, rests]) => `${first}${PARTING}(?:${rests.join('|')})`)
  return `(?=[${[...byFirst.keys()].join('')}])(?:${groups.join('|')})`
}

function phrases({ alone, done, onto, pairs, also = [] }: Happenings): string {
  const twos = alone.filter((word) => word.length === 2)
  const longer = [...done, ...alone.filter((word) => word.length > 2)]
  const ones = alone.filter((word) => word.length === 1)
  const either = pairs.flatMap(([things, acts]) => [
    `(?:${oneOf(acts)})${RESULT}${MEASURED}[^,你您他她它我这那]{0,8}?(?:${oneOf(things)})`,
    `(?:[把将][^,你您他她它我]{0,6}?|新|旧|老|破)?(?:${oneOf(things)})${BETWEEN}(?:${oneOf(acts)})${RESULT}(?:[^,你您他她它我]{1,5}[里上下中])?`,
  ])
  const rest =
    '(?:(?!的|中|是|得|就|才|也|都|吧|让|不|真|太|很|会|要|政|补|津|险|热|潮|天|日|后|以后|之后|前|以前|之前|时|那|证|手|原因|典礼|论|照|季|旅行|率|期|日|费|金)[^,你您他她它我]{1,12}?)?'
  return [
    `(?:${[oneOf(longer), parting(twos)].join('|')})${rest}`,
    ...ones,
    ...(onto.length > 0
      ? [
          `被?(?:${oneOf(onto)})了?(?!什么|这|那|的|[了啦啊呢吧的哦]{1,3}$|一半|了?(?:作业|功课|任务|工作)[了啦]?$)[^,你您他她它我]{1,16}?`,
        ]
      : []),
    ...either,
    ...also,
  ].join('|')
}

const patternOf = (kind: Happenings): RegExp =>
  new RegExp(`(?<soon>${TO_COME})?(?<value>${BESIDE}(?:${phrases(kind)})${EXTENT})${END}`, 'gu')

/** 辞了职 is found by 辞了. */
function anchorsOf({ alone, done, onto, pairs, hooks = [] }: Happenings): readonly string[] {
  const partings = alone
    .filter((word) => word.length === 2)
    .flatMap((word) => [...'了过完的个'].map((between) => word.slice(0, 1) + between))
  return [...new Set([...alone, ...done, ...onto, ...partings, ...hooks, ...pairs.flatMap(rarer)])]
}

/** Both sides stand in either order: the one with fewer words of one character is met with less often. */
function rarer([things, acts]: Happenings['pairs'][number]): readonly string[] {
  const short = (words: readonly string[]) => words.filter((word) => word.length === 1).length
  return short(things) <= short(acts) ? things : acts
}

export interface HappeningRule extends Pick<
  ExtractionRule,
  'id' | 'priority' | 'confidence' | 'examples' | 'counterExamples'
> {
  readonly kind: Happenings
}

/**
 * What happened to the speaker or a person of theirs: somebody, perhaps when, a verb of the class, and a sign that it is done (了, 过, a time
 * gone by). With a time to come, or 要, it is a plan.
 */
export function happening({ kind, ...rule }: HappeningRule): ExtractionRule {
  const inherently = new RegExp(`${oneOf([...kind.done, ...TURNS])}`, 'u')
  return defineRule({
    ...rule,
    anchors: anchorsOf(kind),
    pattern: patternOf(kind),
    draft(match) {
      const subject = subjectIn(match)
      if (subject === null || subject.lead.length > LONGEST_LEAD || /[你您他她它]/u.test(subject.lead))
        return null
      const made = proposalOf(match, subject, kind.slot, inherently)
      return made === null || subject.group === undefined
        ? made
        : { ...made, value: subject.group + (match.capture('value')?.text ?? ''), at: match.capture('value') }
    },
  })
}
const LONGEST_LEAD = 8
/** A figure one has come to, and what came to nothing: others read them. */
const NO_EVENT = /^(?:涨|降|加|跌)到|(?:取消|泡汤|黄|作罢|告吹)了?$/u

interface HappeningSubject extends Subject {
  /** What of the speaker's it happened to, when it has to be said. */
  readonly group?: string
}

const GROUP =
  /^(?:对了|其实|听说)?(?:(?:我|俺|咱)们?(?:家|的)?)?(?<group>(?:公司|单位|学校|店|厂|厂里|部门|团队|实验室|办公室|小区|村里?|楼|宿舍|工作室|乐队|球队|班|课题组|项目组|项目|老家|老房子|房子|家老房子))$/u

const subjectIn = (match: RuleMatch): HappeningSubject | null =>
  subjectOf(match, match.before, 'chat') ?? ownGroup(match)

/** "我们公司今年搬到了…": it happened to the speaker's company. */
function ownGroup(match: RuleMatch): HappeningSubject | null {
  const modifiers = takeModifiers(match.before)
  const group = GROUP.exec(modifiers.rest)?.groups?.['group']
  return group === undefined ? null : { entity: 'user', explicit: true, lead: '', modifiers, group }
}
/** Done when said. */
const TURNS = [
  '考上',
  '考进',
  '考取',
  '查出',
  '确诊',
  '获得',
  '荣获',
  '保送',
  '保研',
  '录取',
  '去世',
  '过世',
  '病逝',
  '牺牲',
  '远嫁',
  '嫁到',
  '嫁去',
]

const DONE =
  /(?:办|结|离|订|领|生|买|读|念|考|拍|摆|定|做|开|搬|走|上|拿|租|查)的|了(?!解)|过(?![年节来去程])|完(?!成|全)|的$|[啦咯]|成功|到手|[拿考收搬]到/u
const GONE =
  /去年|前年|昨|前天|前几|前阵|前段|前两|上个?[周月星礼学半]|以前|之前|[年月天周期]前|那年|当年|小时候|那会|那时|曾|刚|早年|年轻|[12][09]\d\d年?|大[一二三四]|高[一二三]|初[一二三]|时候/u
const AHEAD =
  /明[天年早晚]|(?<!以)后[天年]|下(?:个|周|月|星期|学期|半年|礼拜|次)|将来|未来|今后|即将|马上|(?<![去前]年)年底|过几天|过两天|过完年/u

/** Where what happened ends and the rest of the story begins: 出院十来天|又咳嗽. */
const RUNS_ON =
  /(?<=.{2})(?:就(?![业职读学诊被结离生分辞搬走去考买当升怀没])|又|还(?![清完款债贷钱了房上给有])|却)/u

/** 来到了一个花园 is no move. */
const arrives = (words: string): boolean => {
  const where = /来到了?(?<where>.*)$/u.exec(words)?.groups?.['where']
  return where === undefined || destinationAt(where) > 0 || looksLikePlace(where)
}

type Part = NonNullable<ReturnType<RuleMatch['capture']>>

/** The value, its folded words, and all that says whether it is done. */
function happenedIn(match: RuleMatch): [value: Part | undefined, words: string, said: string] {
  const value = match.capture('value')
  const words = match.raw('value') ?? ''
  const end = words.search(RUNS_ON)
  if (value === undefined || end < 0) return [value, words, match.text]
  const { start } = value.span
  const kept = words.slice(0, end)
  return [{ text: value.text.slice(0, end), span: { start, end: start + end } }, kept, kept]
}

function proposalOf(match: RuleMatch, subject: Subject, slot: string, inherently: RegExp): Proposal | null {
  const { modifiers, entity } = subject
  const [value, words, said] = happenedIn(match)
  if (value === undefined || isChance(words) || !arrives(words) || OFTEN.test(match.before)) return null
  if (NO_EVENT.test(words)) return null
  if (modifiers.over || modifiers.twiceDenied) return null
  const base = { value, entity, when: modifiers.when ?? undefined }
  if (isToCome(match, modifiers.when ?? '', words))
    return modifiers.negative || UNPLANNED.test(slot) || !isAnnounced(match, subject)
      ? null
      : { ...base, slot: entity === 'user' ? 'plan' : slot }
  // 满月 is said of a child, who has to be named
  if (entity === 'user' && /^(?:刚)?(?:满月|百天|周岁|满周岁|出生|降生|落地)/u.test(words)) return null
  if (modifiers.negative)
    return slot === 'event_education' && TRIED.test(words) ? { ...base, slot, polarity: 'negative' } : null
  if (!isDone(match, said, modifiers.when ?? '', slot) && !inherently.test(words)) return null
  return isSure(match, subject) ? { ...base, slot } : null
}

const isToCome = (match: RuleMatch, when: string, words: string): boolean =>
  match.raw('soon') !== undefined || (AHEAD.test(when) && !DONE.test(words))

/** 我要升职 is a wish as often as a plan; 下个月要升职, 要升职了 are plans. */
const isAnnounced = (match: RuleMatch, { explicit, modifiers }: Subject): boolean =>
  AHEAD.test(modifiers.when ?? '') || (explicit && /了/u.test(match.text))

const isDone = (match: RuleMatch, said: string, when: string, slot: string): boolean =>
  DONE.test(said) ||
  GONE.test(when) ||
  /刚|已经|终于/u.test(match.before) ||
  (slot === 'event_education' && when.includes('今年'))

/** Nobody means to fall ill, to die or to be robbed. */
const UNPLANNED = /^event_(?:health|death|other)$/u
/** What happens again and again is no happening. */
const OFTEN = /开始$|经常|常常?$|总是?$|老是|每次|每天|天天|一直|有时|偶尔/u
const TRIED = /考上|考过|通过|录取|面上|上岸/u

/** No subject: of a person just spoken of, dated, or in a short message and ended with 了. */
function isSure(match: RuleMatch, { explicit, entity, modifiers }: Subject): boolean {
  if (explicit || entity !== 'user' || modifiers.when !== null) return true
  const { index, sentence } = match.clause
  return (
    /[了过啦]|成功|刚/u.test(match.before + match.text) &&
    (index === 0 || sentence.message.length <= SHORT_CHAT)
  )
}
const SHORT_CHAT = 40

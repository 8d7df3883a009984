import { byName, own } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import { clausesBefore } from '../frame/earlier.ts'
import type { Subject } from '../frame/subject.ts'
import type { FrameOfDomain } from '../frames/index.ts'
import { FRAMES } from '../frames/index.ts'
import { BODY_PARTS } from '../lexicon/illnesses.ts'
import { DURATION, oneOf } from '../patterns.ts'
import { isAsserted } from './asserted.ts'
import { kindOfGadget } from './classes-of-things.ts'
import type { Frame } from './frame.ts'
import type { Reading, Said } from './reading.ts'
import type { Scene } from './scene.ts'
import type { Tail } from './tail.ts'
import type { Where } from './where.ts'
import { whereAtEnd } from './where.ts'

/** A verb where it stands in a clause. */
interface Place {
  readonly scene: Scene
  readonly text: string
  readonly at: number
  readonly verb: string
  readonly tail: Tail
}

const VERBS: ReadonlyMap<string, readonly FrameOfDomain[]> = byVerb()
const LONGEST = Math.max(...[...VERBS.keys()].map((verb) => verb.length))

function byVerb(): Map<string, FrameOfDomain[]> {
  const found = new Map<string, FrameOfDomain[]>()
  for (const entry of FRAMES)
    if (entry.frame.shape === 'verb')
      for (const verb of entry.frame.words) found.set(verb, [...(found.get(verb) ?? []), entry])
  return found
}

/** Reads a clause by the first of its verbs for which all its words are accounted for; null when there is none. */
export function readByVerb(scene: Scene, tail: Tail): Reading | null {
  const { text } = scene
  for (let at = 0; at < tail.rest.length; at++) {
    for (let length = LONGEST; length > 0; length--) {
      const verb = text.slice(at, at + length)
      for (const entry of VERBS.get(verb) ?? []) {
        const reading = readVerb({ scene, text, at, verb, tail }, entry)
        if (reading !== null) return reading
      }
    }
  }
  return null
}

/** Between a verb and what it takes: 学的会计, 做着微商, 选的是物理类. */
const ASPECT = new RegExp(
  `^(?:了${DURATION}的?(?=.)|着|的就?是|的(?=.)|上(?=.)|(?:出来)?(?:了|是|为)(?=.))`,
  'u',
)
/** For whom or with whom, at home: 给人搞装修, 跟人合伙开店, 院子里养鸡. */
const ASIDE =
  /(?:[给帮替](?:人家?|别人|客人|客户|病人|学生|老板|厂里|厂家|公司|单位|剧组|老人|住户|有钱人|城里人|街坊|村里人?|邻居)|(?:退休|下岗|失业|辞职|辞了工作|离职|退伍|转业|毕业|生完孩子|结婚)(?:后|以后|之后|就)?|[跟和](?:人|朋友|别人|亲戚|同学)(?:合伙|一起)?|(?:回来|回去|回老家|回村|返乡|过来)(?:后|以后|就)?|[跟和](?:对门|隔壁|楼[上下]|公司|单位|村里?)?(?:[小老阿大]\p{Script=Han}|\p{Script=Han}[哥姐叔姨爷总])(?:一起|一块儿?)?|(?:院子|后院|家|屋|阳台|店|厂)里?上?|名下|手里|手上|老家|(?:怀|上|读|当|带|坐)\p{Script=Han}{1,4}?(?:的时候|时候|时|期间|那年)|英语|日语|普通话|(?:本科|研究生|大学|硕士|博士)(?:时|阶段|期间)?)$/u
/** 开了三十年货车. */
const LONG = new RegExp(`^了${DURATION}`, 'u')
const OF_BODY = new RegExp(`(?:左|右)?(?:${oneOf(BODY_PARTS)})(?:被|也)?$`, 'u')

/** 从字节去了小红书: what one leaves for it. */
const LEAVES =
  /(?:从|离开|离了)[^,我你您他她在]{2,10}?(?:后|以后|之后|出来后?|离职后?|毕业后?)?(?:就|又|直接)?$/u

/** 公司用的是gitlab: one's own. */
const GROUP =
  /^(?:我们?|咱们?)?(?:公司|单位|团队|组里?|部门|学校|实验室|项目组?|家里|店里|厂里|工作室|课题组)(?:现在|一直|内部|统一|都|里)?$/u

/** What it is for, in two or three characters: 记账, 写代码. */
const PURPOSE =
  /(?:写|画|记|剪|修|做|拍|看|听|导|背|学|练|跑|开|打|买|炒|查|订|录|编|存)(?:[^,我你他她的了是在用不没]{1,3})?(?:我|我都|主要|一般|平时|都|就|一直)?$/u

/** The words before a verb that may be its subject; null where it lacks what it is for. */
function beforeVerb({ options }: Frame, before: string): string | null {
  if (options.has('body')) return before.replace(OF_BODY, '').replace(ASIDE, '')
  if (options.has('updates')) return before.replace(LEAVES, '')
  if (options.has('group')) return before.replace(GROUP, '我')
  if (!options.has('for')) return before
  const purpose = PURPOSE.exec(before)
  return purpose === null ? null : before.slice(0, purpose.index) + (purpose[0].includes('我') ? '我' : '')
}

function readVerb(place: Place, { domain, frame }: FrameOfDomain): Reading | null {
  const { scene, text, at, tail } = place
  const { options } = frame
  // 开过一家店 was once.
  if (text.startsWith('过', at + place.verb.length)) return null
  const object = objectOf(place, frame)
  // 住三亚几天 is a stay.
  if (object === null || (object.of === 'home' && tail.duration !== null)) return null
  const before = beforeVerb(frame, text.slice(0, at))
  if (before === null) return null
  const of = options.get('where')
  const where = of === undefined ? null : whereAtEnd(before)
  // Only what is clearly a job makes an unknown name one of a firm: 在阳台种花 does not.
  if (where?.kind === 'unknown' && object.of !== 'work' && object.of !== 'trade') return null
  const told = text.startsWith('的', at + place.verb.length)
  const updates = options.has('updates')
  if (
    !isLasting(
      options.get('only'),
      where,
      tail.de ||
        tail.twice ||
        told ||
        LONG.test(text.slice(at + place.verb.length)) ||
        goesOnAboutStudy(place, of),
      before,
    ) ||
    ((updates || isGoing(where, before)) && !isDone(place))
  )
    return null
  const lead = (where === null ? before : text.slice(0, where.start)).replace(ASIDE, '')
  const subject = scene.subjectOf(lead)
  if (
    subject === null ||
    !isAsserted(scene.match, subject, options.has('deny')) ||
    isNobodys(object.of, subject)
  )
    return null
  // 小区里，养了一只猫 may be anybody's; 院子里养了 is at home.
  if (object.of === 'animal' && !subject.explicit && lead === before) return null
  if (!fits(place, frame, before)) return null
  if (
    options.has('lasting') &&
    (tail.done ||
      text.startsWith('了', at + place.verb.length) ||
      OF_A_MOMENT.test(subject.modifiers.when ?? ''))
  )
    return null
  const changed =
    updates || where?.moved === true
      ? ({ relation: 'updates' } as const)
      : options.has('ends')
        ? ({ relation: 'retracts' } as const)
        : denied(subject, tail)
  return {
    domain,
    subject,
    said: [
      // 在北京学的中文 is where it was, once.
      ...(told ? [] : whereSaid(text, of, where).map((said) => ({ ...said, ...changed }))),
      ...objectSaid(frame, object, changed, text),
      ...(options.has('lasts') && tail.duration !== null
        ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
        : []),
    ],
  }
}

/** Whether the clause says when, or at its end, what the options of a line ask for. */
function fits({ text, at, verb, tail }: Place, { options }: Frame, before: string): boolean {
  if (options.has('usual') && !USUAL.test(before)) return false
  if (options.has('still') && (tail.duration === null || !/[了啦]$/u.test(text))) return false
  if (options.has('refuses') && (tail.done || TODAY.test(before))) return false
  return !(options.has('ends') || options.has('done')) || isDone({ text, at, verb, tail })
}

const TODAY = /今[天晚儿日早]|这[会顿次]|待会儿?|一会儿?|先$/u

/** What is denied does not hold; with 了 or 不再 it holds no more. */
function denied({ modifiers }: Subject, tail: Tail): Partial<Said> {
  if (!modifiers.negative && !modifiers.over) return {}
  return modifiers.over || tail.done ? { relation: 'retracts' } : { polarity: 'negative' }
}

/** Said to be so again and again. */
const USUAL =
  /每|天天|平时|平常|平日|经常|常|一直|总|老是|习惯|周末|没事|有空|闲|长期|坚持|一般|通常|业余|退休|下班|爱(?=[^爱]{2,})/u

const OF_A_MOMENT = /[昨今前刚明]|上[周个次]|这[几两次]/u

/** 去深圳做外贸 may be a plan. */
const isGoing = (where: Where | null, before: string): boolean =>
  where?.moved === true && !before.slice(where.start).includes('了')

/** What follows a verb, the class it is of, and the value, where it is not those words. */
interface Object {
  readonly of: string
  readonly start: number
  readonly end: number
  readonly value?: string
}

function objectSaid(
  { slot, options }: Frame,
  { of, ...object }: Object,
  changed: Partial<Said>,
  text: string,
): readonly Said[] {
  if (slot === null) return []
  const facet = options.get('facet') ?? facetOf(of, text.slice(object.start, object.end))
  const polarity = options.has('not') ? ({ polarity: 'negative' } as const) : {}
  const tense = options.has('past') ? ({ tense: 'past' } as const) : {}
  return [{ slot, ...object, ...changed, ...polarity, ...tense, facet }]
}

const facetOf = (of: string, words: string): string | undefined =>
  of === 'gadget' ? kindOfGadget(words) : undefined

const isDone = ({ text, at, verb, tail }: Pick<Place, 'text' | 'at' | 'verb' | 'tail'>): boolean =>
  tail.done || /^[了的]/u.test(text.slice(at + verb.length))

/** 才上三年级 is said of a child that is not named, 那时我上初二 of a time. */
const isNobodys = (of: string, { explicit, entity, modifiers }: Subject): boolean =>
  of === 'stage' && ((!explicit && entity === 'user') || modifiers.past || modifiers.ago)

/** One character names no level of study by itself: 读研. */
const needsVerb = ({ options }: Frame, of: string, words: number) =>
  options.has('whole') && (of !== 'stage' || words === 1)

function objectOf(place: Place, frame: Frame): Object | null {
  const { text, at, verb, tail } = place
  const end = at + verb.length
  if (frame.takes.length === 0) return end === tail.rest.length ? { of: 'none', start: at, end } : null
  const aspect = ASPECT.exec(text.slice(end, tail.rest.length))?.[0].length ?? 0
  const from = end + aspect
  if (from >= tail.rest.length) return null
  for (const [of, read] of frame.takes) {
    const value = read(text.slice(from, tail.rest.length), verb)
    if (value === null) continue
    const words = { of, start: from + value[0], end: from + value[1] }
    if (!needsVerb(frame, of, value[1] - value[0])) return words
    return words.start === end
      ? { of, start: at, end: words.end }
      : { ...words, value: `${verb}${text.slice(words.start, words.end)}` }
  }
  return null
}

/** 我大三，学材料: what one learns, after how far one is. */
const STUDIES =
  /[大研博][一二三四]|高[一二三]|博士|硕士|研究生|本科|专科|大专|学院|在读|考上|保研|大学(?!生活)|毕业|技校|职高|中专/u

const goesOnAboutStudy = ({ scene, at, verb }: Place, of: string | undefined): boolean =>
  of === 'study' && at === 0 && verb.length <= 2 && STUDIES.test(clausesBefore(scene.match.clause)[0] ?? '')

/** 给人理发, 专门接生. */
const SERVES =
  /(?:[给帮替](?:人家?|别人|客人|客户|病人|学生|老板|厂里|厂家|公司|单位|剧组|老人|住户|有钱人|城里人|街坊|村里人?|邻居)|专门|专职|负责|专业)$/u

function isLasting(only: string | undefined, where: Where | null, de: boolean, before: string): boolean {
  if (only === undefined) return true
  if (only === 'org') return where?.kind === 'organisation' || where?.kind === 'school'
  if (only === 'place') return where?.kind === 'place'
  if (only === 'serves') return de || SERVES.test(before) || (where?.kind === 'organisation' && where.moved)
  return (where !== null && only !== 'de') || (de && only !== 'where')
}

/** What the place before a predicate means: 在网易做… where one works, 在三中读… where one learns; else where one lives. */
const SLOTS: Names<Readonly<Record<Where['kind'], string | null>>> = byName({
  work: { place: 'location', organisation: 'employer', school: 'employer', unknown: 'employer', none: null },
  study: { place: 'location', organisation: null, school: 'school', unknown: null, none: null },
  home: { place: 'location', organisation: null, school: null, unknown: null, none: null },
})

/** 大卫城, 万达广场: shops are in them. */
const HALL = /(?:[^县省市]城|广场|大厦|大楼|商城|天地|汇|奥莱|步行街)$/u

function whereSaid(text: string, of: string | undefined, where: Where | null): readonly Said[] {
  const kind =
    of === 'work' && where !== null && HALL.test(text.slice(where.from, where.to))
      ? 'organisation'
      : where?.kind
  const slot = of === undefined || kind === undefined ? null : (own(SLOTS, of)?.[kind] ?? null)
  return slot === null || where === null ? [] : [{ slot, start: where.from, end: where.to }]
}

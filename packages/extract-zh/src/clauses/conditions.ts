import { clausesBefore } from '../text/earlier.ts'
import type { Subject } from '../text/subject.ts'
import { DURATION } from '../text/patterns.ts'
import type { Frame } from './frame.ts'
import type { Object, Place } from './object.ts'
import type { Where } from './where.ts'

/** What the options of a frame ask of a clause beside what stands after its verb. */

/** 开了三十年货车. */
const LONG = new RegExp(`^了${DURATION}`, 'u')
/** 去深圳做外贸 may be a plan. */
const isGoing = (where: Where | null, before: string): boolean =>
  where?.moved === true && !before.slice(where.start).includes('了')

const isDone = ({ scene, text, at, verb, tail }: Place): boolean =>
  tail.done ||
  /^[了的]/u.test(text.slice(at + verb.length)) ||
  CHANGES.test(clausesBefore(scene.match.clause)[0] ?? '')

/** 换房了，搬到…: the clause before tells that something has changed. */
const CHANGES =
  /(?:搬家?|换[^,]{0,3}|退租|退|到期|毕业|离职|辞职|分手|离婚|转行|调走|转专业|换专业|不[做干当教开跑卖搞][^,]{0,6})了$/u

/** 才上三年级 is said of a child that is not named, 那时我上初二 of a time. */
const isNobodys = (of: string, { explicit, entity, modifiers }: Subject): boolean =>
  of === 'stage' && ((!explicit && entity === 'user') || modifiers.past || modifiers.ago)

/** 我大三，学材料: what one learns, after how far one is. */
const STUDIES =
  /[大研博][一二三四]|高[一二三]|博士|硕士|研究生|本科|专科|大专|学院|在读|考上|保研|大学(?!生活)|毕业|[转换]专业|技校|职高|中专/u

const goesOnAboutStudy = ({ scene, at, verb }: Place, of: string | undefined): boolean =>
  of === 'study' &&
  (at === 0 || /^(?:现在|目前|如今|改)$/u.test(scene.text.slice(0, at))) &&
  verb.length <= 2 &&
  STUDIES.test(clausesBefore(scene.match.clause)[0] ?? '')

/** 给人理发, 专门接生. */
const SERVES =
  /(?:[给帮替](?:人家?|别人|客人|客户|病人|学生|老板|厂里|厂家|公司|单位|剧组|老人|住户|有钱人|城里人|街坊|村里人?|邻居)|专门|专职|负责|专业)$/u

/** 在工地 is where one works, whichever it is. */
const SITE = /^(?:工地|店里|厂里|食堂|后厨|车间|街上)$/u

function isLasting(only: string | undefined, where: Where | null, de: boolean, before: string): boolean {
  if (only === undefined) return true
  if (only === 'org')
    return (
      where?.kind === 'organisation' ||
      where?.kind === 'school' ||
      (where?.kind === 'none' && SITE.test(before.slice(where.from, where.to)))
    )
  if (only === 'moved') return where?.moved === true && where.kind !== 'none'
  if (only === 'place') return where?.kind === 'place'
  // 上医院看病去了 is no doctor.
  if (only === 'serves')
    return (
      de ||
      SERVES.test(before) ||
      (where?.moved === true && where.kind === 'organisation' && !isGoing(where, before))
    )
  return (where !== null && only !== 'de') || (de && only !== 'where')
}

/** Said to be so again and again. */
const USUAL =
  /每|天天|平时|平常|平日|经常|常|一直|总|老是|习惯|周末|没事|有空|闲|长期|坚持|一般|通常|业余|退休|下班|爱(?=[^爱]{2})/u

const OF_A_MOMENT = /[昨今前刚明]|上[周个次]|这[几两次]/u

/** Whether the clause says when, or at its end, what the options of a line ask for. */
function fits(
  { scene, text, at, verb, tail }: Place,
  { options }: Frame,
  before: string,
  entity: string,
): boolean {
  if (options.has('gone') && tail.gone !== true) return false
  if (options.has('usual') && !USUAL.test(before)) return false
  if (options.has('still') && (tail.duration === null || !/[了啦]$/u.test(text))) return false
  if (options.has('admitted') && !ADMITTED.test(clausesBefore(scene.match.clause)[0] ?? '')) return false
  if (options.has('nowadays') && !/现在|如今|目前|改|天天|平时|每天|一直/u.test(before + verb)) return false
  if (
    options.has('kin') &&
    (entity === 'user' || /国庆|过年|春节|五一|暑假|寒假|周末|中秋|清明/u.test(before))
  )
    return false
  if (options.has('refuses') && (tail.done || TODAY.test(before))) return false
  return !(options.has('ends') || options.has('done')) || isDone({ scene, text, at, verb, tail })
}

/** 他保研了，去哈工大. */
const ADMITTED = /(?:保研|保送|推免|考上|录取|上岸|转学|升学|升初中|升高中|直博|offer)(?:成功)?了?$/u

const TODAY = /今[天晚儿日早]|这[会顿次]|待会儿?|一会儿?|先$/u

/** Whether what a clause says holds for longer, or is done, as its frame asks. */
export function holds(
  place: Place,
  frame: Frame,
  object: Object,
  where: Where | null,
  before: string,
): boolean {
  const { text, at, verb, tail } = place
  const { options } = frame
  // Only what is clearly a job makes an unknown name one of a firm: 在阳台种花 does not.
  if (where?.kind === 'unknown' && object.of !== 'work' && object.of !== 'trade') return false
  const after = text.slice(at + verb.length)
  const long =
    tail.de ||
    tail.twice ||
    after.startsWith('的') ||
    LONG.test(after) ||
    goesOnAboutStudy(place, options.get('where'))
  if (!isLasting(options.get('only'), where, long, before)) return false
  return !(options.has('updates') || isGoing(where, before)) || isDone(place)
}

/** Whether it may be said of that subject. */
export function suits(place: Place, frame: Frame, object: Object, subject: Subject, before: string): boolean {
  const { text, at, verb, tail } = place
  if (isNobodys(object.of, subject) || !fits(place, frame, before, subject.entity)) return false
  if (!frame.options.has('lasting')) return true
  return (
    !text.startsWith('了', at + verb.length) &&
    (!tail.done || subject.modifiers.negative || subject.modifiers.over) &&
    !OF_A_MOMENT.test(subject.modifiers.when ?? '')
  )
}

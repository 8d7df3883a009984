import { byName, own } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import { isOccupation } from '../text/jobs.ts'
import { ENGLISH_JOBS } from '../lexicon/work/english-jobs.ts'
import { INDUSTRIES, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { CRAFTS, FIELD_ENDS, STAGES, STUDY_FIELDS } from '../lexicon/study/studies.ts'
import { TRADES, WORK_HEADS } from '../lexicon/work/work-heads.ts'
import { oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'
import { best, dose, exam, hours, passion, plot, score } from './classes-of-doings.ts'
import {
  admittedTo,
  dwelling,
  firm,
  floor,
  home,
  inFirm,
  kinHome,
  posting,
  newHome,
  school,
  shop,
  together,
  town,
  atSchool,
  atHome,
  lodging,
  property,
} from './classes-of-places.ts'
import * as bodies from './classes-of-bodies.ts'
import * as selves from './classes-of-selves.ts'
import * as tastes from './classes-of-tastes.ts'
import * as habits from './classes-of-habits.ts'
import * as pastimes from './classes-of-pastimes.ts'
import {
  animal,
  breed,
  calledAnimal,
  gadget,
  gadgetIs,
  givenAnimal,
  latinTool,
  platform,
  tool,
  toolFor,
  usedTo,
  vehicle,
  vehicleIs,
} from './classes-of-things.ts'
import {
  alma,
  bodily,
  sufferer,
  illness,
  injury,
  native,
  schooled,
  sight,
  trait,
  havingIllness,
} from './classes-of-people.ts'

const BROKEN = /[在我你您他她它们哪谁什么怎吗呢着过不没很把被给让跟、,]/u
const ONE = /^(?:一?(?:名|位|个|份|家)|些|点儿?)/u
const OF_WORK = /(?:方面|相关|这块|这行|这一行|行业|岗位|岗|工作|类|方向)(?:的?工作)?$/u

const set = (words: Iterable<string>): RegExp => new RegExp(`^${oneOf(words)}$`, 'u')

const WORK = set([...WORK_HEADS, ...INDUSTRIES])
const JOB = new RegExp(
  `^(?:[\\p{Script=Han}a-z]{0,3}${oneOf(OCCUPATIONS)}|[ptm]\\d{1,2}(?:-\\d)?|主治|主治医师|副主任医师|副高|正高|中级职称|高级职称|副教授|特级教师|高级工程师|合伙人|大区经理|vp|cto|cfo|ceo|coo)$`,
  'u',
)
const WORK_END = new RegExp(`^[\\p{Script=Han}a-z0-9+#.]{1,8}(?:${oneOf(WORK_HEADS)})$`, 'u')
const FIELD = set(STUDY_FIELDS)
const FIELD_END = new RegExp(`^\\p{Script=Han}{1,8}(?:${oneOf(FIELD_ENDS.split(' '))})$`, 'u')
const STAGE = new RegExp(`^${STAGES}$`, 'u')
const CRAFT = set(CRAFTS)

/** The words themselves, without what the patterns take off their ends, where the test holds. */
function within(test: (words: string) => boolean, lead: RegExp | null, end: RegExp | null): Read {
  return (words) => {
    if (BROKEN.test(words)) return null
    const start = lead?.exec(words)?.[0].length ?? 0
    const bare = words.slice(start)
    const core = end === null ? bare : bare.replace(end, '')
    const is = [core, bare].find((one) => one !== '' && test(one))
    return is === undefined ? null : [start, start + is.length]
  }
}

const isWork = (words: string) => WORK.test(words) || isOccupation(words) || WORK_END.test(words)
const isField = (words: string) =>
  FIELD.test(words) || (FIELD_END.test(words) && !/^[大中小]学$/u.test(words))

/** 改送 and 送起了 take what 送 takes. */
const isTrade = (verb: string, words: string): boolean =>
  [verb, verb.replace(/^[改转]|起了?$/gu, '')].some((one) => own(TRADES, one)?.includes(words) === true)

const LATIN_JOB = new RegExp(`^(?:[a-z]{2,12} )?${oneOf(ENGLISH_JOBS)}$`, 'u')
/** 开直播讲作文, 做直播带货. */
const STREAMS = /^(?:带货|唱歌|打游戏|(?:卖|讲|教|带|播)[^,我你您他她的了过吗呢]{1,6})$/u

const TITLES =
  /^(?:老师|医生|大夫|护士|师傅|老板|经理|教练|司机|警察|保安|店长|前台|客服|主播|楼主|教授|校长)$|[我你您他她不是来了的有找叫当做在去给请让见和跟想要]/u
const OPEN_JOB = new RegExp(
  `^(?<value>[\\p{Script=Han}a-z]{0,4}${oneOf(OCCUPATIONS)})(?:一[枚名个只]|,)?$`,
  'u',
)
/** icu护士, 程序员一枚: as a message opens. */
const openJob: Read = (words) => {
  const value = OPEN_JOB.exec(words)?.groups?.['value']
  return value === undefined || TITLES.test(value) || (value.length < 3 && value === words)
    ? null
    : [0, value.length]
}

/** What a frame may ask of what follows its verb. */
export const CLASSES: Names<Read> = byName({
  ...bodies,
  ...selves,
  ...pastimes,
  ...tastes,
  ...habits,
  atSchool,
  atHome,
  lodging,
  havingIllness,
  property,
  work: within(isWork, ONE, OF_WORK),
  field: within(isField, null, /(?:专业|系)$/u),
  stage: within((words) => STAGE.test(words), null, null),
  craft: within((words) => CRAFT.test(words), null, null),
  trade: (words, verb) => (isTrade(verb, words) ? [0, words.length] : null),
  alma,
  animal,
  best,
  bodily,
  dose,
  illness,
  injury,
  firm,
  exam,
  gadget,
  gadgetIs,
  hours,
  inFirm,
  passion,
  plot,
  score,
  schooled,
  sight,
  breed,
  calledAnimal,
  givenAnimal,
  dwelling,
  floor,
  sufferer,
  together,
  town,
  latinTool,
  platform,
  tool,
  toolFor,
  usedTo,
  vehicleIs,
  admittedTo,
  home,
  kinHome,
  posting,
  latinJob: within((words) => LATIN_JOB.test(words), ONE, null),
  streams: (words) => (STREAMS.test(words) ? [0, words.length] : null),
  job: within((words) => JOB.test(words), /^(?:就?是)?(?:一?[名个位])?/u, null),
  native,
  openJob,
  newHome,
  school,
  shop,
  vehicle,
  trait,
})

import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, Likeness } from '@recollect/core/extraction'
import { isOccupation } from '../text/jobs.ts'
import { statusOf } from '../lexicon/people/statuses.ts'
import { speciesOf } from '../text/species.ts'
import { normalOf } from '../normal/index.ts'
import { readNumber } from '../time/number.ts'
import { comparePlaces } from './places.ts'

const YEAR = 365.25 * 86_400_000
/** For a quarter of a year an age is taken to be what it was. */
const SOON = 0.25
const AGE =
  /^(?<over>超过|大于|过了?|满)?(?<age>\d{1,3}|[一二三四五六七八九十]{1,3})(?:周?岁)?(?<than>以上|多|以下)?了?$/u

/** 满30岁: an age told once grows by itself. Null where the birthday in between decides. */
function compareAge(asked: string, card: MemoryCard, now: number | undefined): Likeness | null {
  const groups = AGE.exec(asked)?.groups
  const age = readNumber(groups?.['age'] ?? '')
  const told = Number(card.normal ?? card.value.replace(/岁$/u, ''))
  if (!groups || age === null || !Number.isInteger(told)) return null
  const passed = now === undefined ? 0 : Math.max(0, now - card.lastSeenAt) / YEAR
  const [least, most] = [told + Math.floor(passed), told + Math.ceil(passed)]
  if (groups['than'] === '以下') return most < age ? 'same' : least > age ? 'different' : 'unclear'
  if (groups['over'] === '满') return least >= age ? 'same' : most < age ? 'different' : 'unclear'
  if (groups['over'] !== undefined || groups['than'] !== undefined)
    return least > age ? 'same' : most <= age ? 'different' : 'unclear'
  if (age < least || age > most) return 'different'
  return least === most || (age === least && passed < SOON) ? 'same' : 'unclear'
}

/** Dates agree in what both of them say: `--06-04` and `1990-06-04`. */
function sameDate(a: string, b: string): Likeness {
  const parts = (date: string) =>
    date.startsWith('--') ? ['', ...date.slice(2).split('-')] : date.split('-')
  const [x, y] = [parts(a), parts(b)]
  const both = x
    .map((part, index) => [part, y[index] ?? ''] as const)
    .filter(([one, other]) => one !== '' && other !== '')
  if (both.length === 0) return 'unclear'
  return both.every(([one, other]) => one === other) ? 'same' : 'different'
}

const ANY_PET = /^(?:养)?(?:任何)?(?:小)?(?:宠物|动物)$/u
const MEAT = /^(?:吃)?(?:肉|牛肉|猪肉|鸡肉|羊肉|荤)$/u
const HAN = /\p{Script=Han}/u
const KIND_OF_WORKPLACE =
  /^(?:一家|大|小|国企|外企|私企|民企|央企|事业单位)?(?:银行|医院|学校|公司|工厂|大学|中学|小学|幼儿园|餐厅|饭店|酒店|研究所|政府|机关|国企|外企|私企|民企|央企|事业单位|互联网公司|大厂)?$/u

/** Numbers and dates: words beside them say something, and not another value. */
const MEASURED = /^(?:age|birthday|height|weight|income|tenure|record)$/u

/** Compares by what the words stand for; null when only the words can be compared. */
export function compare(
  asked: string,
  card: MemoryCard,
  { now, zone = 'UTC' }: AnswerTimes,
): Likeness | null {
  const { slot, value } = card
  if (!HAN.test(asked)) return null
  if (slot === 'age') {
    const compared = compareAge(asked, card, now)
    if (compared !== null) return compared
  }
  if (slot === 'pet') {
    if (ANY_PET.test(asked) || ANY_PET.test(value)) return 'same'
    const kind = speciesOf(asked)
    return kind !== undefined && kind === speciesOf(value) ? 'same' : null
  }
  const isPlace = slot === 'location' || slot === 'hometown'
  const context = { at: now ?? card.lastSeenAt, zone }
  const [a, b] = isPlace
    ? [null, null]
    : [normalOf(slot, asked, context), card.normal ?? normalOf(slot, value, context)]
  if (a !== null && b !== null) return slot === 'birthday' ? sameDate(a, b) : a === b ? 'same' : 'different'
  if (b !== null && MEASURED.test(slot)) return 'unclear'
  if (!HAN.test(value)) return null
  if (isPlace) return comparePlaces(asked, value)
  if (slot === 'relationship_status') return compareStatuses(statusOf(asked), statusOf(value))
  if (slot === 'diet') return MEAT.test(asked) && /素/u.test(value) ? 'different' : 'unclear'
  if (slot === 'occupation') return isOccupation(asked) && isOccupation(value) ? 'different' : 'unclear'
  if (slot === 'employer' && KIND_OF_WORKPLACE.test(asked)) return 'unclear'
  return null
}

const compareStatuses = (asked: string | null, told: string | null): Likeness | null =>
  asked === null || told === null ? null : asked === told ? 'same' : 'different'

const LEAD = /^(?<number>\d{1,3}|[零一二两俩仨三四五六七八九十]{1,3})(?:[只条个匹头辆台部位名口门种件把]|$)/u

/** 两只猫 → 2. */
export function numberIn(value: string): number | null {
  const found = LEAD.exec(value)?.groups?.['number']
  return found === undefined ? null : readNumber(found)
}

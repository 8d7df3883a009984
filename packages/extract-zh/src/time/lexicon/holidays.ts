import type { Holiday } from '../fields.ts'
import { daysIn, wall } from '../wall.ts'
import {
  CLEAR_BRIGHT_FOURTH,
  DOUBLE_NINTH,
  DRAGON_BOAT,
  FIRST_YEAR,
  MID_AUTUMN,
  SEVENTH_NIGHT,
  SPRING_FESTIVAL,
} from './lunar.ts'

const fixed = (month: number, day: number, days = 1): Holiday => ({ days, on: () => [month, day] })

/** Days after one of a table. */
const tabled = (table: readonly string[], after = 0, days = 1): Holiday => ({
  days,
  on(year) {
    const found = table[year - FIRST_YEAR]
    return found === undefined ? null : [Number(found.slice(0, 2)), Number(found.slice(2)) + after]
  },
})

/** The n-th weekday of a month; days may follow it. */
const nth = (month: number, weekday: number, count: number, after = 0): Holiday => ({
  days: 1,
  on(year) {
    const first = (((wall(year, month, 1) / 1440 + 3) % 7) + 7) % 7
    return [month, 1 + ((weekday - 1 - first + 7) % 7) + (count - 1) * 7 + after]
  },
})

const clearBright: Holiday = { days: 1, on: (year) => [4, CLEAR_BRIGHT_FOURTH.has(year) ? 4 : 5] }

/** Sunday after the first full moon of spring (Gauss, for the years 1900–2099). */
const easter: Holiday = {
  days: 1,
  on(year) {
    const d = (19 * (year % 19) + 24) % 30
    const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
    const late = d === 29 && e === 6 ? 7 : d === 28 && e === 6 && year % 19 > 10 ? 7 : 0
    const day = 22 + d + e - late
    return day > daysIn(year, 3) ? [4, day - 31] : [3, day]
  },
}

const NEW_YEARS_DAYS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'].flatMap(
  (count, after): [string, Holiday][] =>
    ['大年初', '正月初', '年初'].map((month) => [month + count, tabled(SPRING_FESTIVAL, after)]),
)

/** Names of holidays in their year. 国庆 alone is its day, 国庆假期 the seven days. */
export const HOLIDAYS: ReadonlyMap<string, Holiday> = new Map([
  ...NEW_YEARS_DAYS,
  ['元旦', fixed(1, 1)],
  ['元旦节', fixed(1, 1)],
  ['元旦假期', fixed(1, 1, 3)],
  ['情人节', fixed(2, 14)],
  ['三八节', fixed(3, 8)],
  ['三八妇女节', fixed(3, 8)],
  ['妇女节', fixed(3, 8)],
  ['女神节', fixed(3, 8)],
  ['植树节', fixed(3, 12)],
  ['白色情人节', fixed(3, 14)],
  ['愚人节', fixed(4, 1)],
  ['清明', clearBright],
  ['清明节', clearBright],
  ['五一', fixed(5, 1)],
  ['五一节', fixed(5, 1)],
  ['五一劳动节', fixed(5, 1)],
  ['劳动节', fixed(5, 1)],
  ['五一假期', fixed(5, 1, 5)],
  ['五一长假', fixed(5, 1, 5)],
  ['五一期间', fixed(5, 1, 5)],
  ['五一小长假', fixed(5, 1, 5)],
  ['五四青年节', fixed(5, 4)],
  ['青年节', fixed(5, 4)],
  ['母亲节', nth(5, 7, 2)],
  ['六一', fixed(6, 1)],
  ['六一节', fixed(6, 1)],
  ['六一儿童节', fixed(6, 1)],
  ['儿童节', fixed(6, 1)],
  ['父亲节', nth(6, 7, 3)],
  ['建党节', fixed(7, 1)],
  ['建军节', fixed(8, 1)],
  ['八一建军节', fixed(8, 1)],
  ['教师节', fixed(9, 10)],
  ['国庆', fixed(10, 1)],
  ['国庆节', fixed(10, 1)],
  ['十一国庆', fixed(10, 1)],
  ['国庆假期', fixed(10, 1, 7)],
  ['国庆长假', fixed(10, 1, 7)],
  ['国庆期间', fixed(10, 1, 7)],
  ['国庆黄金周', fixed(10, 1, 7)],
  ['国庆假', fixed(10, 1, 7)],
  ['十一', fixed(10, 1)],
  ['十一假期', fixed(10, 1, 7)],
  ['十一长假', fixed(10, 1, 7)],
  ['十一期间', fixed(10, 1, 7)],
  ['十一黄金周', fixed(10, 1, 7)],
  ['万圣节', fixed(10, 31)],
  ['万圣夜', fixed(10, 31)],
  ['双十一', fixed(11, 11)],
  ['双11', fixed(11, 11)],
  ['光棍节', fixed(11, 11)],
  ['感恩节', nth(11, 4, 4)],
  ['黑五', nth(11, 4, 4, 1)],
  ['黑色星期五', nth(11, 4, 4, 1)],
  ['双十二', fixed(12, 12)],
  ['双12', fixed(12, 12)],
  ['平安夜', fixed(12, 24)],
  ['圣诞', fixed(12, 25)],
  ['圣诞节', fixed(12, 25)],
  ['圣诞假期', fixed(12, 24, 9)],
  ['跨年', fixed(12, 31)],
  ['跨年夜', fixed(12, 31)],
  ['跨年那天', fixed(12, 31)],
  ['复活节', easter],
  ['除夕', tabled(SPRING_FESTIVAL, -1)],
  ['除夕夜', tabled(SPRING_FESTIVAL, -1)],
  ['大年三十', tabled(SPRING_FESTIVAL, -1)],
  ['年三十', tabled(SPRING_FESTIVAL, -1)],
  ['年三十晚', tabled(SPRING_FESTIVAL, -1)],
  ['春节', tabled(SPRING_FESTIVAL)],
  ['大年初一', tabled(SPRING_FESTIVAL)],
  ['春节假期', tabled(SPRING_FESTIVAL, 0, 7)],
  ['春节期间', tabled(SPRING_FESTIVAL, 0, 7)],
  ['过年期间', tabled(SPRING_FESTIVAL, -1, 8)],
  ['过年', tabled(SPRING_FESTIVAL, -1, 8)],
  ['过年时', tabled(SPRING_FESTIVAL, -1, 8)],
  ['过年的时候', tabled(SPRING_FESTIVAL, -1, 8)],
  ['元宵节', tabled(SPRING_FESTIVAL, 14)],
  ['正月十五', tabled(SPRING_FESTIVAL, 14)],
  ['端午', tabled(DRAGON_BOAT)],
  ['端午节', tabled(DRAGON_BOAT)],
  ['七夕', tabled(SEVENTH_NIGHT)],
  ['七夕节', tabled(SEVENTH_NIGHT)],
  ['中秋', tabled(MID_AUTUMN)],
  ['中秋节', tabled(MID_AUTUMN)],
  ['重阳', tabled(DOUBLE_NINTH)],
  ['重阳节', tabled(DOUBLE_NINTH)],
])

/** Numbers as much as holidays: they need a year before them or words after them that tell. */
export const NUMBER_HOLIDAYS: ReadonlySet<string> = new Set(['五一', '六一', '十一'])

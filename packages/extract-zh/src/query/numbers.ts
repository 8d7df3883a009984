import { readNumber } from '../time/number.ts'

/** A number of two characters or more, or one digit that counts something. 一 alone mostly counts nothing. */
const NUMBER =
  /[零〇一二两三四五六七八九十百千万亿廿卅]{2,12}|[二两三四五六七八九十](?=[个只条岁年月日号天周次点名位口台部辆套间家本首杯斤公小])/gu

/** 两三 and 七八 say about how many. */
const ABOUT = /^[一二两三四五六七八九]{2}$/u

/** Numbers written in characters, in digits: 三十五岁 → `35`, 两只 → `2`. */
export const digitsIn = (run: string): readonly string[] =>
  (run.match(NUMBER) ?? []).flatMap((number) => {
    const value = ABOUT.test(number) ? null : readNumber(number)
    return value === null ? [] : [String(value)]
  })

import type { Turn } from '../../schema.ts'
import { readUtc } from '../../time.ts'

const HAN = /\p{Script=Han}/u

const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const chinese = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' })

/** The date of a turn in the words of its language ("8 May 2023"); empty without a time. */
export const spokenDate = ({ time, text }: Turn): string =>
  time ? (HAN.test(text) ? chinese : english).format(readUtc(time)) : ''

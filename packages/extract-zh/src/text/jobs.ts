import { ENGLISH_JOBS } from '../lexicon/work/english-jobs.ts'
import { NOT_OCCUPATIONS, OCCUPATION_ENDS, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { oneOf } from './patterns.ts'

const KNOWN = new Set(OCCUPATIONS)
const NOT_A_JOB = new Set(NOT_OCCUPATIONS)
const ENDS = new RegExp(`(?:${oneOf(OCCUPATION_ENDS)})$`, 'u')
const BROKEN =
  /[你您他她它我谁什么怎了吗呢啊吧过着不没、]|最[^高]|很(?!好的)|跟|和|对|应该|觉得|感觉|担心|可以|已经|反复|顶级|世界/u
/** 长 heads what it follows: 班长, not 时间长. */
const HEADS = /[班组科处局部船机队厂村校园院会社团军市县镇乡区店站排连营旅委事舰所段行馆省庭]长$/u
/** senior software engineer: words in English, the last of which names a job. */
const IN_ENGLISH = new RegExp(`^(?:[a-z][a-z+#&.-]*[ /]){0,5}${oneOf(ENGLISH_JOBS)}$`, 'u')
const LONGEST = 16
const TAILS = [6, 5, 4, 3, 2]

/** Whether words name a job or role: a known one, one with words before it (资深产品经理), or one that ends as jobs do. */
export function isOccupation(text: string): boolean {
  if (KNOWN.has(text) || IN_ENGLISH.test(text)) return true
  if (/^职业\p{Script=Han}{0,6}(?:选手|球员|运动员|玩家|赌徒|投资人)$/u.test(text)) return true
  if (text.length < 2 || text.length > LONGEST || BROKEN.test(text) || endsInOther(text)) return false
  if (text.endsWith('长') && !HEADS.test(text)) return false
  return ENDS.test(text) || TAILS.some((length) => text.length > length && KNOWN.has(text.slice(-length)))
}

function endsInOther(text: string): boolean {
  return (
    NOT_A_JOB.has(text) || TAILS.some((length) => text.length >= length && NOT_A_JOB.has(text.slice(-length)))
  )
}

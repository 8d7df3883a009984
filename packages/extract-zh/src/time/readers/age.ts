import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning } from '../meaning.ts'
import type { Now } from '../now.ts'
import type { Period } from '../period.ts'
import { open } from '../period.ts'
import { MINUTE } from '../wall.ts'
import { oneOf } from '../../text/patterns.ts'
import { TURNS } from '../lexicon/turns.ts'
import { NUMERALS } from '../number.ts'
import { AFTER, BEFORE } from './suffix.ts'

const WHEN =
  '(?:的?时候|时(?![间常尚])|那一?年|那会儿?|那阵[子儿]?|那时候?|那[几两三四五六七八些]年|那[几两三四五六]个月|那段(?:时间|日子)|期间|阶段|时期|时代)'
const YEARS = new RegExp(
  `(?<![${NUMERALS}.-])(?:\\d{1,3}|[一二两三四五六七八九十]{1,4}|十几|[二三四五六七八九]十[几多])(?:多|来)? ?(?:周岁|岁)(?:多|半|左右)?(?:(?<when>${WHEN})|(?<since>起|就?开始|(?:以|之)?${AFTER})|(?<until>(?:以|之)?${BEFORE}))`,
  'uy',
)
const SCHOOL =
  '(?:幼儿园|小学|初中|中学|高中|大学|本科|研究生|研究所|硕士|博士|中专|大专|大[一二三四]|初[一二三](?![号日])|高[一二三]|小[一二三四五六])'
const STAGE = new RegExp(
  `(?:小时候|孩提时代|童年(?:时代?)?|儿时|年轻${WHEN}|年少时|青春期|学生时代|(?:上|读|念|在)?${SCHOOL}(?:${WHEN}|毕业(?:${WHEN}|(?:以|之)?${AFTER}))|(?<!还没|未|没有?)(?:毕业|结婚|婚|退休|离婚|分手|参加工作|工作|退伍|入伍|生完?孩子|生娃|怀孕|上班|读书|上学|念书|留学|当兵|创业|失业)(?:(?:以|之)?${AFTER}|(?<when>${WHEN}))|(?:${oneOf(TURNS)})(?:(?<turn>${WHEN})|(?<before>(?:以|之)?${BEFORE})))`,
  'uy',
)

/** An age or a stage of life: 12岁那年, 小时候, 大学毕业后. Without a year of birth it lies anywhere before, or ahead in a plan. */
export const age: Reader = {
  starts: Array.from(
    new Set(
      `0123456789一二两三四五六七八九十小孩童儿年青学上读念在幼初中高大本研硕博毕结婚退离分参工入生怀留当创失${TURNS.join('')}`,
    ),
  ).join(''),
  read: (text, at, _floor, now) => years(text, at, now) ?? stage(text, at, now),
}

function years(text: string, at: number, now: Now): Meaning | null {
  const match = matchAt(YEARS, text, at)
  if (!match) return null
  const { since, until } = match.groups ?? {}
  const role = since === undefined ? (until === undefined ? 'at' : 'until') : 'since'
  const back = since !== undefined && /[从自打]$/u.test(text.slice(Math.max(0, at - 1), at)) ? 1 : 0
  return meaning(at - back, at + match[0].length, role, sometime('year', now))
}

function stage(text: string, at: number, now: Now): Meaning | null {
  const match = matchAt(STAGE, text, at)
  if (!match) return null
  const { when, turn, before } = match.groups ?? {}
  const isOver = (when ?? turn ?? before) !== undefined && now.lean !== 'future'
  const period = isOver ? open(null, now.wall, 'vague', true) : sometime('vague', now)
  return meaning(at, at + match[0].length, 'at', period)
}

const sometime = (precision: Period['precision'], now: Now): Period =>
  now.lean === 'future'
    ? open(now.wall, null, precision, true)
    : open(null, now.wall + MINUTE, precision, true)

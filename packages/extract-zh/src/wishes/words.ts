import {
  ANSWERING,
  ASPECTS,
  AT_HAND,
  AT_ONCE,
  DONE_FOR_ONE,
  FORBIDS,
  FROM_NOW,
  MANNERS,
  NO_NEED,
  OF_LIFE,
  OUTPUT,
  OTHER_DOINGS,
  REMINDS,
  SERVILE,
  SERVICES,
  TALK,
  TALKS,
  TASKS,
  THIS_TIME,
} from '../lexicon/wishes.ts'
import { oneOf } from '../patterns.ts'

const anyOf = (words: readonly string[]): RegExp => new RegExp(oneOf(words), 'u')

const FACETS = ASPECTS.map(([facet, words]) => [facet, anyOf(words)] as const)
const OF_MANNERS = anyOf(MANNERS)
/** 直截地说, …来讲. */
const SAYS_SO = /[地来着](?:说|讲|回答|解释|聊)$/u
const OF_ANSWERING = anyOf(ANSWERING)

/** Which side of behaviour words are about; undefined where none. */
export const facetOf = (words: string): string | undefined =>
  OF_MANNERS.test(words) ? 'tone' : FACETS.find(([, known]) => known.test(words))?.[0]

/** Words any wish has one of, for finding clauses that may hold one. */
export const WISH_WORDS: readonly string[] = [
  ...new Set([
    ...ASPECTS.flatMap(([, words]) => words),
    ...MANNERS,
    ...ANSWERING,
    ...REMINDS,
    ...DONE_FOR_ONE,
    ...FROM_NOW,
    '别',
    '一律',
    '统一',
    '不许',
    '请',
    '都',
    '就',
    '当',
    '可以',
    '不要',
    '永远',
    '每次',
    '每当',
    '下次',
    '时候',
    '跟我',
    '和我',
    ...SERVICES.filter((word) => word.length > 1),
  ]),
]

export const isServile = (words: string): boolean => OF_SERVILE.test(words)
export const isAnswering = (words: string): boolean => OF_ANSWERING.test(words) || SAYS_SO.test(words)
export const isOfThisTime = (words: string): boolean => OF_THIS_TIME.test(words)
/** Of the text at hand, or what is to be done at once. */
export const isAtOnce = (words: string): boolean => isAtHand(words) || IS_AT_ONCE.test(words)
export const isAtHand = (words: string): boolean => OF_THIS_TIME.test(words) || IS_AT_HAND.test(words)
export const isTask = (words: string): boolean => IS_TASK.test(words)
export const isOtherDoing = (words: string): boolean => IS_OTHER.test(words)
export const hasFromNow = (words: string): boolean => HAS_FROM_NOW.test(words)

const OF_THIS_TIME = anyOf(THIS_TIME)
const IS_AT_HAND = new RegExp(`${oneOf(AT_HAND)}(?!种|类|样|么|用)`, 'u')
const IS_AT_ONCE = anyOf(AT_ONCE)
const OF_SERVILE = anyOf(SERVILE)
const IS_TASK = anyOf(TASKS)
const IS_OTHER = anyOf(OTHER_DOINGS)
const HAS_FROM_NOW = new RegExp(`(?<!\\p{Script=Han}{2})${oneOf(FROM_NOW)}`, 'u')

/** Opens with an order not to: 别, 不要, 少. */
export const FORBIDDING = new RegExp(`^${oneOf(FORBIDS)}`, 'u')
export const NEEDLESS = new RegExp(`^${oneOf(NO_NEED)}`, 'u')
const OF_TALK = `(?:你|您)?(?:的)?${oneOf(TALK)}`
export const OPENS_WITH_TALK = new RegExp(`^${OF_TALK}`, 'u')
/** Nothing but that one talks: 回答我. */
export const ONLY_TALK = new RegExp(`^(?:${OF_TALK}|问题|时|的时候|我|都|要){1,4}$`, 'u')

const OF_REMINDING = anyOf(REMINDS)
const OF_SERVICE = new RegExp(`^(?:给我|帮我|替我|你|跟我)?${oneOf(SERVICES)}`, 'u')
export const isReminder = (words: string): boolean => OF_REMINDING.test(words)
/** Whether a scope is of what an assistant does: 推荐餐厅. */
export const isService = (scope: string): boolean => OF_SERVICE.test(scope)

const LIVES = anyOf(OF_LIFE)
const TALKING = anyOf(TALKS)
const FOR_ONE = new RegExp(`^(?:给我|帮我|你)?${oneOf(DONE_FOR_ONE)}`, 'u')
const SAYING =
  /^.{1,3}(?:再|老|总)?(?:是)?(?:跟我|给我)?[说讲写用提][“"「]|[这那]种(?:的)?(?:词|话|称呼|说法|字眼|用语|表达|句式|语气词|口头禅|开头)|(?:之类|这类|这些)的?(?:词|话|称呼|说法|字眼|用语|开头)/u
export const isOfLife = (words: string): boolean => LIVES.test(words)
export const isTalking = (words: string): boolean => TALKING.test(words)
export const isDoneForOne = (words: string): boolean => FOR_ONE.test(words)
/** 别说“好问题”: words nobody is to say. */
export const isSaying = (words: string): boolean => SAYING.test(words)
/** 慢一点, 热情些: how one is to talk, whatever the word. */
export const isDegree = (words: string): boolean => /(?:一?点|一?些)儿?$/u.test(words)

const OF_OUTPUT = anyOf(OUTPUT)
export const isOutput = (words: string): boolean => OF_OUTPUT.test(words)

import { ALL_KNOWN, FEELINGS, OTHER_THINGS, THING_KNOWN } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import { isAsked } from './said.ts'

/** What a request to forget is about, by the words of its object; `at` are offsets in them. */
export type Meant =
  | { readonly of: 'everything' | 'last' }
  | { readonly of: 'words'; readonly start: number; readonly end: number }

const ALL = '(?:所有|一切|全部|全|任何|整个|完整)'
const KNOWN = oneOf(ALL_KNOWN)
const KNOWING = '(?:知道|记得|记住|记|存|存储|保存|了解|掌握|收集|说过|告诉你)'
const YOURS = `(?:[你您](?:${KNOWING}(?:过|了|着|下来)?)?的?)?`
const EVERYTHING = new RegExp(
  `^${YOURS}(?:对|关于|有关)?(?:我|我们)的?(?:${ALL}的?)?${KNOWN}$|^${YOURS}(?:对|关于|有关)?(?:我|我们)的?(?:${ALL})(?:的?${KNOWN})?$|^${YOURS}${ALL}(?:的)?(?:关于|有关|对)我的?(?:${KNOWN})?$`,
  'u',
)
/** Without 我: only a memory, or what somebody knows. */
const EVERYTHING_KNOWN = new RegExp(
  `^(?:[你您]的?)?(?:${ALL}的?)?(?:长期|短期)?记忆$|^(?:${ALL})?[你您]${KNOWING}(?:过|了|着|下来)?的(?:${ALL})?的?(?:${KNOWN})?$|^我(?:之前|以前)?(?:跟|对|和|给)?[你您]?(?:说过|讲过|告诉过?[你您]|聊过)的(?:一切|所有.{0,3}|全部.{0,3}|话|事情?)?$`,
  'u',
)
const JUST = '(?:刚才|刚刚|刚)'
const SAYING = '(?:说|讲|发|提|聊|告诉[你您]|打|写|输入|发送)'
const LAST_SAID = new RegExp(
  `^(?:我)?${JUST}(?:跟[你您]|对[你您]|给[你您])?${SAYING}(?:到|过|出)?的?(?:那|这)?[些句段条番个]?(?:话|事情?|内容|消息|信息|东西)?$|^我(?:上面|前面|上一[句条])${SAYING}的(?:话|内容|那些|那句)?$`,
  'u',
)
/** A message by its place: what was sent, rather than a line of a text. */
const LAST_MESSAGE = new RegExp(
  `^(?:我的?|我发的)?(?:上面|前面|${JUST}的?)?(?:那|上)一?条(?:消息|信息|内容|话|记录)?$|^(?:我的?)?(?:上一[句条]|上[句条]|${JUST}那[句条些]|${JUST}的)(?:话|消息)$|^(?:我的?)?最后一[句条](?:话|消息)$`,
  'u',
)
/** A sentence by its place; of a text one writes too. */
const LAST_LINE = new RegExp(
  `^(?:我的?)?(?:上一?句|前一?句|${JUST}(?:那|这)?[句段些番个]?(?:话|内容)?|上面(?:那|这)?[句段些]?(?:话|内容)?)$`,
  'u',
)

const OWN =
  /^(?:(?:关于|有关|所有(?:关于)?|一切关于)|[你您](?:记得|记住|知道|存|保存)的(?:关于)?(?=我))?(?<own>(?:我|咱|俺|my ).{0,60}|(?<=关于|有关).{1,60})$/u
const END_OF_KNOWN = new RegExp(`(?: ?${oneOf(THING_KNOWN)}){1,2}$`, 'u')
const NO_MEMORY = new RegExp(
  `(?:${oneOf([...OTHER_THINGS, ...FEELINGS])})$|(?:${oneOf(OTHER_THINGS)})(?:里面?|中|上|里头)的|[第这那几上下前后末首][一二三四五六七八九十几\\d]{0,3}[段句行点章节页列篇]|的[好坏爱恨仇过错账帐]$|(?:写|画|拍|上传|下载|做|编|翻译)的|多爱|爱过`,
  'u',
)
const MERELY_ME = /^(?:我|咱|俺|我们|咱们|自己)?$/u

/** 我之前说我喜欢猫: what was said is what is known. */
const SAID_SO =
  /^我(?:之前|以前|曾经|上次)?(?:跟你|对你|和你)?(?:说过?|讲过|提过|告诉过?你|提到过?)(?:的)?(?=我.{2})/u

/** What is to be forgotten; null for what no memory of the user holds. */
export function meantBy(words: string, mind: boolean): Meant | null {
  if (EVERYTHING.test(words) || EVERYTHING_KNOWN.test(words)) return { of: 'everything' }
  if (LAST_SAID.test(words) || LAST_MESSAGE.test(words) || (mind && LAST_LINE.test(words)))
    return { of: 'last' }
  const own = OWN.exec(words)?.groups?.['own']
  if (own === undefined) return null
  const bare = own.replace(END_OF_KNOWN, '').trimEnd()
  if (MERELY_ME.test(bare) || [own, bare].some((said) => NO_MEMORY.test(said)) || isAsked(bare)) return null
  const start = words.length - own.length
  const said = SAID_SO.exec(bare)?.[0].length ?? 0
  return { of: 'words', start: start + said, end: start + bare.length }
}

/** Whether the words name what is known: 我住在长沙这件事, 我生日那条记录. */
export const namesKnown = (words: string): boolean => END_OF_KNOWN.test(words)

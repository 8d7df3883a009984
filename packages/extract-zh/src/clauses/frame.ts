import { own } from '@recollect/core/plugin'
import { frameLines } from '@recollect/rules'
import type { FrameLine } from '@recollect/rules'
import { oneOf } from '../text/patterns.ts'
import { CLASSES } from './classes.ts'
import type { Read } from './class.ts'

/**
 * One line of a table of frames: `做 当 干 | obj: work | occupation | where=work only=where_de lasts`. The verbs; what follows them, by its
 * classes (`none`: nothing); the slot that what follows is a value of (`-`: the place before the verb is all it states); options. What is
 * said without a verb, 湖南人 after 室友叫陈凯, is known by characters one of which stands in it: `人 妹子 | is: native | hometown | own`.
 * `in: 助听器 假牙` after verbs lists what follows them. What stands before its verb, 健身停了, is a topic: `停 断 | topic: pastime | hobby | ends`.
 *
 * Options of verbs:
 * - `where=work|study|home`: what the place before it means, 在网易做…, 在三中读…; else where one lives
 * - `only=where|de|where_de`: it says something lasting only with a place before it, or with 的 at its end
 * - `only=moved`: only with a place one has come to, 去杭州上班了
 * - `whole`: the value is the verb with what follows it, 送外卖
 * - `lasts`: it says how long, too
 * - `lasting`: with 了 or a time it is of the moment, 我昨晚失眠了
 * - `for`: what it is for stands before it, 记账用…
 * - `past`: it says what was, 得过肺炎
 * - `deny`: denied it is said not to hold, and with 了 to hold no more: 我不戴助听器了
 * - `adds=高`: what its value ends in, beside the words
 * - `admitted`: the clause before says that one has been taken by a school
 * - `given`: whom it is done for is whom it is said of, 给他转到…
 * - `offers`: what one offers stands before it, 我民宿挂在…
 * - `gone`: 去了 or 来了 ends it, 搬烟台去了
 * - `ends`: said with 了 it is over, 健身停了
 * Of what is said without a verb:
 * - `own`: it may open a message, said of oneself without 我, 全马pb 3小时41
 * - `lasts`: how long ends it, 吉他自学两年了
 * - `opens`: so only as its first clause, 三十五了
 * - `passing`: with 我 or 了 it is of the moment, 我太冲动了
 * - `now`: of oneself it is said with 现在 only, 现在是理财经理
 * - `de`, `done`: 的 or 了 ends it, 我沈阳铁西的, 八十三了
 * Of both: `updates`: it states a change, said with 了 after a verb; `changed`: so without it, too; `body`: a part of the body before a
 * verb is no subject; `facet=…`; `not`.
 */
export interface Frame {
  readonly shape: 'verb' | 'fragment' | 'topic'
  /** Its verbs, or the characters it is known by. */
  readonly words: readonly string[]
  readonly takes: readonly (readonly [name: string, read: Read])[]
  readonly slot: string | null
  readonly options: ReadonlyMap<string, string>
}

function classNamed(name: string): readonly [string, Read] {
  const read = own(CLASSES, name)
  if (read === undefined) throw new Error(`A frame names a class there is none of: ${name}`)
  return [name, read]
}

const COUNT =
  '(?:(?:一|两|几|好几|不少|很多|许多|[二三四五六七八九十])?[个只副块台辆部把张套根颗粒片种款对双盒瓶件枚条门项篇架份场支节盆棵])?(?:新|旧|老|二手)?的?'

/** Exactly one of these words, perhaps counted. */
function oneOfWords(words: readonly string[]): Read {
  const pattern = new RegExp(`^${COUNT}(?<value>${oneOf(words)})$`, 'u')
  return (text) => {
    const value = pattern.exec(text)?.groups?.['value']
    return value === undefined ? null : [text.length - value.length, text.length]
  }
}

function frameFrom({ predicates, complement: shape, classes, slot, options }: FrameLine): Frame {
  const listed = shape === 'in' || shape === 'topic_in'
  return {
    shape: shape === 'is' ? 'fragment' : shape.startsWith('topic') ? 'topic' : 'verb',
    words: predicates.split(/\s+/u),
    takes: listed ? [['in', oneOfWords(classes)]] : classes.map(classNamed),
    slot: slot === '-' ? null : slot,
    options,
  }
}

/** The frames of a table, one a line. */
export const framesFrom = (table: string): readonly Frame[] => frameLines(table).map(frameFrom)

import {
  NEW_SUBJECTS,
  NEW_TIMES,
  NEW_TURNS,
  SOUNDS_IN_WORDS,
  WHOLE_DEEDS,
} from '../lexicon/grammar/run-on.ts'
import { oneOf } from './patterns.ts'

/** Where one statement ends and the next begins in a long breath without a pause, as people speak into a phone. */

const WORD = '(?:[^,。!?;:~…\\n\\s"“”「」《》()]|(?<=[a-z\\d]) | (?=[a-z\\d]))'
/** Only in a breath longer than any clause. */
const LONG = `(?:(?<=${WORD}{10})|(?=${WORD}{10}))`
const SAID = `(?<=${WORD}{5})`
/** Somebody has been spoken of, or something said. */
const STATED = `(?<=(?:在|是|了|过|有|叫|做|读|住|养|买|会|去|怕|爱|喜欢|吃|喝|用|换|上|跑|升|[一1]米?[四五六七八九\\d])${WORD}{1,18}|了)`
const IN_WORDS = `(?!${SOUNDS_IN_WORDS.map((word) => `(?<=${word.slice(0, 1)})${word.slice(1)}`).join('|')})`
const PARTICLES =
  '(?<=嘛|[^哎啊呀]呀|[^哈]哈|[^啊]啊|[了的]吧|[^还只]呢|啦|[了的][诶欸])(?<!干嘛|喇嘛|就是说嘛|你说呢|比如说?呀)'
/** A time after whom it is said of, and a subject after a verb that takes one, open nothing. */
const NO_SUBJECT = `(?<![我你他她它们家妈爸哥姐弟妹公婆儿女友师板事人说从到在是跟和但就才都也的给把被让叫请于比离等])`
const ENDED = `(?<=[了过的着嘛啊呀吧哈呢好研班业来去行])(?<![打给救骂害帮爱嫁娶问教送伤甩带离进去到入回看用买换拿见找]了)(?<!在着|跟着|带着|等着|看着|陪着)(?<!^.{0,3}的)`

/** 了 after what is whole: 搬完家了, 八岁了, 不喝了. */
const OVER = `(?<=(?:${oneOf(WHOLE_DEEDS)}|[岁斤次遍]|年级|不[喝吃抽去干做跑打玩学练用住开看买要养教]|改[喝吃用做学跑打练骑开][^,]{1,6})了)(?<!(?:等|如果|要是|万一|以后)${WORD}{0,8}了)`
/** No part of what stands before 了, nor a particle. */
const FRESH =
  '(?![的吗吧呢啊呀哦嘛哈啦没么诶，])(?!以后|之后|以前|之前|[一两二三四五六七八九十几半\\d]{1,3}多?[个只条次家台辆所间份部套本年月周天]|好多|很多|那么)'
/** 辞了跟同学合伙…: an object would not begin so. */
const NO_OBJECT =
  '(?=跟|和[他她我]|改|去(?!掉|了)|现在|后来|自己|上礼拜|上周|上个月|周[一二三四五六日末]|换了|就)'

/** A cut before what begins a new statement. */
export const LONG_BREATH = [
  `${PARTICLES}${IN_WORDS}${LONG}(?<=${WORD}{4})(?=[\\p{Script=Han}a-z])`,
  `(?=${oneOf(NEW_TURNS)})${LONG}${SAID}(?<![你我他她们是知道不问想看先再请来]|告诉|有没|说说)`,
  `(?=${oneOf(NEW_TIMES)})${LONG}${NO_SUBJECT}${SAID}${STATED}`,
  `(?=${oneOf(NEW_SUBJECTS)})${LONG}${ENDED}(?<=了|嘛|啊|呀|吧|过来)${SAID}`,
  `(?=(?:我|他|她)(?:想|又|就|也|都|现在|最近|要|不|在|是|这个人|生日|们想))${LONG}(?<=[研班业来去了过的])${SAID}`,
  `(?=老是|总是|天天)${LONG}(?<=[a-z\\d机箱的])${SAID}`,
  `(?<=的)(?=就是)${LONG}${SAID}`,
  `${OVER}(?<=${WORD}{4})(?=${WORD}{4})${FRESH}(?=\\p{Script=Han})`,
  `(?<=[辞退卖停戒分离]了)(?<=${WORD}{4})${NO_OBJECT}(?=${WORD}{4})`,
  `(?<=[斤块万元kg])(?=想)(?<=${WORD}{5})`,
  `(?=我们(?:想|打算|准备|就|都|也|要))${LONG}${SAID}(?<![跟给帮让叫对把被和陪替说问]|[,。])`,
  `(?<=之后)(?=我)${LONG}${SAID}`,
].join('|')

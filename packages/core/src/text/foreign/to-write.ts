import type { Finder, Range } from './range.ts'

const SENTENCE_END = /[.!?](?=\s|$)|[。！？\n]/gu

function endOfSentence(text: string, start: number): number {
  SENTENCE_END.lastIndex = start
  return SENTENCE_END.exec(text)?.index ?? text.length
}

const LANGUAGE =
  '(?:english|french|german|spanish|italian|portuguese|dutch|russian|polish|turkish|arabic|hebrew|hindi|japanese|korean|chinese|mandarin|cantonese|swedish|norwegian|danish|finnish|greek|latin|welsh|irish|czech|ukrainian|vietnamese|thai)'
/** Words whose translation is asked for: "what's the german for I live in Berlin", "how do you say I'm tired in French". */
const SAID_IN = new RegExp(
  String.raw`\bwhat(?:'s|’s| is|s)? (?:the )?${LANGUAGE}(?: word| phrase| translation)? (?:for|of)\b|\bhow (?:do|does|would|should|can|could) (?:you|i|we|one|people|they) (?:say|write|spell|pronounce|translate|phrase|put)\b|\btranslate\b(?=[^.!?\n]{1,80}\b(?:in)?to ${LANGUAGE}\b)|\bhow (?:is|to say|to write)\b(?=[^.!?\n]{1,80}\bin ${LANGUAGE}\b)`,
  'giu',
)
/** The same after the words: 我住在北京用日语怎么说. */
const SAID_HOW =
  /[^。！？\n]{0,60}(?:(?:用)?(?:英[语文]|日[语文]|法[语文]|德[语文]|韩[语文]|俄[语文]|西班牙[语文]|粤语|外语|中文)(?:该|应该|要)?(?:怎么|如何|咋)(?:说|写|讲|表达|翻译)|(?:怎么|如何)(?:翻译|译)成?)[^。！？\n]*/gu

/** What is to be written, made up or filled in: an order, and after its colon the text. */
const ORDER =
  /(?:^|[.!?\n]\s{0,8})(?:please |pls |now |can you |could you |would you |help me |i need you to |i want you to ){0,3}(?:write|draft|compose|create|generate|make|craft|build|produce|prepare|invent|fill (?:in|out)|insert|add|seed|mock|format|parse|import|convert)\s(?!this down|that down|it down|down\b)[^:：\n]{3,120}[:：]/giu
const ORDER_ZH =
  /(?:^|[。！？\n，,])(?:请|麻烦|帮我?|帮忙|给我|替我){0,3}(?:写|拟|起草|编|生成|造|创建|填写?|模拟|虚构|做)(?:一?[份篇封段个条句张]|几[份篇封段个条句张])[^：:。！？\n]{1,40}[：:]/gu
/** A note to oneself, or to the one who remembers. */
const NOTE =
  /\b(?:note|reminder|memo|memory|list of my|my (?:profile|bio|details|info|contacts?|calendar))\b|备忘|提醒|笔记|记录|我的/iu

/** Quoted with single marks after words that hand them over: starting with 'My name is John'. */
const QUOTED =
  /\b(?:starting|starts?|beginning|begins?|opening|opens?|ending|ends?|saying|says?|said|reading|reads?|called|titled|like|phrase|sentence|words?|lines?|text|message|with|as|translate|means?|write|type|put|print|for)\s{0,2}[:,]?\s{0,2}(?<quote>['‘"](?=\S)[^'’"\n]{0,12}(?:\b(?:i|i['’]m|my|me|we)\b)(?:[^'’"\n]|['’](?=\p{L})){0,300}['’"](?!\p{L}))/giu

/** The same in Chinese: 开头是'我叫张三'. Other marks are quotations wherever they stand. */
const QUOTED_ZH =
  /(?:开头|结尾|第一句|标题|题目|台词|内容)(?:就?写?[是为写用]|[:：])?\s{0,2}(?<quote>['‘][^'’\n]{1,300}['’])/gu

/** Words to be put into another language. */
export const toTranslate: Finder = (text) => [
  ...[...text.matchAll(SAID_IN)].map(({ 0: match, index }): Range => [
    index,
    endOfSentence(text, index + match.length),
  ]),
  ...[...text.matchAll(SAID_HOW)].map(({ 0: match, index }): Range => [index, index + match.length]),
]

/** Words to be written by order, to the end of their paragraph. */
export const ordered: Finder = (text) =>
  [ORDER, ORDER_ZH].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: order, index }): readonly Range[] => {
      if (NOTE.test(order)) return []
      const end = text.indexOf('\n\n', index + order.length)
      return [[index + order.length, end < 0 ? text.length : end]]
    }),
  )

/** What a text is to begin with, say or be called. */
export const wordsGiven: Finder = (text) =>
  [QUOTED, QUOTED_ZH].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups }): readonly Range[] => {
      const { quote = '' } = groups ?? {}
      const start = index + match.length - quote.length
      return quote === '' ? [] : [[start, start + quote.length]]
    }),
  )

import { comments, elements, fencedBlocks, linkTargets, links, objects } from './code.ts'
import { documents, mails, quotedLines, ruledOff } from './documents.ts'
import { handedOver, headed, workedOn } from './introduced.ts'
import type { Finder, Range } from './range.ts'
import { cases, madeUp, passedOn, putCases, resumes, roles } from './set-up.ts'
import { labelled, quotations, reported } from './speech.ts'
import { ordered, toTranslate, wordsGiven } from './to-write.ts'

const FINDERS: readonly Finder[] = [
  ...[fencedBlocks, objects, comments, elements, linkTargets, links],
  ...[quotedLines, mails, documents, ruledOff],
  ...[handedOver, headed, workedOn],
  ...[quotations, reported, labelled],
  ...[passedOn, resumes, roles, madeUp, putCases, cases],
  ...[ordered, toTranslate, wordsGiven],
]

/** Most messages have none of these marks, and no words of others that packs do not know themselves. */
const HINT =
  /[\n:：<{[`"“„«‹「『｢﹁﹃＂\\]|assistant|\bai\b|bot\b|model|tool|system|page|site|document|article|mail|\blog\b|search|result|report|file|plugin|agent|memory|助手|机器人|人工智能|转|比方|比喻|举个|你|患者|简历|履历|病历|档案|病人|怎么|如何|translate|how |what|you|year|yr|'|’|系统|工具|插件|模型|网页|网站|文档|邮件|日志/iu
const LATIN = /[a-z]/iu
const HAN = /\p{Script=Han}/u

const mayHold = (text: string): boolean => HINT.test(text) || (LATIN.test(text) && HAN.test(text))

/**
 * The same text with what only stands in the user's message blanked out, so that positions stay: code, markup, quoted lines, forwarded
 * mails, documents, texts handed over or to be worked on, quotations, and what others are reported to say. It looks at how a passage got
 * there, never at what it says: no wording of a fact gets through, and none is needed to be known. Pure, linear.
 */
export function blankForeign(text: string): string {
  if (!mayHold(text)) return text
  return FINDERS.reduce((left, find) => blankRanges(left, find(left)), text)
}

function blankRanges(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text
  let out = ''
  let at = 0
  for (const [start, end] of ranges) {
    if (end <= at) continue
    out += text.slice(at, start) + blank(text.slice(Math.max(at, start), end))
    at = end
  }
  return out + text.slice(at)
}

/** Line breaks stay, and a passage of lines is cut off from what surrounds it. */
const blank = (passage: string): string => (passage.includes('\n') ? '\n' : ' ').repeat(passage.length)

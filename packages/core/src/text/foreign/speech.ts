import { from } from './range.ts'
import type { Finder, Range } from './range.ts'

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“”„‟"＂', '“”"＂'],
  ['«‹', '»›'],
  ['「｢﹁', '」｣﹂'],
  ['『﹃', '』﹄'],
  ['`', '`'],
]
/** How far a quotation is followed, in UTF-16 units. */
const REACH = 600
const QUOTATION = new RegExp(
  PAIRS.map(([open, close]) => `[${open}](?<!\\\\.)[^${close}\\n]{2,${String(REACH)}}[${close}]`).join('|'),
  'gu',
)
const SELF = /\b(?:i|i'm|i’m|i've|i’ve|i'd|im|my|me)\b|[我俺]|本人/iu
/** "I Will Survive", 《我不是药神》: names of works. */
const NOT_IN_A_TITLE =
  /(?<![\p{L}\p{M}\p{N}'’])(?!(?:an?|and|the|of|to|in|on|for|me|my)\b)[^\P{L}\p{Lu}]|[.!?]\s/u
const NAMES_A_WORK =
  /(?:叫|名为|电影|片子|歌|歌曲|书|小说|剧|节目|专辑|游戏|绰号|外号|昵称|网名|账号)[是为叫]?\s?$/u

/** Quotations in which somebody speaks of themselves. A name or a title in quotes is the user's word. */
export const quotations: Finder = (text) =>
  [...text.matchAll(QUOTATION)].flatMap(({ 0: whole, index }): readonly Range[] =>
    SELF.test(whole) && !isTitle(text, whole, index) ? [[index, index + whole.length]] : [],
  )

const isTitle = (text: string, whole: string, at: number): boolean =>
  !NOT_IN_A_TITLE.test(whole) || NAMES_A_WORK.test(text.slice(Math.max(0, at - 8), at))

/** Machines and texts that say something. */
export const SAYS =
  String.raw`(?<![\p{L}\p{N}])(?:the|your|this|that|an?|our)\s(?:\p{L}{2,20}\s){0,2}?(?:assistant|ai|bot|chatbot|model|tool|system|page|web ?site|site|document|article|e-?mail|log|search|result|report|file|plugin|agent|transcript|memory)\s(?:just )?(?:told|tells|said|says|claims?|claimed|states?|stated|reports?|reported|returned|shows?|wrote|thinks?|remembers?|saved|noted)\b|` +
  String.raw`(?:助手|机器人|人工智能|系统|工具|插件|模型|网页|网站|文档|邮件|日志|搜索结果|报告|(?<![\p{L}])ai)[^。！？!?\n，,的]{0,6}(?:告诉我?|说(?![明法话])|写着|写道|声称)`
/** Somebody says it, and goes on in the other script. */
const LATIN_TO_HAN = String.raw`(?:\b(?:says?|said|told (?:me|us|him|her|them)|tells? (?:me|us)|wrote|writes|claims?|claimed|thinks?|believes?|texted|replied|answered|shouted|heard|according to [^.!?\n]{1,60})\b[^.!?\n\p{Script=Han}]{0,24})(?=[\s:,"'“(]{0,6}\p{Script=Han})`
const HAN_TO_LATIN = String.raw`(?:说|告诉(?:过)?我|写道|写着|认为|觉得|表示|声称|回复|回答|喊|听说|据说|传闻)[^。！？!?\n]{0,6}?(?=[\s:：,，"'“]{0,6}(?:I|I'm|I’m|I've|My|my|i|i'm|im)\b)`
/** What stands after it and a colon is somebody's, whatever its language. */
const SAYS_SO = String.raw`\b(?:says?|said|wrote|writes|reads|replied|answered|texted|shouted|goes)(?=\s?[:：])|(?:写着|写道|写的是|[上里中]说|回复道?|答道|问道|喊道)(?=[:：])`
const REPORTED = new RegExp(`${SAYS}|${LATIN_TO_HAN}|${HAN_TO_LATIN}|${SAYS_SO}`, 'giu')
const COLON = /^\s?[:：]/u
const OWN_REPORT =
  /(?:\bi(?:'ve| have)?(?: just| also| already)?|我(?:刚才?|已经|也|就|之前)?|咱|俺)\s{0,2}$/iu
const SENTENCE_END = /[。！？\n]|[.!?](?=\s|$|\p{Script=Han})/gu

/** What a machine or a text says, and what somebody says in another language than it is reported in: to the end of the sentence. */
export const reported: Finder = (text) =>
  from(text, REPORTED, (after, { index }) =>
    OWN_REPORT.test(text.slice(Math.max(0, index - 24), index)) ? after : endOfReport(text, after),
  ).filter(([start, end]) => !OWN_REPORT.test(text.slice(Math.max(0, start - 24), start)) && end > start)

/** After a colon several sentences may follow: they reach to the end of the paragraph. */
function endOfReport(text: string, start: number): number {
  if (!COLON.test(text.slice(start, start + 2))) return endOfSentence(text, start)
  const end = text.indexOf('\n\n', start)
  return end < 0 ? text.length : end
}

function endOfSentence(text: string, start: number): number {
  SENTENCE_END.lastIndex = start
  return SENTENCE_END.exec(text)?.index ?? text.length
}

const LABEL =
  /^[^\S\n]{0,8}(?:[[(（【]?\d{1,4}[-/:.年]\d{1,2}[^\]\n\p{L}]{0,20}[\])）】]?\s{0,3})?[-*•]?\s{0,2}(?<label>\p{L}[\p{L}\p{N}.' ·]{0,24})\s?[:：](?!\/\/)(?<words>[^\n]*)/gmu
/** Labels that announce one's own words. */
const OWN_LABEL =
  /^(?:me|i|user|myself|ps|p\.s\.?|pps|btw|fyi|update|updated|note|notes|edit|info|correction|bio|about me|hi|hello|ok|okay|well|so|also|tldr|intro|introduction|summary|background|status|news|fact|facts|profile|job|work|home|family|food|diet|health|allerg(?:y|ies)|hobb(?:y|ies)|likes?|dislikes?|name|age|city|address|location|phone|email|wechat|qq|id|remember|reminder|question|answer|today|yesterday|now|currently|我|用户|本人|自己|备注|补充|更新|更正|注|附注|说明|近况|现状|情况|介绍|自我介绍|姓名|名字|地址|电话|邮箱|手机|职业|工作|爱好|过敏|饮食|健康|家庭|提醒|记住|记一下|对了|另外|其实|首先|最后|总之|顺便)$/iu
const HAN = /\p{Script=Han}/u
const SELF_LATIN = /\b(?:i|i'm|i’m|i've|im|my)\b/iu

/** Lines of a talk whose speaker's name is in another script than their words: packs know the names of their own language. */
export const labelled: Finder = (text) =>
  [...text.matchAll(LABEL)].flatMap(({ 0: line, index, groups }): readonly Range[] => {
    const { label = '', words = '' } = groups ?? {}
    const crosses = HAN.test(label) ? SELF_LATIN.test(words) && !HAN.test(words) : /[我俺]/u.test(words)
    if (!crosses || OWN_LABEL.test(label.trim())) return []
    return [[index, index + line.length]]
  })

import type { Finder, Range } from './range.ts'

const SENTENCE_END = /[.!?](?=\s|$)|[。！？\n]/gu

function endOfSentence(text: string, start: number): number {
  SENTENCE_END.lastIndex = start
  return SENTENCE_END.exec(text)?.index ?? text.length
}

const endOfParagraph = (text: string, start: number): number => {
  const end = text.indexOf('\n\n', start)
  return end < 0 ? text.length : end
}

/** Who the two are to be: "You are a strict teacher and I am your student", 你是资深律师，我是你的客户. All that follows is said in a role. */
const ROLES =
  /\b(?:you(?:'re|’re| are)\s(?:an?|the|my)\s[^.!?\n]{2,60}?(?:,|;|\band\b)\s{0,2}(?:and\s)?i(?:'m|’m| am)\s(?:your|the)|(?:you(?: will be|'ll be| play)|act as)\s(?:an?|the|my)\s[^.!?\n]{2,60}?(?:,|;|\band\b)\s{0,2}(?:and\s)?i(?:'m|’m| am|'ll be| will be| play)\s(?:an?|your|the))\s|(?:你(?:现在|就|来)?(?:是|当)[^。！？!?\n，,]{1,24}[，,；;]\s?我(?:就|来)?(?:是|当)你的|(?:你(?:来)?|假装你是?)(?:扮演|演)[^。！？!?\n，,]{1,24}[，,；;]\s?我)/iu

/** Things that are made up. */
const MADE_UP = String.raw`story|novel|novella|book|character|persona|protagonist|npc|avatar|oc|backstory|fanfic(?:tion)?|script|screenplay|scene|play|role[- ]?play|campaign|rpg|game|template|sample|example|placeholder|dummy|test (?:data|case|user|profile)|mock(?:[- ]?up)?|demo|fixture|exercise|riddle|puzzle|word problem|math problem|assignment|homework`
/** "For my story: …", "Use this as my character: …", "Sample profile: …". */
const MADE_UP_COLON = new RegExp(
  String.raw`(?:^|[.!?\n]\s{0,8})(?:(?:for|in|from|here(?:'s|’s| is| are)|this is|meet|use|take|treat|consider|imagine|continue)\s[^.!?\n:]{0,40})?(?:\b(?:my|a|an|the|our|this|some|new|your)\s)?(?:[\p{L}&'’-]{1,16}\s){0,2}?(?:${MADE_UP})s?(?:\s(?:called|named|about|for|is|user|profile|bio|text|sheet|record)){0,2}\s{0,2}[:：]|(?:^|[。！？\n])[^。！？\n：:]{0,16}(?:角色|人设|人物|设定|小说|剧本|主角|台词|例句|示例|范例|样例|模板|范文|虚构|测试数据|测试用户|应用题|题目|练习)[^。！？\n：:]{0,6}[:：]`,
  'giu',
)
const FAVOURITE = /\b(?:favou?rite|likes?|loves?|watch(?:ed|ing)?|play(?:ed|ing)?)\b|喜欢|最爱/iu

/** A comparison or a case that is only put: 打个比方，我叫小明. */
const PUT_CASE = /打个?比方|比方说|打个比喻|举个(?:例子|栗子|例)/gu

/** A case as doctors write it: "45 year old male with hypertension presents with chest pain", 患者，男，45岁. */
const CASE =
  /(?:^|[.!?\n:]\s{0,8})(?:an? )?\d{1,3}[- ]?(?:years?|yrs?|y)[- ]?old (?:[a-z-]+ ){0,2}(?:male|female|man|woman|boy|girl|gentleman|lady|patient|m|f)\b(?=[^.!?\n]{1,80}\b(?:presents?|presented|presenting|admitted|complain(?:s|ed|ing)|brought|referred|history|hx|c\/o|s\/p|diagnosed|with)\b)|(?:^|[。\n：:])\s{0,4}(?:患者|病人|该患|病例)[：:，,、\s]{0,2}(?:[^。\n]{0,8}[，,、])?(?:男|女)/giu

/** Passed on as it stands: 【转发】, [Fwd], "FW:". */
const PASSED_ON =
  /(?:^|\n)\s{0,8}(?:[[(（【「]\s?(?:转发?|转载|fwd?|fw|forwarded|repost|copied|pasted)\s?[\])）】」]|(?:转发|转载|fwd?|fw|forwarded)\s?[:：]|(?:以下|下面|这)是?(?:一份|某人的?|候选人的?|别人的?|朋友的?)[^。\n，,]{0,8}(?:简历|履历|病历|档案)[，,])/giu

/** Headings of a résumé; two of them make one. */
const RESUME_HEAD =
  /^[^\S\n]{0,8}[#*\s]{0,6}(?:work |professional |employment )?(?:experience|history|education|skills|objective|summary|references|certifications|工作(?:经历|经验)|教育(?:背景|经历)|项目(?:经历|经验)|专业技能|自我评价|求职意向|实习经历)[*\s]{0,4}[:：]?[^\S\n]{0,8}$/gimu

const toEnd =
  (opening: RegExp, endOf: (text: string, start: number) => number): Finder =>
  (text) =>
    [...text.matchAll(opening)].map(({ 0: match, index }): Range => [
      index,
      endOf(text, index + match.length),
    ])

/** Roles that are given out, to the end of the text. */
export const roles: Finder = (text) => {
  const found = ROLES.exec(text)
  return found === null ? [] : [[found.index, text.length]]
}

/** What is said for a story, a game or a sample, to the end of its paragraph. */
export const madeUp: Finder = (text) =>
  [...text.matchAll(MADE_UP_COLON)].flatMap(({ 0: match, index }): readonly Range[] =>
    FAVOURITE.test(match) ? [] : [[index + match.length, endOfParagraph(text, index + match.length)]],
  )

export const putCases: Finder = toEnd(PUT_CASE, endOfSentence)
export const cases: Finder = toEnd(CASE, endOfParagraph)
export const passedOn: Finder = toEnd(PASSED_ON, (text) => text.length)

/** A résumé that was pasted: the whole text, from its first line. */
export const resumes: Finder = (text) =>
  [...text.matchAll(RESUME_HEAD)].length < 2 ? [] : [[0, text.length]]

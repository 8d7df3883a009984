import { endOfNext, from } from './range.ts'
import type { Finder } from './range.ts'

const QUOTED_LINE = /^[^\S\n]{0,8}(?:>|＞|&gt;|\|[^\S\n])[^\n]*/gmu

/** Lines that a mail or a forum quotes. */
export const quotedLines: Finder = (text) => from(text, QUOTED_LINE, (after) => after)

const HEADER = String.raw`(?:from|to|cc|sent|date|subject|reply-to|发件人|收件人|抄送|主题|标题|日期|时间|发送时间)`
/** Two headers of a mail below each other, or the line that mail programs write above what they pass on. */
const MAIL = new RegExp(
  String.raw`^[^\S\n]{0,8}\*{0,2}${HEADER}\*{0,2}\s{0,2}[:：][^\n]*\n[^\S\n]{0,8}\*{0,2}${HEADER}\*{0,2}\s{0,2}[:：]|^[^\S\n]{0,8}[-_=*—]{2,}\s{0,4}(?:(?:begin )?forwarded message|original message|original appointment|forwarded by|原始邮件|原邮件|转发邮件|转发的邮件|转发信息|邮件原文)`,
  'gimu',
)

/** Mails that were passed on: from their headers to the end of the text. */
export const mails: Finder = (text) => from(text, MAIL, () => text.length)

const THINGS = String.raw`(?:the\s|of\s|of the\s)?(?:document|doc|file|text|e-?mail|mail|message|article|page|web ?page|quote|quotation|transcript|conversation|chat|log|output|result|excerpt|attachment|context|data|content|input|prompt|memory|memories|tool output|certificate)s?`
const THINGS_ZH = String.raw`(?:文档|文件|文本|文章|正文|邮件|网页|页面|引用|引文|记录|聊天记录|对话|日志|输出|结果|附件|内容|资料|材料|数据|原文)`
const BEGIN = new RegExp(
  String.raw`^[^\S\n]{0,8}[\p{P}\p{S}]{0,12}\s{0,2}(?:(?:begin|start)(?:ning|s)?\s${THINGS}|${THINGS}\s(?:begins?|starts?)|开始${THINGS_ZH}|${THINGS_ZH}(?:开始|如下))[^\n]*`,
  'gimu',
)
const END = new RegExp(
  String.raw`^[^\S\n]{0,8}[\p{P}\p{S}]{0,12}\s{0,2}(?:end(?:s|ing)?\s${THINGS}|${THINGS}\s(?:ends?|is over)|结束${THINGS_ZH}|${THINGS_ZH}(?:结束|完毕|到此))[^\n]*`,
  'gimu',
)

/** What stands between the lines that say where a document begins and ends. */
export const documents: Finder = (text) => from(text, BEGIN, (after) => endOfNext(text, END, after))

const RULE = /^[^\S\n]{0,8}(?:-{3,}|={3,}|\*{3,}|_{3,}|#{4,}|—{2,}|…{2,}|[─━═]{2,})[^\S\n]{0,8}$/gmu

/** What stands between two lines that are rules. */
export const ruledOff: Finder = (text) => from(text, RULE, (after) => endOfNext(text, RULE, after))

import type { Finder } from './range.ts'
import { SAYS } from './speech.ts'

/** What a text of somebody else is called. */
const TEXT =
  'e-?mails?|mails?|messages?|texts?|sms|letters?|articles?|blog(?: post)?s?|posts?|tweets?|comments?|threads?|(?:web ?)?pages?|web ?sites?|documents?|docs?|files?|pdfs?|readme|descriptions?|passages?|paragraphs?|sentences?|excerpts?|quotes?|quotations?|transcripts?|conversations?|chats?|dialogues?|logs?|outputs?|results?|responses?|answers?|repl(?:y|ies)|reviews?|stor(?:y|ies)|poems?|lyrics|speech(?:es)?|scripts?|ads?|snippets?|code|json|xml|yaml|prompts?|essays?|reports?|tickets?|records?|memor(?:y|ies)|entr(?:y|ies)|instructions?|notes? (?:from|by|of)|translations?|originals?|sources?|wikis?|bios?|profiles? of|content|context|data|r[eé]sum[eé]s?|cvs?|curriculum vitae|case (?:study|report|history)|vignettes?|samples?|csv|tables?|spreadsheets?|rows|templates?|scenarios?'
const TEXT_ZH =
  '邮件|电邮|邮件内容|短信|消息|信息|私信|来信|信件|一封信|文章|博客|帖子|推文|微博|评论|回复|网页|网站|页面|文档|文件|说明书?|段落|一段话?|这段话?|那段话?|文字|句子|这句话?|那句话?|一句话?|摘录|引文|引用|记录|聊天记录|对话|日志|输出|结果|返回|回答|答案|故事|小说|诗|歌词|台词|演讲|剧本|广告|代码|提示词|作文|报告|工单|译文|原文|来源|内容|资料|材料|正文|新闻|通知|公告|书里|课文|简历|履历|病历|病例|档案|名片|样例|示例|范例|模板|数据|表格|名单'
/** Where it comes from. */
const ARRIVES =
  "here(?:'s|’s| is| are| comes| goes)|below(?: is| are|,)?|following|this is|these are|i(?:'ve| have)? (?:just )?(?:got|received|found|saw|read|copied|pasted|was sent|came across|scraped|downloaded)|(?:he|she|they|someone|somebody|\\p{L}{2,20}) (?:just )?(?:sent|wrote|posted|forwarded|texted|emailed|returned|said|says|replied|answered)|returned|reads|says|said|attached|pasted|copied|forwarded"
const ARRIVES_ZH =
  '以下|下面|如下|这是|这里是|下列|收到|看到|找到|读到|搜到|查到|抄|复制|粘贴|转发|发来|发给我|寄来|贴|附上|写着|写道|写的|返回|输出|显示'
/** One's own: "here is my profile:", 以下是我的信息：. */
const OWN =
  /\b(?:my (?:own )?(?:e-?mail|mail|number|phone|info(?:rmation)?|details?|profile|bio|data|address|contact|message|status|story|situation|answers?|notes?|summary|background|introduction|r[eé]sum[eé]|cv)|about (?:me|myself)|(?:i|i'm|i am) (?:said|wrote|writing|saying|telling))\b|我的(?:个人)?(?:信息|简历|履历|病历|数据|资料|情况|简介|介绍|背景|档案|联系方式|邮箱|电话|地址|回答|答案|故事|近况|总结|消息|记录)|关于我|自我介绍|个人(?:信息|资料|简介|情况|介绍)|基本(?:信息|情况|资料)|我(?:想)?(?:说|写|补充)/iu

/** Whole words in a script that parts words, wherever they stand in one that does not. */
const anyOf = (latin: string, han: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${latin})(?![\p{L}\p{N}])|${han}`, 'iu')

const ARRIVING = anyOf(ARRIVES, ARRIVES_ZH)
const NAMED = anyOf(TEXT, TEXT_ZH)
const SAYING = new RegExp(SAYS, 'iu')

const MACHINES = String.raw`(?:\p{L}{2,20}\s){0,2}(?:tool|search|web|browser|function|api|terminal|console|system|retrieved|log|query|plugin|agent|model|assistant|ai)\s`
/** Names of texts that announce one, whatever stands beside them, and names that announce one when they stand alone in their line. */
const ANNOUNCES = String.raw`(?:the )?(?:${MACHINES})?(?:output|results?|transcript|excerpt|passage|quotation|snippet|original text|retrieved (?:text|documents?)|observation|system prompt|system message)|(?:工具|搜索|检索|函数|接口|系统|查询|终端|控制台|模型|助手|网页)?(?:输出|返回|返回值|原文|译文|全文|引文|摘录|节选|系统提示|系统消息|提示词)`
const MAY_ANNOUNCE = String.raw`(?:the |an? )?(?:${MACHINES})?(?:response|log|article|document|e-?mail|message|letter|page|post|quote|original|source|context|memory|memories|text|story)|(?:工具|搜索|检索|函数|接口|系统|查询)?(?:结果|日志|正文|文章|文档|邮件|短信|来信|帖子|网页|上下文|观察)`

const EDGE = String.raw`[^\p{L}\p{N}]{0,8}`
const HEADING = new RegExp(String.raw`^${EDGE}(?:${ANNOUNCES})${EDGE}(?:如下)?$`, 'iu')
const HEADING_ALONE = new RegExp(String.raw`^${EDGE}(?:${MAY_ANNOUNCE})${EDGE}(?:如下)?$`, 'iu')

/** What is to be done with a text, and words for the text it is to be done with. */
const WORK = anyOf(
  'translat(?:e|ing|ion of)|proof-?read|paraphras(?:e|ing)|rephras(?:e|ing)|rewrit(?:e|ing)|reword|summari[sz](?:e|ing)|polish|edit|explain|analy[sz]e|classify|check|review|improve|shorten|fix|correct|complete|continue|read|look at|repeat|echo|recite|copy',
  '翻译|译成|译为|翻成|润色|改写|改成|改一下|校对|纠错|总结|概括|缩写|扩写|续写|仿写|分析|点评|检查|修改|朗读|默写|抄写|复述|读一下|看看|看一下|解释',
)
const WORKED_ON = anyOf(
  `(?:the )?following|below|after me|(?:this|these) (?:${TEXT})|the (?:grammar|spelling|punctuation|sentences?|text|passage|paragraph|lines?|quote|style)|into \\p{L}{3,20}|to (?:french|german|spanish|english|chinese|japanese)`,
  '下面|以下|下列|[这那](?:段|句|篇|条|封|首|则|份)|语法|错别字|文字|句子|英文|中文|英语|日语|法语|法文',
)
/** Enough by itself before a colon, or as a whole line. */
const WORK_ALONE = new RegExp(
  String.raw`^${EDGE}(?:please |pls |can you |could you |now ){0,3}(?:proof-?read|translate|paraphrase|rephrase|summari[sz]e|repeat)(?: (?:this|that|it))?(?: for me| please)?${EDGE}$`,
  'iu',
)
const WORK_BEFORE_COLON =
  /(?:翻译|译成|译为|翻成|润色|改写|校对|纠错|缩写|扩写|续写|仿写|朗读|默写|抄写|复述|跟我[念说读]|跟着[念说读]|照着[念写读])[^,，]{0,24}$/u

/** Where a text may begin: after a colon, and at the end of a line. */
const OPENING = /[:：]|[.。!！?？]?[^\S\n]{0,8}\n/gu
/** As much of what stands before it is read. */
const READ = 200
const ENDS_CLAUSE = '\n。！？!?:：'

function clauseBefore(text: string, end: number): string {
  let start = end
  while (start > Math.max(0, end - READ) && !ENDS_CLAUSE.includes(text.charAt(start - 1))) start -= 1
  return text.slice(start, end)
}

type Opens = (clause: string, isColon: boolean, isLineEnd: boolean) => boolean

/** From the first place where one opens to the end: nobody can say where a text ends that was handed over. */
const afterFirst =
  (opens: Opens): Finder =>
  (text) => {
    for (const { 0: mark, index } of text.matchAll(OPENING)) {
      const end = index + mark.length
      const clause = clauseBefore(text, index)
      const isColon = mark === ':' || mark === '：'
      if (!opens(clause, isColon, !isColon || LINE_ENDS.test(text.slice(end, end + 8)))) continue
      if (!OWN.test(clause)) return [[end, text.length]]
    }
    return []
  }

const LINE_ENDS = /^[^\S\n]{0,8}\n/u
const lastSentence = (clause: string): string => clause.slice(clause.lastIndexOf('. ') + 1)

/** Texts that were handed over: `Here is the mail I got:`, 以下是一篇文章：. */
export const handedOver: Finder = afterFirst((clause, isColon) => {
  if (!isColon) return false
  const last = lastSentence(clause)
  return (ARRIVING.test(last) && NAMED.test(last)) || SAYING.test(last)
})

/** Texts with a line above them that is their name: `Tool output:`, 原文：. */
export const headed: Finder = afterFirst(
  (clause, isColon, isLineEnd) =>
    isColon && (HEADING.test(clause) || (isLineEnd && HEADING_ALONE.test(clause))),
)

/** Texts that are to be worked on: `Translate into French:`, 请润色下面的文字。. */
export const workedOn: Finder = afterFirst((clause, isColon) => {
  const last = lastSentence(clause)
  if (WORK_ALONE.test(last) || (isColon && WORK_BEFORE_COLON.test(last))) return true
  return WORK.test(last) && WORKED_ON.test(last)
})

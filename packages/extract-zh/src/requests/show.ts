import type { Part } from './clauses.ts'
import type { Found, Place, Reader } from './said.ts'
import { LEAD, TAIL, wholeSpan } from './said.ts'

const KNOWS = '(?:记得|记住|记着|记录|记|知道|了解|晓得|掌握|存|存储|保存|收集|记下)(?:了|过|着|到)?'
const HOW_MUCH = '(?:些什么|哪些|什么|多少|些|几件|些啥|啥|哪几件|哪方面)'
const FACTS = '(?:的?(?:事情?|事儿|信息|资料|内容|东西|情况|方面|细节|个人信息|记录|数据))?'
const STILL = '(?:都|还|到底|究竟|目前|现在|已经|一共|总共|又|也|对我){0,3}'
const YOU = '(?:[你您](?:这边|那里|那边)?)'

/** 你都记得我什么, 你知道我哪些事, 你了解我多少. */
const ASKED = `${YOU}?${STILL}(?:有多)?${KNOWS}(?:关于|有关)?(?:我|我们)的?${HOW_MUCH}${FACTS}`
/** 关于我你知道什么, 你对我了解多少, 我的什么你记得. */
const FRONTED = `(?:关于我(?:的事)?|对我|我的事) ?,? ?${YOU}?${STILL}(?:有)?(?:多少)?${KNOWS}?(?:${HOW_MUCH})${FACTS}`
const OF_ME = `${YOU}对我(?:有|都有)?(?:${STILL})?(?:${KNOWS}|印象|记忆)?(?:有)?${HOW_MUCH}(?:了解|印象|记忆|认识)?`
/** 我的档案里有什么, 你的记忆里有我的什么. */
const KEPT = `(?:在)?(?:${YOU}的?)?(?:关于)?(?:我的)?(?:记忆|档案|资料库|画像|用户画像|记录|个人资料|memory|profile)(?:里面?|中|上|库里)?(?:都|还|现在|目前){0,2}(?:有|是|存了?|记了?|写了?|包含)(?:关于)?(?:我的?)?(?:些)?(?:什么|哪些|啥|多少)${FACTS}(?:样的)?`
/** 你那里有我的哪些资料, 你知道多少关于我的事. */
const HELD = `${YOU}${STILL}(?:有|${KNOWS})(?:了)?(?:(?:关于)?我的?${HOW_MUCH}|${HOW_MUCH}(?:是)?(?:关于|有关)我的?)${FACTS}`
/** 我在你的记忆里是什么样的, 你脑子里关于我的记忆有哪些. */
const IN_MIND = `(?:我在${YOU}的?(?:记忆|印象|眼)(?:里|中)?是(?:什么|怎)样?的?(?:人)?|${YOU}的?(?:脑子|脑海|心)里(?:关于)?我?的?(?:记忆|印象)?(?:都)?(?:有|是)(?:哪些|什么))`
const HOW_WELL = `${YOU}?${STILL}有多(?:了解|懂)我`
const SHOWING = new RegExp(
  `^${LEAD}(?:(?:告诉我|说说|讲讲|说一下|看看|看一?下|看一看|瞧瞧|查一?下|列一?下|让我看看|我?想(?:知道|看看|了解)|我想问)(?:一下)? ?)?(?:${ASKED}|${FRONTED}|${OF_ME}|${KEPT}|${HELD}|${IN_MIND}|${HOW_WELL})${TAIL}$`,
  'u',
)

/** 我跟你说过我在哪上班没有, 你还记得我说过我养什么猫吗: what was told. */
const TOLD =
  '(?:之前|以前|上次|上回|曾经|刚才|早就){0,2}(?:有没有|有无|是不是|可曾)?(?:跟|和|对|给)?[你您]?(?:说|讲|提|告诉|聊)(?:过|起过|到过)?[你您]?(?:关于)?'
const REMEMBERED = new RegExp(
  `^${LEAD}(?:[你您]?(?:还|都)?(?:记不记得|记得|记住|知道|有印象)(?:不记得)?)(?=我)我${TOLD}(?<kept>我?[^,。]{2,30}?)(?:吗|不|没有?|么)$|^${LEAD}我${TOLD}(?<said>我[^,。]{1,30}?)(?:吗|没有?|不|么)$|^${LEAD}我(?:有没有|是不是|是否)${TOLD}(?<asked>我?[^,。]{2,30}?)$`.replaceAll(
    '(?<lead>',
    '(?:',
  ),
  'u',
)
const SAYS_BEFORE = /说过|讲过|提过|聊过|告诉过|上次|上回|之前|以前|有没有/u

const LIST =
  '(?:列出来?|列一?下|列个清单|展示|显示|说说|讲讲|说一?下|告诉我|给我看看?|看看|查看|看一下|导出|汇总|总结一?下|概括一?下|复述一?下|整理一?下|整理|拿来?|发|报|列|show)(?:一下)?'
const WHAT_IS_KNOWN = `(?:${YOU}(?:所|都|目前|现在){0,2}(?:${KNOWS}|对我)?的?)?(?:所有|全部|一切)?(?:的)?(?:关于|有关|对)?我的?(?:所有|全部|一切)?的?(?:事情?|信息|资料|内容|记忆|档案|记录|情况|一切|东西|了解|印象|画像|用户画像)?`
const KNOWN_TO_YOU =
  /[你您](?:所|都|目前|现在){0,2}(?:记|知道|了解|存|保存|掌握|收集|对我的)|关于我|记忆|档案|画像/u
const LISTED = new RegExp(
  `^${LEAD}(?:[把将](?<put>${WHAT_IS_KNOWN})(?:都|全都?|全部|一一|统统|给我){0,2} ?${LIST}(?:出来)?(?:给我)?(?:看看|看一?下|看|瞧瞧|听听)?|${LIST}(?:一下|出)?(?<said>${WHAT_IS_KNOWN}))${TAIL}$`,
  'u',
)

/** 你都记得我什么, 把你记得的关于我的都列出来, 我的档案里有什么. */
export const readShow: Reader = (place) => {
  const part = joined(place)
  const listed = LISTED.exec(part.text)?.groups
  const words = listed?.['put'] ?? listed?.['said']
  const shows = SHOWING.test(part.text) || (words !== undefined && KNOWN_TO_YOU.test(words))
  const told = toldBefore(place)
  if (!shows && told) return told
  const end = part.end === place.sentence.end ? place.sentence.close : part.end
  return shows ? { kind: 'show', of: 'everything', about: null, span: { start: part.start, end } } : null
}

/** Asks whether something was said: it concerns no more than that. */
function toldBefore(place: Place): Found | null {
  const { text, start } = place.part
  const groups = REMEMBERED.exec(text)?.groups
  const words = groups?.['kept'] ?? groups?.['said'] ?? groups?.['asked']
  if (words === undefined || !SAYS_BEFORE.test(text)) return null
  const at = start + text.lastIndexOf(words)
  return { kind: 'show', of: 'words', about: { start: at, end: at + words.length }, span: wholeSpan(place) }
}

/** 关于我，你知道些什么: two clauses that ask one thing. */
function joined({ text, sentence, part }: Place): Pick<Part, 'text' | 'start' | 'end'> {
  const next = sentence.parts.find(({ start }) => start > part.end)
  if (next === undefined || !/^(?:关于|对于?)我(?:的事)?$/u.test(part.text)) return part
  return { text: text.slice(part.start, next.end), start: part.start, end: next.end }
}

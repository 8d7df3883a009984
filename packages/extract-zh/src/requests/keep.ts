import { BEAR_IN_MIND, KEEP_FOR_ME, STORE, THIS } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import type { Range } from './clauses.ts'
import type { Found, Place, Reader } from './said.ts'
import { LEAD, TAIL, isAsked, markOf, wholeSpan } from './said.ts'

const SOFTLY = '(?:一下|下|着|好|住|啊|哦|呀|了|哈|咯|喽|哟|嘛|点|一点|一笔|一条){0,2}'
const KEEP = new RegExp(
  `^${LEAD}(?:(?<firm>${oneOf(KEEP_FOR_ME)})|(?<mind>${oneOf(BEAR_IN_MIND)}))${SOFTLY} ?(?:that )?(?<rest>.{0,400})$`,
  'u',
)
/** 把这个记下来：…, 把我对花生过敏这件事记下来. */
const PUT_DOWN = new RegExp(
  `^${LEAD}[把将] ?(?:(?:${oneOf([...THIS, '下面这句', '下面这段', '以下内容', '以下信息', '下面的'])})|(?<object>我[^,。]{2,40}?)(?:这件事|这事|这一点|这点)?)(?:给|都|也|帮我)?(?:${oneOf(STORE)})(?<rest>(?:$|[,: ]).{0,400})$`,
  'u',
)
const AT_END = new RegExp(`^${LEAD}(?:${oneOf([...KEEP_FOR_ME, ...BEAR_IN_MIND])})${SOFTLY}${TAIL}$`, 'u')
/** At the end of what may be kept: 好吗, 可以吗. */
const SOFTENED = /(?:,? ?(?:好吗|好不好|可以吗|行吗|行不行|谢谢你?|哦|哈|啊|吧))?$/u
const ASKED_SO = /(?:,? ?(?:好吗|可以吗|行吗|吗))?$/u
const ASKING = /能不能|能否|可以|可不可以|能|could|can/u

const OWN = /^(?:我|咱|俺|本人|my |i )/u
/** A wish for what is to come: 记住以后都用中文. */
const FROM_NOW = /^(?:以后|今后|从现在|从今|每次|永远|一律|一直|默认)/u
const SAYS =
  /[是在有叫住不对爱怕用养要会搬换改姓属吃喝穿刚]|喜欢|讨厌|过敏|生日|习惯|准备|打算|已经|\d|[a-z]{2}|了$/u
const ERRAND =
  /[帮给替陪等叫接催问]我|提醒|告诉我|发我|回我|我(?:刚才?|之前)?(?:说|讲)(?:过)?的?(?:话|事)?(?:$|,)|我的(?:好|话|恩情)$|^我(?:们)?的?.{0,6}约定$/u

/** 记住我对花生过敏, 别忘了我生日是5月3日, 帮我记一下：…. */
export const readKeep: Reader = (place) => opening(place) ?? putDown(place) ?? closing(place)

function opening(place: Place): Found | null {
  const { text, sentence, part } = place
  const said = text.slice(part.start, sentence.end)
  const groups = KEEP.exec(said)?.groups
  if (!groups) return null
  const { lead = '', firm, rest = '' } = groups
  const words = rest.replace(/^[,:\s]+/u, '')
  const about = words.replace(ASKING.test(lead) ? ASKED_SO : SOFTENED, '').trimEnd()
  const asked = text.slice(sentence.end, sentence.close).includes('?') && !ASKING.test(lead)
  if (about === '' || asked) return null
  if (!(firm === undefined ? isOwn(about) : isDictated(about, rest !== words))) return null
  const start = part.start + said.length - words.length
  const span = { start: part.start, end: sentence.close }
  return { kind: 'keep', of: 'words', about: { start, end: start + about.length }, span }
}

function putDown({ text, sentence, part }: Place): Found | null {
  const said = text.slice(part.start, sentence.end)
  const groups = PUT_DOWN.exec(said)?.groups
  const words = (groups?.['object'] ?? groups?.['rest']?.replace(/^[,:\s]+/u, '') ?? '').trim()
  if (words === '' || isAsked(words)) return null
  const start = part.start + said.indexOf(words)
  const span = { start: part.start, end: sentence.close }
  return { kind: 'keep', of: 'words', about: { start, end: start + words.length }, span }
}

/** What one bears in mind of somebody, and is no errand. */
const isOwn = (about: string): boolean =>
  FROM_NOW.test(about) ||
  (OWN.test(about) && SAYS.test(about.slice(1)) && !ERRAND.test(about) && !isAsked(about))

/** What is put down on request: anything after a pause, else what says something. */
const isDictated = (about: string, paused: boolean): boolean =>
  !isAsked(about) && (paused || FROM_NOW.test(about) || (OWN.test(about) && SAYS.test(about.slice(1))))

/** 我对花生过敏，记一下: what stands before it in its sentence. */
function closing(place: Place): Found | null {
  const { text, sentence, part } = place
  if (part.end !== sentence.end || !AT_END.test(part.text) || markOf(place).includes('?')) return null
  const before = sentence.parts.findLast(({ end }) => end <= part.start)
  const first = sentence.parts[0]
  if (before === undefined || first === undefined) return null
  const about: Range = { start: first.start, end: before.end }
  if (!isOwn(text.slice(about.start, about.end))) return null
  return { kind: 'keep', of: 'words', about, span: { ...wholeSpan(place), start: sentence.start } }
}

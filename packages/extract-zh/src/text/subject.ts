import type { Clause, RuleMatch } from '@recollect/core/extraction'
import { OPENERS } from '../lexicon/grammar/modifiers.ts'
import { entityOfPronoun, isAnaphor } from './anaphor.ts'
import { clausesBefore, sentencesBefore, subjectOfClause, TELLS } from './earlier.ts'
import { introduced } from './introduced.ts'
import { bareKin, kinAfterSelf } from './kin.ts'
import type { Modifiers } from './modifiers.ts'
import { takeModifiers } from './modifiers.ts'

/**
 * Whose a clause without a subject is: the speaker's; that of the clauses before it; that or, in a message that names nobody, the
 * speaker's; nobody's.
 */
export type Elided = 'speaker' | 'chat' | 'inherit' | 'none'

export interface Subject {
  /** `user` or `user.<relation>`. */
  readonly entity: string
  /** False when the clause names no subject of its own. */
  readonly explicit: boolean
  /** The text before the subject, time words and openers taken off. */
  readonly lead: string
  readonly modifiers: Modifiers
}

const SELF_TAIL =
  /^(?:们|家|家(?:[三四五几]代|世代|祖祖辈辈|祖上|祖孙三代)|一|们一|自己|本人|这人|这个人|个人|(?:最大|唯一|主要|最明显|最突出|最好|最主要)的?|呢|啊|呀|嘛|这边|那边|一个人|俩|俩人|两个?|这种人|的|手[里头]上?的|们的|们都|们家|家的|家里的?|们家里|家这边|吧|她|他|是|这辈子|这一生|一家(?:人|子|[三四五]口)?|们一家(?:人|子|[三四五]口)?|们全家|们俩|们仨|们几个|们两个|全家|们?家?[两三四几]代人?|上面|下面|底下|身边|们?(?:和|跟|与|同(?![桌学事屋乡门伴窗班]))[^,我你您他她它的们]{1,6}|们夫妻俩?|们两?口子|们小两口)?$/u
const OTHER_SELF =
  /(?:本人|俺|阿拉|(?<=^|\s|,)额|咱们?|老娘|老子|小女子|鄙人|本宫|老夫|本小姐|本姑娘|本少|本座|本大爷|(?:^|\s|,)(?:小弟|小女子?|在下|偶|楼主|lz|笔者|弟子|徒儿|晚辈|属下|末将|微臣|老臣|奴婢|奴才|本官|本王|本将军|本公主|本侯|贫僧|贫道|老身|老朽|民女|草民|小的|小人|洒家|寡人|朕|哀家|臣妾|妾身|本尊|为师|卑职|老纳|老衲|奴家|某家))(?:的|家)?$/u
const WHOLE_FAMILY = /^(?:一家(?:人|[三四五]口)|全家(?:人)?)$/u

/** 一家人搬去…: the speaker's, where a message opens with it; what else families do may be anybody's. */
const isWholeFamily = ({ clause, text }: RuleMatch, rest: string): boolean =>
  WHOLE_FAMILY.test(rest) &&
  /^(?:搬|移居|移民)/u.test(text) &&
  clause.sentence.message.slice(0, clause.start).trim() === '' &&
  !/羡慕|真好|[剧片书]/u.test(clause.sentence.message)

/** 我 after these is an object, or part of somebody else's words. */
const TAKES_OBJECT =
  /(?:[说叫让给请帮陪跟和对像比把被等问当送教骗打找爱是替向离由求逼害喊催劝骂夸怪追养救有想要见理管约带嫁娶信恨懂谢]|[帮救骗打骂害追养甩伤离]了|[看盯陪等跟]着|[丢抛撇留扔辟]下|谁|只有|祝|看到|看见|喜欢|讨厌|邀请|告诉|建议|嘱咐|叮嘱|提醒|鼓励|吩咐|命令|怂恿|劝说|认识|记得|等着|允许|愿|如果|若|假如|要是|万一|听|笑|同意|支持|相信|以为|认为|希望|夸奖|照顾|联系|关心|因|对于|关于|介绍|推荐|难道|凭什么|为啥|倘若|要不是|好像|仿佛|宁愿|感谢|怀疑|欣赏|需要|影响|导致|使得?|令|证明|称|不如)$/u
const FINE_BEFORE =
  /(?:因为|不但|不过|要是说|但是|可是|还是|就是|而是|只是|于是|总是|其实是|特别是|知道|告诉[你您他她]|告诉你们|了解|说真的|说起来|话说|老实说|跟你说|和你说|跟您说|主要是|问题是|关键是|不是|那个了|对了|完了|好了|算了|行了|够了|晚了|为了|除了|想想|要不|主要|重要|没想到|我(?:就|也)?说)$/u
/** A doctor's word on one's health, as the clause begins: not 不是医生说. */
const BY_DOCTOR =
  /^[,\s]?(?:昨天|今天|上周|后来|结果|去医院|复查|前几天|前天|现在|刚才){0,3}(?:医生|大夫|医院)(?:也|都|就|刚|又)?(?:说|讲)$/u

/** What is denied or was a mistake, before 我: 我不觉得我…, 没说过我…, 不是我…. */
const DENIED =
  /(?:[不没未别]|没有)(?:会|太|是|曾|怎么|再|想|敢|能)?(?:觉得|认为|以为|感觉|相信|说过?|承认|表示|提过|想过)(?:是|到)?$|不(?:太|大|敢|能)?(?:确定|确信|肯定|记得|清楚)[^,]{0,6}$|以为$|(?<![是可总也])不是$/u

/** 把 before what is changed, and the request it may stand in. */
const DISPOSED = /(?:请帮我|麻烦|帮我|帮忙|请)?(?:把|(?<![即必行])将)(?=(?:我的?)?$)/u

/** Reads who a predicate is said of, from the text before it in the clause. Null: somebody else, or nobody that can be told. */
export function subjectOf(match: RuleMatch, before: string, elided: Elided): Subject | null {
  const known = subjects.get(match.clause) ?? new Map<string, Subject | null>()
  subjects.set(match.clause, known)
  const key = `${elided} ${match.before.length} ${before}`
  const found = known.get(key)
  if (found !== undefined) return found
  const subject = readSubject(match, before, elided)
  known.set(key, subject)
  return subject
}

/** Many predicates of a clause begin at the same place. */
const subjects = new WeakMap<Clause, Map<string, Subject | null>>()

function readSubject(match: RuleMatch, before: string, elided: Elided): Subject | null {
  const near = withoutOwn(takeModifiers(before.replace(DISPOSED, '')))
  if (ONE_OF_SEVERAL.test(near.rest) && clausesBefore(match.clause).length > 0) return null
  const at = near.rest.lastIndexOf('我')
  if (at >= 0) return selfSubject(near, at) ?? namedKin(before, near, at)
  if (isWholeFamily(match, near.rest)) return { entity: 'user', explicit: true, lead: '', modifiers: near }
  const other = OTHER_SELF.exec(near.rest)
  if (other) return { entity: 'user', explicit: true, lead: near.rest.slice(0, other.index), modifiers: near }
  const kin = ourKin(near.rest) ?? bareKin(near.rest)
  if (kin !== null) return { entity: `user.${kin}`, explicit: true, lead: '', modifiers: near }
  const rest = withoutOpeners(near.rest)
  if (isAnaphor(rest)) {
    const entity = entityOfPronoun(rest, match.clause)
    return entity === null ? null : { entity, explicit: true, lead: '', modifiers: near }
  }
  return rest === '' ? elidedSubject(match, near, elided) : null
}

/** 大的…，小的…: one of those brought in before, never whoever the clauses before are about. */
const ONE_OF_SEVERAL = /^(?:[大小]的|[一另][个只条])(?:那[个只条])?$/u

/** 我跟我闺蜜 is the speaker, with somebody. */
const withoutOwn = (modifiers: Modifiers): Modifiers => ({
  ...modifiers,
  rest: modifiers.rest.replace(/(?<=我们?[和跟与同])我们?的?(?=[^我,]{1,6}$)/u, ''),
})

/** 俺娘, 咱家丫头. */
function ourKin(text: string): string | null {
  const tail = /(?:俺|咱)们?(?<tail>[^,我你您]{1,8})$/u.exec(text)?.groups?.['tail']
  return tail === undefined ? null : kinAfterSelf(tail)
}

/** Names of relatives may end like a modifier: 我弟弟小刚 before 在…. */
function namedKin(before: string, modifiers: Modifiers, at: number): Subject | null {
  const end = modifiers.rest.length + 1
  const relation = end > before.length ? null : kinAfterSelf(before.slice(at + 1, end))
  if (relation === null || TAKES_OBJECT.test(before.slice(0, at)) || DENIED.test(before.slice(0, at)))
    return null
  return { entity: `user.${relation}`, explicit: true, lead: '', modifiers }
}

function selfSubject(near: Modifiers, at: number): Subject | null {
  const tail = near.rest.slice(at + 1)
  const lead = near.rest.slice(0, at)
  const together = tail === '' && /[和跟与同]$/u.test(lead) && near.together
  if (TAKES_OBJECT.test(lead) && !FINE_BEFORE.test(lead) && !BY_DOCTOR.test(lead) && !together) return null
  const relation = SELF_TAIL.test(tail) ? null : kinAfterSelf(tail)
  if (relation === null && !SELF_TAIL.test(tail)) return null
  if (DENIED.test(lead)) return null
  const far = takeModifiers(lead)
  const modifiers = (far.when === null && !far.past) || far.when === REALISED ? near : merge(near, far)
  return {
    entity: relation === null ? 'user' : `user.${relation}`,
    explicit: true,
    lead: withoutOpeners(far.rest),
    modifiers,
  }
}

/** 原来我也是…: what one has come to see, not what was. */
const REALISED = '原来'

/** Time words may stand on both sides of the subject: 两年前我住在…. Negation before it belongs to another verb. */
const merge = (near: Modifiers, far: Modifiers): Modifiers => ({
  ...near,
  past: near.past || far.past,
  ago: near.ago || far.ago,
  when: [far.when, near.when].filter((part) => part !== null).join('') || null,
})

function withoutOpeners(text: string): string {
  let rest = text.trim()
  for (;;) {
    const opener = [4, 3, 2, 1].map((n) => rest.slice(-n)).find((word) => OPENERS.has(word))
    if (opener === undefined) return rest
    rest = rest.slice(0, rest.length - opener.length).trimEnd()
  }
}

/** Words that name a person, or address one: a message with none of them that names no subject speaks of its writer. */
const NAMES_SOMEBODY = /(?<!吉)他|[她谁]|(?<!把)它|人家|大家|别人|有人|对方|《|某/u
/** 也 and 还 go on about whoever the clause before speaks of. */
const ADDS = /[也还又更]/u
/** Said to somebody, or passed on: no word on oneself unless one says so. */
const ADDRESSES = /[你您帮祝]|请(?![假客教]|.{1,3}假)|快来|一起来|欢迎|麻烦|[@#]|语怎么说|怎么走|招聘|转发/u
const LONGEST_CHAT = 100

function elidedSubject(match: RuleMatch, modifiers: Modifiers, elided: Elided): Subject | null {
  if (elided === 'none') return null
  const entity = inherited(match)
  if (entity === null) return null
  const own = entity ?? (elided === 'speaker' || (elided === 'chat' && isChat(match)) ? 'user' : null)
  return own === null ? null : { entity: own, explicit: false, lead: '', modifiers }
}

/** 他三十二，爱爬山: the second clause is on the same one. */
const OF_ONE_NAMED = /^[他她](?!们|的|说|家|[爸妈哥姐弟妹])[^我你您他她它谁]*$/u

/** Whose the clauses before it are; undefined when nothing before the clause names anybody. */
export function inherited({ clause }: RuleMatch): string | null | undefined {
  const person = introduced(clause)
  if (person !== undefined) return person
  for (const earlier of clausesBefore(clause)) {
    const entity = subjectOfClause(earlier)
    if (entity === null && OF_ONE_NAMED.test(earlier)) return entityOfPronoun(earlier.slice(0, 1), clause)
    if (entity !== undefined) return entity
  }
  const [previous] = sentencesBefore(clause)
  return previous?.map(subjectOfClause).find((entity) => entity !== undefined) ?? undefined
}

function isChat({ clause, before }: RuleMatch): boolean {
  if (ADDS.test(before) && clausesBefore(clause).length > 0) return false
  const { message, start } = clause.sentence
  const said = message.slice(0, clause.end)
  return (
    message.length <= LONGEST_CHAT &&
    !NAMES_SOMEBODY.test(said.replace(TELLS, '')) &&
    !ADDRESSES.test(said.slice(start).replace(TELLS, ''))
  )
}

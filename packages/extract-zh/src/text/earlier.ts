import type { Clause } from '@recollect/core/extraction'
import { GIVEN, NOT_NAMES, SURNAMES } from '../lexicon/people/names.ts'
import { PETS } from '../lexicon/things/things.ts'
import { oneOf } from './patterns.ts'
import { LONG_BREATH } from './run-on.ts'
import { bareKin, KIN_WORDS, kinAfterSelf, kinOfKin, PEOPLE_WORDS } from './kin.ts'

/** What was said before a clause, for clauses that name no subject, or name it by a pronoun. */

const KIN_LENGTHS = [6, 5, 4, 3, 2, 1]
const CHAIN_LENGTHS = [7, 6, 5, 4, 3]
const GREETING =
  /^(?:[你您]好|\p{Script=Han}{0,3}?(?:大家|各位|老师|医生|大夫|主任|教授|律师|师傅|亲们?|家人们|姐妹们|兄弟们|朋友们|同学们|群友们)[你您]?(?:下午|晚上|早上|中午)?好)[啊呀哦]?/u
/** 跟大家说一声: to whom one tells one's news. */
export const TELLS =
  /^(?:[跟和向给]|告诉|报告)(?:大家|各位|你们?)(?:说|讲|报告|宣布)?(?:[一个下声]|件事|消息){0,3}(?=$|[,:!。])/u
const SOMEBODY_ELSE =
  /(?:新闻|报道|视频|抖音|小红书|热搜|直播间?|节目|网上|帖子|朋友圈)[里上中](?:有|说|看到|刷到|那个)|(?:有|认识了?|碰[到见]了?|遇[到见]了?|刷到了?|看[到见]了?|来了)(?:一?[个位名]|些)[^,]{0,6}(?:网友|人|女生|男生|女孩|男孩|姑娘|小伙子?|朋友|同事|同学|姐妹|兄弟|哥们儿?|博主|up主|主播|大[姐哥爷妈叔]|阿姨|师傅|客户|邻居|保安|店员|老板)$|(?:[剧片书]|小说|电影|动漫|综艺|节目)里?的?(?:[男女]主角?|主角|主人公|[男女]二)|(?<!吉)他|[她你您咱谁]|(?<!把)它|人家|大家|别人|有人|^(?:主角|主人公|[男女]主|[这那][个位名]?(?:歌手|演员|博主|up主|作[者家]|导演|主播|选手|明星|女的|男的|姑娘|小伙|哥们|主持人|老头|老太))/u
/** 我看的剧里男主是…: 我 only watches. */
const SHOWN = /里?的?(?:[男女]主角?|主角|主人公|[男女]二)/u
/** 狗叫大黄: what follows is said of the dog. */
const PET = new RegExp(`^(?:我们?家?的?)?${oneOf(PETS)}(?:叫|名叫|是只|今年)`, 'u')
const OF_SOMEBODY_ELSE =
  /我.{0,4}(?:知道|觉得|认为|听说|希望|发现|记得|以为|感觉|猜|看|问|告诉|让|叫|请|劝|帮|喜欢|讨厌|羡慕).{0,6}[他她它你您]/u
const IS_MY = /是我(?<tail>的?.{1,6})$/u
/** A space between Chinese words stands for a pause. */
const CLAUSE_END = new RegExp(`[,(]|(?<=\\p{Script=Han}) (?=\\p{Script=Han})|${LONG_BREATH}`, 'u')
const SENTENCE_END = /[。!?…;\n~]/u
/** How far back a subject may stand; it bounds what a flood of clauses costs. */
const REACH = 160
const SENTENCES_BACK = 4

/** The clauses of its sentence that stand before it, nearest first. */
export function clausesBefore({ sentence, start }: Clause): readonly string[] {
  const end = Math.max(0, start - sentence.start)
  return partsOf(sentence.text.slice(Math.max(0, end - REACH), end))
}

/** The sentences before that of a clause, nearest first, each as its clauses, nearest first. */
export function sentencesBefore({ sentence }: Clause): readonly (readonly string[])[] {
  return sentence.message
    .slice(Math.max(0, sentence.start - REACH), sentence.start)
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reverse()
    .slice(0, SENTENCES_BACK)
    .map(partsOf)
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(CLAUSE_END)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reverse()

/** 同事老沈跟我搭班: 我 is no subject. */
const TAKES_SELF = /[跟和与同给对让叫请带教帮陪把被找问追比像为替等]$/u
/** 同事小姜坐我对面: nor is it where it says beside whom. */
const BESIDE_SELF = /^我(?:的|们)?(?:对面|旁边|边上|隔壁|身边|前[面排]|后[面排]|上铺|下铺|楼[上下]|附近)/u
/** 老沈…, 楼下王姐…, 单位张总…: a person with a name of their own opens the clause. */
const ON = '(?=[人在是姓说也都跟和住今昨前上刚有很去来最家挺特养买离结又毕考搬调换辞升办转跳嫁生])'
/** 新来的叫阿雯: one of whom it is not said who that is. */
const NEW_ONE = new RegExp(`^(?:新来的|新搬来的|新调来的|换来的|来的那个)(?!的?(?:${PEOPLE_WORDS}))`, 'u')
const TITLES = '哥|姐|叔|婶|姨|总|工|老师|阿姨|大爷|大妈|先生|女士|医生|师傅|经理|主任'
const STRANGER = new RegExp(
  `^(?:(?:楼[上下]|隔壁|对门|旁边|公司|单位|部门|小区|村里|店里|邻居|同事|朋友|客户|老板|昨天|今天)(?:\\p{Script=Han}{1,4}的|的)?){0,2}(?:(?!老[师家是板]|小[时区学])(?:[小老阿][${SURNAMES}]|[${SURNAMES}](?:${TITLES}))(?:${ON}|$)|(?!${NOT_NAMES.join('|')})[${SURNAMES}][${SURNAMES}${GIVEN}]{1,2}${ON}|(?:同事|朋友|同学|领导|邻居|客户|房东|前同事)(?!都)${ON})`,
  'u',
)

/** Whose a clause is: an entity; null for somebody who is not the speaker's; undefined when it names nobody. */
export function subjectOfClause(clause: string): string | null | undefined {
  const said = clause.replace(GREETING, '').replace(TELLS, '')
  const at = said.search(/(?<!^[大小比])我|^(?:本人|俺|咱)/u)
  const other = said.search(SOMEBODY_ELSE)
  const isObject = at > 0 && (TAKES_SELF.test(said.slice(0, at)) || BESIDE_SELF.test(said.slice(at)))
  const before = isObject ? bareKinStart(said) : undefined
  if (before !== undefined) return before
  if (STRANGER.test(said) || NEW_ONE.test(said)) return null
  if (PET.test(said)) return 'user.pet'
  if (at < 0) return other >= 0 ? null : bareKinStart(said)
  if ((other >= 0 && other < at) || (other > at && (OF_SOMEBODY_ELSE.test(said) || SHOWN.test(said))))
    return null
  const tail = said.slice(at + 1)
  return kinStart(tail) ?? (OF_SOMEBODY.test(tail) || OF_GROUP.test(tail) ? null : 'user')
}

/** The one of the speaker's people a clause brings in: 我妈妈…, …是我的室友. */
export function personIn(clause: string): string | null {
  const tail = IS_MY.exec(clause)?.groups?.['tail']
  const relation = tail === undefined ? null : kinAfterSelf(tail)
  if (relation !== null) return `user.${relation}`
  const at = clause.indexOf('我')
  if (at > BROUGHT_IN) return null
  return at < 0 ? (bareKinStart(clause.replace(FOR, '')) ?? null) : kinStart(clause.slice(at + 1))
}
const BROUGHT_IN = 6
/** 送女朋友什么好: who it is for is who the next words are about. */
const FOR = /^(?:想|要|打算|准备|该)?(?:送给?|给|帮|陪|带|替|为)(?=\p{Script=Han}{2})/u

/** 我奶茶喝多了 names no grandmother. */
const OF_MILK = /^奶[茶粉油酪糖精昔块片量瓶水嘴源]/u

/** 我室友的表哥: somebody of somebody, whom no relation names. */
const OF_SOMEBODY = new RegExp(
  `^的?(?:${PEOPLE_WORDS})(?:家?的|家|[^,我的是在]{2,4}(?=老师|同学|班主任))(?:${KIN_WORDS}|邻居|同事|朋友|同学|老板|领导|老师|学生|客户|闺蜜|室友|爸|妈|哥|姐|弟|妹|儿子|女儿|孩子|老公|老婆|男友|女友|男朋友|女朋友|亲戚|对象|班主任)`,
  'u',
)

/** 我们宿舍老三叫吴迪: one of a group the speaker is of, whom no relation names. */
const OF_GROUP =
  /^们?的?(?:宿舍|寝室|班|公司|组|单位|学校|小区|村|部门|楼|店里?|厂里?|科室|团队|项目组|年级|系|行|网点|局|院)里?的?[^,我的]{2,6}(?:叫|姓|是|今年|住|在)/u

function kinStart(text: string): string | null {
  if (OF_MILK.test(text)) return null
  if (OF_SOMEBODY.test(text)) return chainStart(text)
  for (const length of KIN_LENGTHS) {
    const relation = kinAfterSelf(text.slice(0, length))
    if (relation !== null) return `user.${relation}`
  }
  return null
}

function chainStart(text: string): string | null {
  for (const length of CHAIN_LENGTHS) {
    const relation = kinOfKin(text.slice(0, length))
    if (relation !== null) return `user.${relation}`
  }
  return null
}

function bareKinStart(text: string): string | undefined {
  for (const length of KIN_LENGTHS) {
    const relation = bareKin(text.slice(0, length))
    if (relation !== null) return `user.${relation}`
  }
  return undefined
}

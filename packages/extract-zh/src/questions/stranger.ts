import { favoriteSlot } from '../text/favorites.ts'
import { bareKin, PEOPLE_WORDS } from '../text/kin.ts'
import { takeModifiers } from '../text/modifiers.ts'
import { looksLikeName } from '../text/names.ts'
import { looksLikePlace } from '../text/places.ts'

const FRAME =
  /^(?:请问|想问|问一?下|我?想?知道|你?还?(?:知道|记得|晓得|清楚|了解)(?:不|吗)?|(?:能|可以)?(?:告诉|提醒)我?(?:一下)?|说说|那么?|对了|其实|话说|帮我?[查想看]一?下|,|\s)+(?=.{2})/u
/** What only people do. */
const OF_PEOPLE =
  /(?:不|最|更|很|都)?(?:喜欢|讨厌|爱[吃喝看玩听读]|害怕)|(?:居|现)?住(?!址|处|所|院|宿)|(?:是)?在.{0,8}?(?:工作|上班|任职|上学|读书|念书)|结(?:过|没)?婚|离婚|单身|(?:今年)?(?:多大|几岁|多少岁)|来自|姓什么|毕业|搬(?:家|到|去|来|走)|养了?[几什多]|做什么工作|是做什么|是?[干做](?:啥|什么)的|(?:是|老家)?哪[里儿]?的?人|老家(?:是|在)?哪|想(?:成为|当|做)/u
/** Said of things too: only after a person's name. */
const OF_ANYTHING =
  /的|是|叫(?:什么|啥|做)|在(?:哪|什么地方)|有(?:什么|几|多少|没有)|会(?:什么|不会)|[今去明]年/u
const NOT_A_SUBJECT =
  /我|[你您咱俺]|自己|本人|用户|[什怎么谁哪几啥]|多少|为何|如何|是不是|有没有|会不会|^(?:在|从|和|跟|与|同(?![事学桌屋])|对|给|把|被|为|除|到|往|比|向|由|被|让|睡|吃|喝|看|听|玩|出门|上班|下班|上学|放学|回家|运动|家|一个人|一家|房子|公司|工作|身体|单位|学校|平均|到底|究竟|大学|高中|最)/u
const PERSON =
  /^(?:隔壁|楼上|楼下|对门)|^[老小阿]\p{Script=Han}{1,2}$|^(?:[他她它]|人家|别人|对方|大家)|(?:先生|女士|小姐|总|老师|师傅|同学|经理|医生|教授)$/u
/** 小季媳妇: somebody's somebody. */
const NAMED_KIN = new RegExp(`^(?<of>.{2,3}?)的?(?:${PEOPLE_WORDS})$`, 'u')
/** 下雨天, 睡觉前. */
const AT_A_TIME = /[天时候前后里上下中间期]$/u
const LONGEST = 12

/** Whether a question names somebody who is not tied to the user: 小王住在哪里, 张三喜欢什么. */
export function asksOfStranger(text: string): boolean {
  const asked = text.trim().replace(FRAME, '')
  return (
    names(asked, OF_PEOPLE, isSomebody) || (!/[我你您]/u.test(asked) && names(asked, OF_ANYTHING, isPerson))
  )
}

function names(asked: string, predicate: RegExp, fits: (subject: string) => boolean): boolean {
  const at = asked.search(predicate)
  if (at <= 0) return false
  const said = asked.slice(0, at)
  const subject = takeModifiers(said).rest
  if (subject === '' || subject.length > LONGEST || NOT_A_SUBJECT.test(subject)) return false
  // Names may end like a modifier: 张总, 小刚.
  return fits(subject) || isPerson(said)
}

const isPerson = (subject: string): boolean =>
  looksLikeName(subject) || PERSON.test(subject) || looksLikeName(ofWhom(subject) ?? '')

const ofWhom = (subject: string): string | undefined => NAMED_KIN.exec(subject)?.groups?.['of']

/** Kin words and topics (水果喜欢吃什么, 上海住了几年) leave the question the user's. */
const isSomebody = (subject: string): boolean =>
  isPerson(subject) ||
  (bareKin(subject) === null &&
    !AT_A_TIME.test(subject) &&
    favoriteSlot(subject) === 'likes' &&
    !looksLikePlace(subject))

import type { QuestionEntity } from '@recollect/core/extraction'
import { asksOfStranger } from './stranger.ts'
import { KIN_WORDS, PEOPLE_WORDS, kinAfterSelf, kinOfKin, relationOf } from '../text/kin.ts'

const TAG =
  /^(?:对了|那|小度)?[你您]?(?:还)?(?:记得|知道|说|能告诉我|觉得呢|看呢|呢|对|是|没错)(?:吗|么|吧|不|对)?[?？]?$/u
const ASKS_ABOUT = /(?:知唔知|记唔记得|[有存记]我|有没有我|知道|记得|觉得|猜|认识|告诉我)/u
const MY_KIN = new RegExp(
  `我(?:们|家)?(?:现在|以前|目前)?(?:养的|的|给|[那这][个只条]?|最好的|最铁的|大学|高中)?(?<kin>${KIN_WORDS})`,
  'u',
)
const MY_SOMEBODY =
  /我(?<tail>[\p{Script=Han}]{1,10}?)(?=的|叫|是|住|在|有|喜欢|多|今|几|生日|现在|会|爱|做|上|去|养|$)/u
const YOUR_KIN = new RegExp(`[你您](?:们|家)?(?:的|那个?)?(?<kin>${PEOPLE_WORDS}|猫|狗|狗狗|猫咪)`, 'u')
const YOUR_STATUS = /[你您](?:的)?(?:女朋友|女票|男朋友|男票|对象|老婆|老公).{0,2}(?:是|见面|有)/u
const BARE_KIN = new RegExp(
  `^(?<kin>${KIN_WORDS})(?:[老小阿]\\p{Script=Han})?(?=的|叫|住|在|多|是|今|几|生日|喜欢|现在|会|有)`,
  'u',
)

const I_OF_THE_NORTH = /俺/gu
/** 我那个当兽医的弟弟叫啥, 教我开车的教练姓什么: a person who is described, of whom nothing may be known by that word. */
const DESCRIBED_PERSON = new RegExp(
  `我[^,。我]{0,12}的(?:那个?|这个?)?(?:${PEOPLE_WORDS}|师[傅父]|教练|[\\p{Script=Han}]{0,2}老师)(?=叫|姓|全名|大名|名字|多大|几岁|[干做]啥)`,
  'u',
)

/** 我比我弟高吗 asks of the first. */
const COMPARED = /(?<=我)比我[^,。]{1,4}?(?=高|矮|大|小|胖|瘦|重)/u

/** Whose fact a question asks for. "你男朋友身体好些了吗" asks for somebody the user has told of. */
export function entityOf(said: string): QuestionEntity {
  const text = said.replace(I_OF_THE_NORTH, '我')
  const asked = askedPart(text).replace(COMPARED, '')
  if (HOW_TO_ANSWER.test(asked)) return 'user'
  if (MY_DESCRIBED.test(asked)) return 'other'
  return (
    relativeIn(asked) ??
    (DESCRIBED_PERSON.test(asked) || asksOfStranger(asked) ? 'other' : undefined) ??
    personIn(asked) ??
    personIn(text) ??
    'user'
  )
}

/** 你该怎么回答我: what I wish of you is mine. */
const HOW_TO_ANSWER =
  /[你您].{0,4}(?:怎么|怎样|如何|用什么.{0,4})(?:来)?(?:回答|回复|答复|跟我|和我|对我|称呼)/u

/** The last clause that is no mere tag, when it names somebody; else the whole text. */
function askedPart(text: string): string {
  const parts = text.split(/[,。!]/u).map((part) => part.trim())
  const last = parts.findLast((part) => part !== '' && !TAG.test(part))
  return last !== undefined && /[我你您他她它]/u.test(last) ? last : text
}

/** 我弟弟的女朋友: who that is to the speaker, or nobody of one's own. */
const OF_KIN = new RegExp(`我(?:们|家)?的?(?<tail>${PEOPLE_WORDS}家?的(?:${KIN_WORDS}))`, 'u')

function relativeIn(text: string): QuestionEntity | undefined {
  const chain = OF_KIN.exec(text)?.groups?.['tail']
  if (chain !== undefined) {
    const relation = kinOfKin(chain)
    return relation === null ? 'other' : `user.${relation}`
  }
  const own =
    relationIn(MY_KIN.exec(text)?.groups?.['kin']) ??
    kinAfterSelf(MY_SOMEBODY.exec(text)?.groups?.['tail'] ?? '')
  if (own !== null && own !== undefined) return `user.${own}`
  const yours = YOUR_STATUS.test(text) ? undefined : relationIn(YOUR_KIN.exec(text)?.groups?.['kin'])
  if (yours !== undefined && !/^[她他它]/u.test(text)) return `user.${yours}`
  const bare = relationIn(BARE_KIN.exec(text)?.groups?.['kin'])
  return bare === undefined ? undefined : `user.${bare}`
}

function personIn(text: string): QuestionEntity | undefined {
  const self = text.indexOf('我')
  const you = text.search(/[你您]|贵公司/u)
  const other = text.search(/[他她它]/u)
  if (self < 0 && (you < 0 || ASKS_ABOUT.test(text)) && NAMED_OTHER.test(text)) return 'other'
  if (other >= 0 && self < 0 && (you < 0 || ASKS_ABOUT.test(text))) return 'other'
  if (self >= 0 && you >= 0 && you < self && !ASKS_ABOUT.test(text)) return 'addressee'
  if (self >= 0) return 'user'
  return you >= 0 ? 'addressee' : undefined
}

/** One of several, known by what is said of them: 我那个当律师的亲戚. */
const MY_DESCRIBED =
  /我(?:们|有)?(?:那|的)?[个位名][^,。我]{1,30}的(?:人|亲戚|家人|朋友|同事|同学|邻居|老乡)/u

/** Somebody only described: 那个戴眼镜的人, 这位先生, 拉大提琴的女孩生日. */
const NAMED_OTHER =
  /[那这](?:个|位|名|家伙)?[^,我你]{0,12}(?:人|先生|女士|女孩|男孩|女生|男生|小伙子|姑娘|大叔|大爷|大妈|阿姨)|的(?:女孩子?|男孩子?|女人|男人|小伙子?|姑娘|大叔|大爷|大妈|阿姨|老人)的?(?=生日|电话|年龄|几岁|多大|住|叫|名字|姓|在哪|职业|做什么|喜欢)/u

const relationIn = (kin: string | undefined): string | undefined =>
  kin === undefined ? undefined : relationOf(kin)

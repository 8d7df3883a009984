import { own } from '@recollect/core/plugin'
import { CALLED } from '../lexicon/events/events.ts'
import { bareKin, kinAfterSelf, PEOPLE_WORDS } from './kin.ts'
import { takeModifiers } from './modifiers.ts'

/** Whose thing stands before what happened to it, and how it is called: 我那辆捷达上个月 → the speaker's 捷达. */
export interface Topic {
  readonly entity: string
  readonly thing: string
  /** Whether it is said whose it is. */
  readonly told: boolean
  readonly when: string | null
}

const LEAD =
  /^(?:[啊哎唉呃嗯哦]|那个?|这个?|所以|结果|然后|后来|但是|不过|而且|终于|哈哈|对了|话说|其实|现在|最近){0,3}/u
const SELF = /^(?:我们?|咱们?|俺们?|本人)/u
const OF_SELF =
  /^(?:的|家的?|自己的?|那边|这边)?(?:那|这)?(?:[台辆部只条个份家门]|块)?(?:旧的?|老的?|原来的?|之前的?|以前的?)?/u
const DISPOSED = /^(?:把|将|给|连)/u
const ENDING =
  /(?:的)?(?:之行|行程|计划|工作|活儿?|班|岗位|课程?|旅行|旅游|这事儿?|那事儿?|的事儿?|会员|那边|这边|那份|考试|证书?|账号|票|项目|习惯|这只|现在|这家|那家|(?<=\p{Script=Han}{2})[也都]|一点|一口|已经|早就?|真的|彻底|这个)$/u
/** Words that name somebody else. */
export const OTHERS =
  /[你您他她它谁]|隔壁|楼[上下]|对门|同[事学]|朋友|邻居|老板|亲戚|别人|人家|大家|有人|网友|博主|明星|公司(?!$)/u
const UNDONE =
  /[想要会能该快没未别差]$|差点|打算|准备|考虑|如果|要是|怎么|是不是|有没有|为什么|为啥|什么时候|几时/u
const KIN_AT_HEAD = new RegExp(`^(?<kin>${PEOPLE_WORDS})(?:的|家的?|那[台辆只个])`, 'u')
const KIN_NEXT = new RegExp(`^(?<kin>${PEOPLE_WORDS})(?:的|家的?)?`, 'u')
/** 楼下的捷达, 同事的弟弟: whose it is is said, or it is a person. */
const OF_SOMETHING = new RegExp(`^[^的]{1,8}的.|${PEOPLE_WORDS}$`, 'u')
/** 五菱三千块处理了: for how much. */
const FOR_SO_MUCH =
  /(?<![\d.一二两三四五六七八九十百千万几])[\d.一二两三四五六七八九十百千万几]{1,8}多?(?:块钱?|元|万|千|百)(?:块钱?)?$/u
const LONGEST = 14

/** Reads the words before what is said of a thing; null when they are somebody else's, or name none. */
export function topicOf(before: string): Topic | null {
  if (UNDONE.test(before)) return null
  const near = takeModifiers(before)
  if (near.negative || near.twiceDenied) return null
  const lead = LEAD.exec(near.rest)?.[0].length ?? 0
  const self = SELF.exec(near.rest.slice(lead))?.[0] ?? ''
  const rest = near.rest.slice(lead + self.length)
  const kin = (self === '' ? KIN_AT_HEAD : KIN_NEXT).exec(rest)
  const relation =
    kin === null
      ? null
      : self === ''
        ? bareKin(kin.groups?.['kin'] ?? '')
        : kinAfterSelf(kin.groups?.['kin'] ?? '')
  if (kin !== null && relation === null) return null
  const from = kin?.[0].length ?? OF_SELF.exec(rest)?.[0].length ?? 0
  const disposed = DISPOSED.exec(rest.slice(from))?.[0].length ?? 0
  const again = SELF.exec(rest.slice(from + disposed))?.[0].length ?? 0
  const start = from + disposed + again + (OF_SELF.exec(rest.slice(from + disposed + again))?.[0].length ?? 0)
  const words = withoutEnding(rest.slice(start).replace(FOR_SO_MUCH, ''))
  if (words === '' || words.length > LONGEST || OTHERS.test(words) || OF_SOMETHING.test(words)) return null
  return {
    entity: relation === null ? 'user' : `user.${relation}`,
    thing: words,
    told: self !== '' || kin !== null,
    when: near.when,
  }
}

export function withoutEnding(words: string): string {
  const cut = words.trim().replace(ENDING, '')
  return cut === '' ? words.trim() : cut
}

/** Other words under which the memory may hold it. */
export const otherWords = (words: string): readonly string[] => [
  ...(own(CALLED, words) ?? []),
  ...(words === '' ? [] : DEEDS.map((deed) => `${deed}${words}`)),
]
/** 火锅 is what one likes to eat: 吃火锅. */
const DEEDS = ['吃', '喝', '玩', '看', '听', '打', '养', '学', '去', '逛', '练', '弹', '抽', '骑', '做', '用']

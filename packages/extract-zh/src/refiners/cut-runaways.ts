import type { Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

/** Slots whose value is the rest of the clause, and so whatever follows where no comma was typed. */
const OPEN_ENDED = /^(?:likes|dislikes|fear|hobby|preference|skill|uses|favorite_\w+|goal|plan|belief)$/u
const AFTER_MODEL =
  /(?<=[a-z\d])(?=\p{Script=Han}{3})(?!手机|电脑|笔记本|平板|手表|耳机|相机|青春|标准|顶配|低配|高配|尊享|至尊|典藏|系列|屏|寸|版|款|代|号|英寸)/u
/** iPhone 17拍出来好看多了, 苏州园区这边的周末: where a name of a model or a place ends. */
const RUN_PAST: ReadonlyMap<string, RegExp> = new Map([
  ['device', AFTER_MODEL],
  ['vehicle', AFTER_MODEL],
  ['location', /(?<=\p{Script=Han}{2})(?:这边|那边|这里|这儿)的?(?=\p{Script=Han}{2})/u],
])
const STEPS = /^(?:goal|plan)$/u

/** Where a second statement begins: 喜欢双子我就是双子, 讨厌下雨天但今天没下. */
const SECOND =
  /(?<=.)(?:但(?!丁)|可是|却|因为|所以|如果|要是|虽然|而且|只是|比如|例如|不然|否则|[啊呀呢啦噢](?=.)|嘛(?=.)|(?<![酒网贴书水咖氧清])吧(?=.)|(?<![对和跟给让把被比像陪等帮为教同与])(?:我|咱|俺)(?=[就都也很觉想最感真不超又]|是(?!.{0,6}的)))/u
/** 了 within taste ends it; within a step it may belong to a verb. */
const DONE = /(?<=.)了(?=[\p{Script=Han}a-z]{2})/u
const LATE_TIME = /(?<=.{2})(?:今天|昨天|明天|刚才|昨晚|这几天)/u

/** What begins in the middle of a thought is no thing one could like. */
const NO_THING =
  /^(?:的(?!士)|了|吗|呢|[啊呀哦噢嘛啦]|与|被(?!子|单|套)|着|过(?![山年桥马河冬敏期])|得|就(?!业)|也|又|还(?!珠)|却|加(?=不)|到(?=[现底])|说$|做$|自己(?!的|做|干|创业|出来|当|动手|烤|煮|一个人|待|旅|开|种|在))/u
/** What is done to one can be loved, loathed or feared: 讨厌被催. */
const SUFFERED = /^(?:likes|dislikes|fear)$/u
const CHATTER = /谢谢|哈哈|对吧|好不好|求求|救命|绝了|呜呜|啊啊|有没有|怎么办|说不定/u
const LONGEST = 28

/** Ends a value where a second statement begins, and drops what is no thing at all. */
export const cutRunaways: Refiner = {
  id: 'zh/cut-runaways',
  refine(candidate) {
    const value = foldedValue(candidate)
    const past = RUN_PAST.get(candidate.slot)?.exec(value)?.index ?? 0
    if (past > 0) return [narrow(candidate, 0, past)]
    if (!OPEN_ENDED.test(candidate.slot)) return [candidate]
    if (value === '') return [candidate]
    const end = endOf(value, STEPS.test(candidate.slot))
    const kept = value.slice(0, end)
    if (CHATTER.test(kept)) return { drop: 'chatter' }
    if (
      NO_THING.test(kept.replaceAll(' ', '')) &&
      !(SUFFERED.test(candidate.slot) && /^被(?!动)/u.test(kept))
    )
      return { drop: 'no thing' }
    if (kept.length > LONGEST && !kept.includes('、') && !STEPS.test(candidate.slot))
      return { drop: 'a value that runs on' }
    return [end < value.length ? narrow(candidate, 0, end) : candidate]
  },
}

function endOf(value: string, step: boolean): number {
  const cuts = step ? [SECOND] : [SECOND, DONE, LATE_TIME]
  const found = cuts.map((cut) => value.search(cut)).filter((at) => at > 0)
  return Math.min(value.length, ...found)
}

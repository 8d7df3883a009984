import type { Refiner } from '@recollect/core/extraction'

/** A task whose text follows: 翻译一下：…, 请帮我润色这句：…. */
const TASK =
  /(?:翻译|润色|改写|仿写|续写|造句|校对|修改|改错|缩写|扩写|改成|翻成|译为|朗读|默写|抄写|总结|概括|分析|检查|纠正|复述|读一下|念一下|照着写|英文怎么说|用英语|译成)[^:。!?\n]{0,24}:\s*$/u
/** The same before a colon within the clause: 译成法文：我叫…. */
const TASK_BEFORE =
  /^.{0,10}(?:翻译|译成|译为|翻成|润色|改写|仿写|造句|朗读|默写|抄写|缩写|扩写)[^:。!?]{0,16}:/u
/** How far back a task is looked for, in characters. */
const NEAR = 300

/** Text somebody gave to be worked on is not what they say of themselves. */
export const dropMaterial: Refiner = {
  id: 'zh/drop-material',
  refine(candidate, reading) {
    const before = reading.text.slice(Math.max(0, candidate.clause.start - NEAR), candidate.clause.start)
    const colon = before.lastIndexOf(':')
    if (TASK_BEFORE.test(candidate.clause.text)) return { drop: 'text to be worked on' }
    return colon >= 0 && TASK.test(before.slice(0, colon + 1))
      ? { drop: 'text to be worked on' }
      : [candidate]
  },
}

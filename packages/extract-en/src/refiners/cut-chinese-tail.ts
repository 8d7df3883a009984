import type { Refiner } from '@recollect/core/extraction'
import { cutAt } from '../text/capture.ts'
import { isVerbatim } from './context.ts'
import { isGiven } from './given-patterns.ts'

const HAN = /[\u3400-\u9fff]/u
/** Chinese words that go on with the sentence after an English value. */
const GOES_ON =
  / ?(?<=[a-z\d.)] ?)(?=已经|现在|目前|快|好[几久多吃玩看]|超|真的|很|太|特别|因为|所以|然后|但|而且|虽然|不过|的?时候|上班|工作|做|来|去|[了啦哈吧啊嘛呀哦呢都也就才还每从]|一直|[一二两三四五六七八九十半几\d]{1,4}(?:多?年|个?多?月|个?星期|周|天))/iu
/** A verb's ending: what it ends is the Chinese sentence's, as in 我 study 了一晚上. */
const ENDING = /^[了过着得的]/u

/** "I work at Google 已经三年了": the value ends where Chinese goes on. */
export const cutChineseTail: Refiner = {
  id: 'en/cut-chinese-tail',
  refine: (candidate, reading) => {
    if (isGiven(candidate) || !HAN.test(candidate.value) || !isVerbatim(candidate, reading))
      return [candidate]
    if (ENDING.test(candidate.value)) return { drop: 'the ending of a Chinese verb' }
    const cut = cutAt({ text: candidate.value, span: candidate.span }, GOES_ON)
    return cut === null
      ? { drop: 'no words of a value' }
      : [{ ...candidate, value: cut.text, span: cut.span }]
  },
}

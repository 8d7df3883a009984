import type { Refiner } from '@recollect/core/extraction'
import { favoriteSlot } from '../text/favorites.ts'

const IF =
  /如果|要是(?!说)|假如|假设|假使|倘若|若是|(?:^|,)若|万一|要不是|即使|即便|哪怕|就算|除非|但愿|恨不得|巴不得|早知道|真希望|多希望|好希望|要能|我要(?=有|是|能)[^,]{1,16}就|要有[^,]{0,6}(?:钱|万|亿|条件|时间|本事|机会)|假装|冒充|扮演|幻想|梦见|梦到|做梦(?![都也])|想象|譬如|比如说?我|下辈子|来世|来生|的话(?:,|$)/u
const WISH = /就好了|该多好|多好啊?$|就开心了/u
const SIMILE = /(?:似的|一样)$|^像|好像|仿佛|如同|犹如|宛如|简直/u
/** 和父亲一样 after a verb of wishing or liking is no simile. */
const SIMILE_FREE = /^(?:goal|plan|likes|dislikes|preference|hobby|location|fear|health)$/u

/** What would be, what one wishes had been, and likenesses. A condition colours what follows it in its sentence. */
export const dropHypotheticals: Refiner = {
  id: 'zh/drop-hypotheticals',
  refine(candidate) {
    const { clause } = candidate
    const { text, start } = clause.sentence
    if (IF.test(withoutTopic(text.slice(0, clause.end - start)))) return { drop: 'a hypothetical' }
    if (WISH.test(text.slice(clause.start - start))) return { drop: 'a wish' }
    if (!SIMILE_FREE.test(candidate.slot) && SIMILE.test(clause.text)) return { drop: 'a likeness' }
    return [candidate]
  },
}

/** 颜色的话 puts up what is spoken of; 有空的话 is a condition. */
const AS_TOPIC = /(?<=^|,)(?<what>\p{Script=Han}{1,5})的话/u

function withoutTopic(text: string): string {
  const topic = AS_TOPIC.exec(text)?.groups?.['what']
  return topic === undefined || favoriteSlot(topic) === 'likes' ? text : text.replace(AS_TOPIC, '$<what>')
}

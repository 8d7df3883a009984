import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { LONG, SPAN_END } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { GIG, GIG_STARTS } from '../../lexicon/work/gigs.ts'

/** Ways of living from hand to mouth, and work told by whom it is for. */

const DOES_GIG = new RegExp(
  `(?:全靠|靠|就是|是|专门|主要|改行|转行|[改转]了行|[改转](?=[跑送开摆])|回(?:家|老家|村|乡)|出来|去|目前|现在|如今|在[^,我你您他她它了过这那]{1,8}?)?(?<value>${GIG})(?:的|为生|谋生|糊口|养家|过活|维生|全职|兼职|挣钱|赚钱|讨生活|上|呢)?(?:的|去)?(?:(?:都|已经|快)?${LONG})?${SPAN_END}`,
  'gu',
)
/** Nothing before it: the first clause of a message tells of the writer, unless it opens a question or advice. */
const STANDS =
  /^[改转][跑送开摆]|现在|目前|如今|全职|为生|谋生|糊口|养家|维生|[改转]了?行|年|^靠|的$|专门|一直|主要/u

/** "跑外卖，全职，三年", "改行卖保险去咯", "我喺地盤做地盤". */
export const occupationGig: ExtractionRule = ownRule({
  id: 'zh/occupation.gig',
  priority: 81,
  confidence: 0.94,
  anchors: GIG_STARTS,
  pattern: DOES_GIG,
  elided: 'chat',
  examples: [
    { text: '跑滴滴为生，不容易', cards: [{ slot: 'occupation', value: '跑滴滴' }] },
    { text: '我改行卖二手车了', cards: [{ slot: 'occupation', value: '卖二手车', relation: 'updates' }] },
    { text: '我改跑滴滴了', cards: [{ slot: 'occupation', value: '跑滴滴', relation: 'updates' }] },
    { text: '我现在开网约车', cards: [{ slot: 'occupation', value: '开网约车' }] },
  ],
  counterExamples: [
    '他跑滴滴',
    '我想开网约车',
    '跑滴滴赚钱吗？',
    '你卖衣服多少钱',
    '我爱种菜',
    '今天去摆摊',
    '他改跑滴滴了',
    '我想改跑滴滴',
  ],
  read: (match, frame) => {
    const said = match.before + match.text
    if (frame.negative || frame.entity === 'user.pet' || /今|昨|周末|明/u.test(frame.modifiers.when ?? ''))
      return null
    if (
      /[想要爱会能帮给]$|打算|准备|考虑|喜欢|学过?$|怎么|如何/u.test(match.before) ||
      /吗|怎么|多少/u.test(match.clause.sentence.text)
    )
      return null
    if (/自己$/u.test(match.before) && GROWS.test(match.raw('value') ?? '')) return take(match, 'habit')
    if (frame.entity === 'user' && !STANDS.test(said) && !frame.explicit && !isOpening(match)) return null
    if (
      frame.entity === 'user' &&
      !STANDS.test(said) &&
      /^(?:种(?:菜|花)|养鱼|卖(?:房|车|花|鱼|药|酒|菜|手机|衣服)|开(?:地铁|火车))/u.test(
        match.raw('value') ?? '',
      )
    )
      return null
    return take(match, 'occupation', /[改转](?:了?行|[跑送开摆])/u.test(said) ? { relation: 'updates' } : {})
  },
})

/** 还自己种菜: a pastime, since it is for oneself. */
const GROWS = /^(?:种|养)/u

/** 跑外卖，全职: the whole first clause of a short message. */
const isOpening = ({ clause, text }: RuleMatch): boolean =>
  clause.index === 0 &&
  clause.text.trim() === text &&
  clause.sentence.message.length <= SHORT &&
  /^(?:跑(?!单|业务)|送(?!货)|开(?:滴滴|网约|出租|的士|大货|挂车|挖)|揸|打零工|摆摊|进厂|扛大包)/u.test(text)
const SHORT = 40

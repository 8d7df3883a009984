import type { Refiner } from '@recollect/core/extraction'
import { kinAfterSelf } from '../text/kin.ts'

/** What tells who a person is. */
const OF_A_PERSON =
  /^(?:occupation|employer|age|name|hometown|height|school|education|personality|appearance|zodiac|nationality)$/u
const WHO = '(?<who>[男女]朋友|[男女]友|对象)'
/** A whole clause that tells of it as done, and of nobody else: "终于找到对象了", not "我妈催我找对象了". */
const FOUND = new RegExp(
  `(?<=^|[,。!?…;\\n~ ])(?:我|跟你说|对了|终于|总算|刚刚?|最近|上个?[月周]|今年|去年|已经|也|就|又){0,4}(?:(?:谈|处|交|找到?)了(?:一?个)?新?${WHO}|(?:有|谈|处|交|找到?)(?:一?个)?新?${WHO.replace('who', 'known')}(?:了|啦))(?=$|[,。!?…;\\n~ ])`,
  'gu',
)
/** How the two met, or a 是 with nothing before it: a bare list of facts is the speaker's own. */
const DESCRIBED = /[,。!?…;\n~ ]是|认识|介绍的|对方/u
const NOT_OF_THEM = /我|[,。]但|吗|[他她]们|分手|分了|吹了|黄了|掰了/u

/** "我有女朋友了！相亲认识的，是个会计": who has just been brought in is who is described, until one says 我 again. */
export const ofNewPartner: Refiner = {
  id: 'zh/of-new-partner',
  refine(candidate) {
    const { entity, slot, clause } = candidate
    const { message } = clause.sentence
    if (entity !== 'user' || !OF_A_PERSON.test(slot)) return [candidate]
    if (/我|本人|俺/u.test(clause.text) || message.includes('单身')) return [candidate]
    const found = [...message.slice(0, clause.start).matchAll(FOUND)].at(-1)
    const who = found?.groups?.['who'] ?? found?.groups?.['known']
    if (found === undefined || who === undefined) return [candidate]
    const since = message.slice(found.index + found[0].length, clause.end)
    if (NOT_OF_THEM.test(since) || !DESCRIBED.test(since)) return [candidate]
    const relation = kinAfterSelf(who)
    return relation === null ? [candidate] : [{ ...candidate, entity: `user.${relation}` }]
  },
}

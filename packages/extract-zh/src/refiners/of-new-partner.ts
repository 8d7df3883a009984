import type { Refiner } from '@recollect/core'
import { kinAfterSelf } from '../frame/kin.ts'

/** What tells who a person is. */
const OF_A_PERSON =
  /^(?:occupation|employer|age|name|hometown|height|school|education|personality|appearance|zodiac|nationality)$/u
const FOUND =
  /(?:谈|处|交|找|有)了?(?:一?个)?新?(?<who>[男女]朋友|[男女]友|对象)(?:了|啦)?(?=$|[,。!?…;\n~ ])/gu

/** "我有女朋友了！相亲认识的，是个会计": who has just been brought in is who is described, until one says 我 again. */
export const ofNewPartner: Refiner = {
  id: 'zh/of-new-partner',
  refine(candidate) {
    const { entity, slot, clause } = candidate
    if (entity !== 'user' || !OF_A_PERSON.test(slot) || /我|本人|俺/u.test(clause.text)) return [candidate]
    const said = clause.sentence.message.slice(0, clause.start)
    const found = [...said.matchAll(FOUND)].at(-1)
    const who = found?.groups?.['who']
    if (found === undefined || who === undefined || /我|[,。]但|吗/u.test(said.slice(found.index)))
      return [candidate]
    const relation = kinAfterSelf(who)
    return relation === null ? [candidate] : [{ ...candidate, entity: `user.${relation}` }]
  },
}

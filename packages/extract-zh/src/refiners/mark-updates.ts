import type { Candidate, Refiner } from '@recollect/core/extraction'

/** What, said in the same breath, makes the one current value of a slot a new one: 换工作了，现在在…. */
const CHANGES: readonly (readonly [slot: RegExp, words: RegExp])[] = [
  [/^(?:location|living_situation)$/u, /搬|不住|换(?:了|个)?(?:城市|地方|房子)|离开|从今/u],
  [
    /^(?:employer|occupation|income)$/u,
    /换(?:了?[个份家]?)?(?:工作|公司|单位|岗|行)|跳槽|转行|改行|离职|辞职|辞了|不干了|不在.{1,8}了|升职|转岗|涨薪|降薪/u,
  ],
  [/^(?:phone|email)$/u, /换(?:了|成|号|手机号)|新(?:的|号|邮箱)|旧的|停用|作废|不用了|注销/u],
  [/^(?:name|nickname)$/u, /改名|名字改|换(?:了)?名|别(?:再)?叫|不叫|从今|以后(?:就|都|请|改)?叫/u],
  [/^(?:vehicle|device)$/u, /(?:现在|如今|目前|改)(?:都|就)?[开骑用]/u],
  [/^weight$/u, /比.{0,6}(?:瘦|轻|胖|重)|(?:瘦|胖|减|重)了|从.{1,8}(?:到|减到|瘦到|胖到)/u],
  [
    /^(?:school|education|major)$/u,
    /转学|转专业|换专业|转(?:到|去)|升(?:到|入|上)|换(?:了|个)?(?:学校|班|专业)/u,
  ],
]

export const markUpdates: Refiner = {
  id: 'zh/mark-updates',
  refine: (candidate) => [isUpdate(candidate) ? { ...candidate, relation: 'updates' } : candidate],
}

function isUpdate({ slot, relation, tense, polarity, entity, clause }: Candidate): boolean {
  if (relation !== 'sets' || tense !== 'current' || polarity === 'negative') return false
  if (entity !== 'user' && !/^(?:vehicle|device)$/u.test(slot)) return false
  const words = CHANGES.find(([slots]) => slots.test(slot))?.[1]
  if (words === undefined) return false
  const { text, start } = clause.sentence
  return words.test(slot === 'weight' ? text : text.slice(0, clause.end - start))
}

import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { bareKin, KIN_WORDS, relationOf } from '../../text/kin.ts'
import { looksLikeName, mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { KIN, KIN_MODIFIERS } from '../../lexicon/people/kinship.ts'
import { GIVEN, NOT_NAMES, NOT_TWICE, SURNAMES } from '../../lexicon/people/names.ts'
import { oneOf } from '../../text/patterns.ts'

/** What a predicate begins with: the name is over. */
const ON =
  '[在是今现从去来也都就有很刚最几\\d被说要喜爱做住换搬上下跟和与给为养买打考生毕结离又还已不没特的,]|$'
const HAN = '\\p{Script=Han}'
const NAME = `[小阿老大]${HAN}|(?<twice>${HAN})\\k<twice>|${HAN}{2,3}?`
/** Words that look like a name after a relation: 我爸老是, 我妈小时候, 我弟大学. */
const NO_NAME =
  /^(?:老(?:是|家|板|师|婆|公|了)|小(?:时|区|学|说|心|孩|组|朋)|大(?:学|家|概|半|专|哥|姐|家)|阿姨)/u

const FULL_NAME = new RegExp(`^[${SURNAMES}]\\p{Script=Han}{1,2}$`, 'u')
const GIVEN_NAME = new RegExp(`^(?:大[伟勇强军鹏明刚]|[${GIVEN}]{2})$`, 'u')

/** Said of one's own without 我. */
const CALLED_ALONE = Object.values(KIN)
  .flat()
  .filter((word) => word.length > 1 && bareKin(word) !== null)

/** 我老婆小敏是护士, 女朋友林晚在成都: the name beside the relation. */
export const nameApposed: ExtractionRule = defineRule({
  id: 'zh/name.apposed',
  priority: 58,
  confidence: 0.86,
  anchors: ['我', '俺', '咱', ...CALLED_ALONE],
  pattern: new RegExp(
    `(?:^|[,和跟与])(?<own>[我俺咱]们?家?的?)?(?:${oneOf(KIN_MODIFIERS)}){0,2}?(?<kin>${KIN_WORDS})(?<value>${NAME})(?=${ON})`,
    'gu',
  ),
  draft(match) {
    const name = match.raw('value') ?? ''
    const word = match.raw('kin') ?? ''
    const relation = relationOf(word)
    const value = match.capture('value')
    if (match.raw('own') === undefined && !CALLED_ALONE.includes(word)) return null
    if (relation === undefined || !value || NO_NAME.test(name) || NOT_NAMES.includes(name)) return null
    const twice = match.raw('twice') !== undefined
    if (
      twice
        ? NOT_TWICE.has(name)
        : !looksLikeName(name) && !GIVEN_NAME.test(name) && !(FULL_NAME.test(name) && mayBeName(name))
    )
      return null
    const kind = relation === 'pet' ? { facet: speciesOf(word) } : {}
    return { slot: 'name', value, entity: `user.${relation}`, ...kind }
  },
  examples: [
    { text: '我老婆小敏是护士', cards: [{ slot: 'name', value: '小敏', entity: 'user.wife' }] },
    { text: '女朋友林晚在成都', cards: [{ slot: 'name', value: '林晚', entity: 'user.girlfriend' }] },
    { text: '我女儿朵朵今年6岁', cards: [{ slot: 'name', value: '朵朵', entity: 'user.daughter' }] },
  ],
  counterExamples: [
    '我爸老是忘事',
    '我妈小时候很苦',
    '我弟大学在北京读的',
    '我妈天天在家',
    '我妈高兴坏了',
    '我老公马上要出差',
    '他老婆小敏是护士',
    '我弟弟明天去上海',
    '我儿子高考结束了',
    '老公高兴坏了',
    '儿子天天打游戏',
    '老婆马上要生了',
    '妈妈白天在店里',
    '我爸白天在店里',
    '我奶奶周日刚过完生日',
  ],
})

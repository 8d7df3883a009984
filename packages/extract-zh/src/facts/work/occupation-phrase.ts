import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { oneOf } from '../../text/patterns.ts'

/** Turns of phrase for what one is: 一介X, 从业八年的X, 靠X养家. */

const JOB = oneOf([
  ...OCCUPATIONS.filter((word) => word.length > 1),
  '教书匠',
  '打工的',
  '手艺人',
  '庄稼人',
  '庄稼汉',
  '生意人',
  '读书人',
  '小老百姓',
  '包工头',
  '小包工头',
  '工头',
  '农家妇女',
  '家庭煮夫',
  '铲屎官',
])
const MERE = new RegExp(
  `(?:^|我|俺|本人|在下|小弟|小妹|鄙人|老夫)(?:就|只|不过|只不过|也就|就是|是|这个|这么)?(?:区区)?(?:一介|一枚|一名|一个|一只|小小|小小的|一个小|一枚小|一名小|一个普通|一个普普通通的|一个平平无奇的|一个苦逼的?|一个穷)?(?:的)?(?:小|老|穷|苦逼|资深|在职|全职|前|准)?(?<value>${JOB})(?<end>一枚|一名|一个|一只|而已|罢了|是也)?$|^(?:[^,你您他她它我是有找求的]{1,8}?)(?<named>${JOB})(?:一枚|一只)$`,
  'gu',
)

/** "区区一介教书匠", "入行两年的插画师一枚", "一枚小会计". */
export const occupationMere: ExtractionRule = ownRule({
  id: 'zh/occupation.mere',
  priority: 83,
  confidence: 0.93,
  anchors: ['一介', '一枚', '一名', '一个', '一只', '小小', '而已', '罢了', '是也', '区区'],
  pattern: MERE,
  elided: 'speaker',
  ownOnly: true,
  examples: [
    { text: '在下一介书生，区区一名会计罢了', cards: [{ slot: 'occupation', value: '会计' }] },
    { text: '一枚小护士，刚下夜班', cards: [{ slot: 'occupation', value: '护士' }] },
  ],
  counterExamples: ['他一介书生', '来了一名护士', '一个老师说的', '一名医生的自白', '给我一个经理'],
  read: (match, frame) => {
    const marked = /一介|一枚|而已|罢了|是也|区区|小小/u.test(match.text)
    if (frame.negative || !(marked || /^(?:我|俺|本人|在下|鄙人)/u.test(match.text))) return null
    return match.clause.index > 1 && !/我/u.test(match.clause.sentence.message)
      ? null
      : take(match, 'occupation')
  },
})

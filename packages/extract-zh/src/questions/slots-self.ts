import type { SlotQuestion } from '@recollect/core/extraction'
import { KIND_ENDS, TRAITS } from '../lexicon/self/traits.ts'
import { oneOf } from '../text/patterns.ts'
import { ask } from './slot-question.ts'

const KIND = oneOf(KIND_ENDS.filter((kind) => kind.length > 1))

/** Such traits as are asked for by name; one-letter words stand in too many others. */
const TRAIT = oneOf(TRAITS.filter((trait) => trait.length > 1))

/** What kind of person one counts as. */
export const selfQuestions: readonly SlotQuestion[] = [
  ask(
    'trait',
    new RegExp(`我.{0,4}(?:是|算|比较|属于)?.{0,4}(?:${TRAIT})(?:的?人?)(?:吗|么|还是|吧|不)`, 'u'),
    ['personality', 'user_type'],
  ),
  ask(
    'user_type',
    new RegExp(
      `什么用户|(?:早起|晚睡|熬夜|爱睡懒觉)的人|夜猫子|我的身份|我(?:到底|究竟|其实)?(?:是|算|属于).{0,12}(?:用户|玩家)|我属于(?!.*(?:族|国|性格|座|学区|区|科|部门|公司|组))|我算(?!命|了)|什么样?的?(?:用户|玩家)|(?:早起|晨|夜|猫|狗).{0,3}(?:型|人|派|党|控).{0,2}还是|[\\p{Script=Han}](?:党|派|粉|控|型)(?:的)?还是|我是(?:不是)?(?:个|一个|一名|那种)?(?!.*(?:素食|独生))[^,。]{0,4}(?:${KIND})(?:吗|么|吧|还是|不)`,
      'u',
    ),
    ['user_type', 'personality', 'occupation'],
  ),
]
/** 我是什么: only when nothing else is named. */
export const selfLast: readonly SlotQuestion[] = [
  ask(
    'what_am_i',
    /我(?:是什么(?:人)?$|是哪(?:种|类)|是什么(?!时候|地方|血|星|属|座|族|国)|是(?:一个|个)?怎样的)/u,
    ['user_type', 'occupation', 'personality'],
  ),
]

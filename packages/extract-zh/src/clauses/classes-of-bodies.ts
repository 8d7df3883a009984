import { BODY_PARTS } from '../lexicon/health/illnesses.ts'
import { BODY_STATES, HURTS, LASTING_SIGNS } from '../lexicon/health/bodies.ts'
import { oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'

/** Classes of how a body is: 颈椎不好, 一变天就疼, 把脚踝崴了. */

const PART = `(?:这|我这|老)?(?:左|右|两)?(?:边|侧|只)?(?:${oneOf(BODY_PARTS)}){1,2}`
const HOW =
  '(?:这块|这里|一直|老是?|总是?|也|都|有点儿?|有些|不知道怎么|越来越|确实|真|已经|早就?|最近|经常|本来就|查出来|检查出来?|是|又|是真){0,3}'
const STATE = new RegExp(`^${PART}${HOW}(?:${oneOf(BODY_STATES)})$`, 'u')
/** 疼 is of the moment, 老疼 is not. */
const SIGN = new RegExp(
  `^${PART}(?:老是?|总是?|一直|经常|常年|时不时|动不动就?|(?:一|每到|每逢)\\p{Script=Han}{1,5}就|(?:阴天|下雨天|变天|换季|冬天)就?)(?:会|要|有点)?(?:${oneOf(LASTING_SIGNS)})$`,
  'u',
)
/** 腰不行了 is so from now on, 眼睛花了 too. */
export const bodyState: Read = (words) => (STATE.test(words) || SIGN.test(words) ? [0, words.length] : null)

const HURT = new RegExp(
  `^(?:上次|之前)?(?:打球|踢球|跑步|健身|爬山|骑车|下楼|搬东西|干活|滑雪|跳舞|训练|比赛|洗澡|走路|下班)?(?:的时候|时)?(?:又|不小心)?(?:把|给)?${PART}(?:给)?(?:${oneOf(HURTS)})(?:了|过)?$`,
  'u',
)
const SLEEP =
  /^(?:睡觉|睡眠)(?:特别|很|挺|比较|一直|都|也|从小就?|有点){0,2}(?:轻|浅|差|不好|不踏实|认床|打呼噜?|打鼾|磨牙|说梦话|流口水)$/u
/** 睡觉轻. */
export const sleep: Read = (words) => (SLEEP.test(words) ? [0, words.length] : null)

/** 把脚踝崴了. */
export const hurt: Read = (words) => {
  if (!HURT.test(words)) return null
  const start =
    /^(?:上次|之前)?(?:打球|踢球|跑步|健身|爬山|骑车|下楼|搬东西|干活|滑雪|跳舞|训练|比赛|洗澡|走路|下班)?(?:的时候|时)?(?:又|不小心)?(?:把|给)?/u.exec(
      words,
    )?.[0].length ?? 0
  return [start, words.length]
}

const ORGAN =
  '(?:胆囊|胆|阑尾|盲肠|子宫|扁桃体|甲状腺|脾|一个肾|右肾|左肾|智齿|痔疮|息肉|肌瘤|结节|囊肿|包皮|前列腺|卵巢|乳腺结节)'
const TAKEN_OUT = new RegExp(
  `^(?:把)?${ORGAN}(?:(?:去|今|前|大前)年|前几年|早些年|早年|上个月|小时候|早)?(?:就|也|都|已经|早就)?(?:给)?(?:摘|切|割|拔|摘除|切除|拿掉|取|全切|摘掉|切掉|割掉)(?:了)?$|^(?:割|切|摘|拔|做|切除|摘除)(?:了|过)?(?:个)?${ORGAN}(?:手术)?$`,
  'u',
)
/** 胆去年就摘了, 割了阑尾. */
export const organ: Read = (words) => (TAKEN_OUT.test(words) ? [0, words.length] : null)

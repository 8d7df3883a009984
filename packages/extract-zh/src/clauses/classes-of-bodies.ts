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
  `^${PART}(?:老是?|总是?|一直|经常|常年|时不时|动不动就?|(?:一|每到|每逢)\\p{Script=Han}{1,5}就|(?:阴天|下雨天|变天|换季|冬天)就?)(?:会|要|有点)?(?:${oneOf(LASTING_SIGNS)})$|^(?:一|每次|每逢|只要)[^,我你您他她]{1,5}?就?(?:会|老)?${PART}(?:会|老)?(?:${oneOf(LASTING_SIGNS)})$`,
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
const SURGERY = new RegExp(
  `^(?:左|右)?(?:${oneOf(BODY_PARTS)}){1,2}(?:上|里|那儿)?(?:刚|也)?(?:做|动|开|挨)(?:了|过)?(?:个|次|台|一次|一?刀)?(?:大|小|微创|腔镜|切除|置换|搭桥|缝合)?(?:手术|刀)?(?:了)?$`,
  'u',
)
/** 腰上做了个手术. */
export const surgery: Read = (words) =>
  SURGERY.test(words) && /手术|刀/u.test(words) ? [0, words.length] : null

/** 胆去年就摘了, 割了阑尾. */
export const organ: Read = (words) => (TAKEN_OUT.test(words) ? [0, words.length] : null)

const SKIN =
  /^(?:我?是|属于|典型的?|标准的?|从小就?是|天生)?(?:个)?(?<value>(?:大)?(?:痘痘|敏感|油|干|混合|混油|混干|中性|油痘|敏感性|熟龄)(?:肌肤|肌|皮)|(?:冷|暖)?(?:白|黄|黑|黄黑|黄一白|黄二白|冷白|小麦)皮|(?:头发|发质|发量)(?:特别|很|又|比较|有点|天生)?(?:细软塌|细软|干枯|毛躁|沙发|自来卷|自然卷|油|爱出油|少|多|稀|黄|扁塌)|(?:满脸|一脸|额头|下巴|脸颊|后背)(?:都是)?(?:痘|痘痘|痘印|闭口|雀斑|斑|黑头))$/u
/** 痘痘肌, 头发细软塌. */
export const skin: Read = (words) => {
  const value = SKIN.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

/** 75b, a杯. */
export const cup: Read = (words) =>
  /^(?:(?:3[0-9]|[678][05])[a-h]|[a-h])(?:罩)?杯$/u.test(words) ? [0, words.length] : null

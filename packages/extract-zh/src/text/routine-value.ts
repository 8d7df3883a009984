import type { RuleMatch } from '@recollect/core/extraction'
import { OFTEN, ROUTINE_VERBS } from '../lexicon/habits/routines.ts'
import type { Frame } from './fact-rule.ts'
import { goesOnAboutSelf } from './own-rule.ts'
import { oneOf } from './patterns.ts'

/** What routines are made of, when in the day or the week they are, and what is said of a single time. */
export const VERBS = oneOf(ROUTINE_VERBS)
export const PART =
  '早饭|午饭|晚饭|早餐|午餐|晚餐|中饭|夜宵|周[一二三四五六日天]到周[一二三四五六日天]|周六日|周六周日|周末两天|双休日|(?:上下班|上班|下班|通勤|上学|放学|回家)的?路上|下班路上|通勤路上|路上|通勤时|开车时|做饭时|吃饭时|洗澡时|睡觉时|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|夜晚|半夜|凌晨|睡前|饭后|饭前|起床后|起床|早起|下班后?|下了班|下班回家|放学后?|出门前|出门|洗完澡|洗澡前|洗澡|到家|回家|回到家|周末|周[一二三四五六日天]|星期[一二三四五六日天]|礼拜[一二三四五六日天]|晚饭后|早饭后|午饭后|吃完饭|吃完晚饭|吃饭|入睡前|午后|冬天|夏天|春天|秋天|春节|过年|中秋|生日|课间|工作日|月初|月底|每月初|进门|一早|一大早|三餐'
export const ONCE =
  /今[天晚早日]|明[天早晚日]|昨|后天|前天|刚|这次|上次|下次|下周|上周|这周|待会|一会(?!儿?$)|等下|马上|上个|下个|这个/u

/** How often, left open: what follows is a routine only if it is the kind of thing routines are. */
const VAGUE =
  /^(?:经常|常常|常|总是|老是|总|一般|通常|平时|平常|平日里?|日常|基本上?|长期|长年|常年|习惯性地?|动不动|时不时|不时|都|一早)/u
const CLOCK = '(?:[\\d一二两三四五六七八九十]{1,3}[点:](?:半|多|钟|\\d{2})?(?:左右|以后|之?前|以前|之后)?)'
const HOW_OFTEN = new RegExp(
  `^(?:${OFTEN}|${CLOCK}|都|就|才|只|会|也|要|得|在家里?|自己|一个人|早上|晚上|中午|下午|上午|深夜|半夜|睡前|饭后|下班后?|周末|坚持){1,5}`,
  'u',
)
const DOES =
  /^(?:(?:和|跟|陪|带)[^,我]{1,4}(?:一起)?)?(?:(?:去|到)(?!年|了|过|世|死)[^的了过,]{2,8}|(?:看|听|喝|吃|打|玩|骑|坐|写|读|逛|刷|做|用|买|穿|戴|抽|弹|画|唱|跳|练|洗|泡|点|遛|拍|煮|炒|学|跑|爬)(?![着得到不过了一的]|事|关于|同样|梦|噩梦|上去|起来|出来|下去|很多)[^的了过,]{1,9}|接送\p{Script=Han}{1,4}|接(?:孩子|娃)|送(?:孩子|娃)|辅导\p{Script=Han}{1,6}|照顾\p{Script=Han}{1,4}|带饭|健身|锻炼(?:身体)?|运动|跑步|晨跑|夜跑|游泳|散步|午睡|午休|熬夜|通宵|加班|出差|失眠|早睡|早起|晚睡|晚起|赖床|裸睡|冥想|打坐|喝酒|抽烟|吸烟|[早晚][睡起].{0,4}|骑车|开车|走路|通勤|网购|记账|遛狗|撸猫|撸铁|做饭|旅游|旅行|露营|自驾|护肤|化妆|复盘|瑜伽|直播|睡|(?<!一)起(?![玩来吃去])|醒|洗澡|吃饭).{0,10}$/u
const NO_ROUTINE =
  /[它她]|(?<![吉其])他|的(?:这|那|人|朋友|饭店|店|时候)|这家|目的|就是|满山|开心|各种|感到|怨恨|发神经|大吵|大闹|吵闹|打鸣|更新$|红包|当领导|做领导|三心二意|不起来|退步|过度|比较自己|开抢|流[一鼻]|应付|这些|那些|似的|一样|起来并|睡不了|吓到|在一起|人水|准时去$|打开空调|只看结果/u

/** Whether a routine says what people do again and again, and not what befalls them. */
export function isRoutine(value: string): boolean {
  if (NO_ROUTINE.test(value)) return false
  return !VAGUE.test(value) || DOES.test(value.replace(HOW_OFTEN, ''))
}

/** In a longer message a routine that nobody is said to have may be anybody's. */
const SHORT = 40
export const isSpeakersRoutine = (match: RuleMatch, frame: Frame): boolean =>
  frame.explicit ||
  frame.entity !== 'user' ||
  match.text.includes('我') ||
  goesOnAboutSelf(match) ||
  match.clause.sentence.message.length <= SHORT

import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const ALONE_AT_HOME =
  /(?:咱家|咱们家|我家|我们家|俺家|家里|家中|屋里|这房子里?)(?:现在|平时|如今|目前|常年)?(?:就|只有|只剩|就剩|就只有|只住着?|就住着?)(?:下|了)?(?<value>(?:我|咱)?(?:跟|和|与|一个|自己|们|俩|[一两三四五]口)[^,你您他她了过]{0,10}?)(?:住|过日子|过)?(?:了|啊|呢)?$/gu

/** "家里就剩我和我妈", "咱家就我跟老伴俩人". */
export const livingHousehold: ExtractionRule = ownRule({
  id: 'zh/living-situation.household',
  priority: 92,
  confidence: 0.93,
  anchors: ['家里', '家中', '我家', '咱家', '俺家', '们家', '屋里', '房子'],
  pattern: ALONE_AT_HOME,
  elided: 'speaker',
  examples: [
    { text: '家里就剩我和我妈', cards: [{ slot: 'living_situation', value: '我和我妈' }] },
    { text: '咱家就我跟老伴俩人', cards: [{ slot: 'living_situation', value: '我跟老伴俩人' }] },
  ],
  counterExamples: ['他家里就剩他和他妈', '家里就我一个人不吃辣', '今天家里就我一个人', '家里只剩一个苹果'],
  read: (match, frame) =>
    /今|昨|刚|这会/u.test((frame.modifiers.when ?? '') + match.clause.text) ||
    !/我|咱|口|[两俩]/u.test(match.text) ||
    /[女儿子娃闺]$|独[生苗]|(?<![和跟与][^,]{0,6})一个/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'living_situation', { entity: 'user' }),
})

const PER_ROOM =
  /(?<value>(?:(?:跟|和)[^,你您他她了过]{1,6})?(?:[一两俩二三四五六七八十\d]{1,2})(?:个|口)?人(?:挤|住|迫|睡|合住|共用|分)?(?:埋|在)?(?:住|睡)?(?:在)?(?:同)?(?:一|两)(?:间|个|套|张)(?:屋|房|房间|宿舍|寝室|劏房|卧室|床|套间|公寓|一室|[^,你您他她了过]{0,3}房)?)(?:里|内)?(?:的)?(?:呢|啊)?$|(?<crowd>(?:(?:一大?家子?|全家|我们|祖孙三代|三代人|四代人)?(?:[三四五六七八九十\d]{1,2}口人?)?|[三四五六七八九十\d]{1,2}口人?)(?:挤|窝|蜗居|住)(?:在)?(?:一?(?:套|间))?[^,我你您他她了过]{1,8}?(?:平米?|平方|房子?|屋子?|室一厅|居室|宿舍|单间))(?:里)?$|(?<bed>(?:跟|和)[^,你您他她了过]{1,6}(?:分房睡|分床睡|分房住|分居两地|两地分居|睡一张床|睡上下铺|分开住))(?:好?多年|[一二三四五六七八九十几\d]{1,3}年(?:多)?)?了?$|(?<raise>(?:一个人|独自|自己)(?:拉扯|带|养|拉扯大|带大|抚养)着?(?:[一俩两三]个?)?(?:孩子|娃|女儿|儿子|闺女)(?:们)?(?:过|生活|长大)?|(?:带|领|拉扯)着(?:[俩两一三]个?)?(?:孩子|娃|儿子|女儿|闺女)(?:单)?过|守着[俩两一三]个?(?:孩子|娃|女儿|儿子)过)(?:了)?$/gu

/** "六个人一间", "跟老公分房睡好多年了", "一个人带俩娃". */
export const livingTogetherHow: ExtractionRule = ownRule({
  id: 'zh/living-situation.how',
  priority: 93,
  confidence: 0.92,
  anchors: [
    '人一间',
    '挤',
    '窝',
    '蜗居',
    '口住',
    '人迫',
    '人住',
    '人一个',
    '人一套',
    '人睡',
    '人合住',
    '人共用',
    '分房',
    '分床',
    '分居',
    '睡一张',
    '睡上下铺',
    '分开住',
    '拉扯',
    '一个人带',
    '一个人养',
    '一个人抚养',
    '独自带',
    '独自养',
    '独自抚养',
    '自己带',
    '自己养',
    '自己抚养',
    '带着',
    '领着',
    '守着',
  ],
  pattern: PER_ROOM,
  elided: 'chat',
  examples: [
    { text: '我和舍友六个人一间', cards: [{ slot: 'living_situation', value: '和舍友六个人一间' }] },
    { text: '我一个人带俩娃', cards: [{ slot: 'living_situation', value: '一个人带俩娃' }] },
  ],
  counterExamples: ['他们六个人一间', '一人一个苹果', '你一个人带娃吗？', '我想跟老公分房睡', '两个人一张票'],
  read: (match, frame) => {
    const value =
      match.capture('value') ?? match.capture('crowd') ?? match.capture('bed') ?? match.capture('raise')
    if (
      !value ||
      frame.negative ||
      /说/u.test(match.text) ||
      /[想要能会]$|打算|今天|昨天/u.test(match.before)
    )
      return null
    if (match.raw('crowd') !== undefined && !/[口家代]/u.test(match.text)) return null
    if (match.raw('value') !== undefined && !/[房屋室寝宿床间]/u.test(value.text.slice(-3))) return null
    return { slot: 'living_situation', value }
  },
})

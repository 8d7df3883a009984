import { BODY_PARTS } from '../lexicon/health/illnesses.ts'
import { OFFERED } from '../lexicon/things/apps.ts'
import { oneOf } from '../text/patterns.ts'
import type { Frame } from './frame.ts'

/** For whom or with whom, at home: 给人搞装修, 跟人合伙开店, 院子里养鸡. */
export const ASIDE =
  /(?:[给帮替](?:人家?|别人|客人|客户|病人|学生|老板|厂里|厂家|公司|单位|剧组|老人|住户|有钱人|城里人|街坊|村里人?|邻居)|(?:退休|下岗|失业|辞职|辞了工作|离职|退伍|转业|毕业|生完孩子|结婚)(?:后|以后|之后|就)?|[跟和](?:[我他她]的?)?(?:人|朋友|别人|亲戚|同学|同事|发小|老乡|战友|哥们)(?:合伙|一起)?|(?:回来|回去|回老家|回村|返乡|过来)(?:后|以后|就)?|(?:考了?个?[^,]{0,4}证|转行|改行|退伍|退役|复员)(?:后|以后)?(?:就|去)?|[跟和](?:对门|隔壁|楼[上下]|公司|单位|村里?)?(?:[小老阿大]\p{Script=Han}|\p{Script=Han}[哥姐叔姨爷总])(?:一起|一块儿?)?|(?:院子|后院|家|屋|阳台|店|厂)里?上?|名下|手里|手上|老家|(?:怀|上|读|当|带|坐)\p{Script=Han}{1,4}?(?:的时候|时候|时|期间|那年)|英语|日语|普通话|(?:本科|研究生|大学|硕士|博士)(?:时|阶段|期间)?)$/u
const OF_BODY = new RegExp(`(?:左|右)?(?:${oneOf(BODY_PARTS)})(?:被|也)?$`, 'u')

/** 从字节去了小红书: what one leaves for it. */
const LEAVES =
  /(?:从|离开|离了)[^,我你您他她在不没起]{2,10}?(?:后|以后|之后|出来后?|离职后?|毕业后?)?(?:就|又|直接)?$/u

/** 给我儿子转到育才小学. */
const GIVEN = /(?<=^|[,又就也才刚都])(?:给|把|将|让)(?=我|[他她]$|\p{Script=Han}{2,4}$)/u

/** 公司用的是gitlab: one's own. */
const GROUP =
  /^(?:我们?|咱们?)?(?:公司|单位|团队|组里?|部门|学校|实验室|项目组?|家里|店里|厂里|工作室|课题组)(?:现在|一直|内部|统一|都|里)?$/u

/** 我民宿挂在美团上: what is one's own there. */
const OWN_OFFER = new RegExp(
  `(?<=^(?:我|俺|咱)们?)(?:家)?(?:的|那个?|这个?)?${oneOf(OFFERED)}(?:现在|都|也|一直|还)?$`,
  'u',
)

/** What it is for, in two or three characters: 记账, 写代码. */
const PURPOSE =
  /(?:写|画|记|剪|修|做|拍|看|听|导|背|学|练|跑|开|打|买|炒|查|订|录|编|存)(?:[^,我你他她的了是在用不没]{1,3})?(?:我|我都|主要|一般|平时|都|就|一直)?$/u

/** The words before a verb that may be its subject; null where it lacks what it is for. */
export function beforeVerb({ options }: Frame, before: string): string | null {
  if (options.has('body')) return before.replace(OF_BODY, '').replace(ASIDE, '')
  if (options.has('given')) return before.replace(GIVEN, '')
  if (options.has('updates')) return before.replace(LEAVES, '')
  if (options.has('offers')) return before.replace(OWN_OFFER, '')
  if (options.has('group')) return before.replace(GROUP, '我')
  if (!options.has('for')) return before
  const purpose = PURPOSE.exec(before)
  return purpose === null ? null : before.slice(0, purpose.index) + (purpose[0].includes('我') ? '我' : '')
}

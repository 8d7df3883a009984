const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Posts and departments: one is moved to them, and lives in none. */
export const POSTS =
  /(?:岗|岗位|部门|\S部|科室|编制|管理层|一线|后台|前台|销售线|产线|项目组|小组|团队|班组|档期|日程|会议)$/u

/** Where one sits or stands in a room: 搬到后排了. */
export const IN_ROOM =
  /^(?:[前后左右]排|[前后左右上下里外][边面头]|第?[一二三四五六七八九十\d]+排|角落|窗边|靠窗|门口|隔壁|对面|旁边|中间)$/u

/** Kinds of place without a name: 小城, 个不大的县城. */
export const PLACE_KINDS =
  /^(?:一)?[个座片块]?(?:[很非常挺特别比较]{0,2}(?:小|大|老|穷|美|偏僻|偏远|普通|安静|热闹|漂亮|美丽|落后|发达|古老|不大|不起眼|沿海|北方|南方|西部|东部|边境|四线|三线|五线|十八线)的?){0,3}(?:小?城|城市|小?镇|县城|山?村|小?村子?|小?村庄|农村|乡下|地方|海岛|小岛|山沟沟?|山旮旯|山区|渔村|古城|古镇)$/u

/** What is said of a thing rather than its name. */
export const PREDICATES = new Set(
  words(
    '没了 黄了 倒闭了 很好 很忙 太忙 稳定 不稳定 轻松 很累 很远 很近 远 近 一般 还行 还可以 不错 很美 很小 很大 很穷 变了 变化很大 保密 秘密 不重要 好听 难听 错了 写错 填错 打错 弄错 搞错 输错 登记错 改了 换了 忘了 丢了 空着 没填 没写',
  ),
)

/** What is done with a name on a form: 填错, 写反. */
export const NOT_IN_NAMES = /[错反漏填改]|^(?:写|打|输|登|录|印|读|念|叫|签)[了过成]?|字$/u

/** When or how somebody works. */
export const WORK_MANNERS =
  /^(?:家里?|在家|居家|远程|线上|线下|兼职|全职|夜班|白班|晚班|早班|中班|倒班|三班倒|两班倒|加班|周末|晚上|白天|上午|下午|早上|半天|全天|节假日|外面|这边|那边|外地|异地|老家)$/u

import type { AnswerCase } from '@recollect/testkit'

/** A narrower favourite, or one beside it, replaces nothing. */
export const favourites: readonly AnswerCase[] = [
  [['我最喜欢的桌游是卡坦岛', '我最喜欢的纸牌游戏是桥牌'], '我最喜欢的桌游是什么？', '卡坦岛', '桥牌'],
  [['我最喜欢的红酒是拉菲', '我最喜欢的白酒是汾酒'], '我最喜欢的红酒是什么？', '拉菲', '汾酒'],
  [['我儿子最喜欢的恐龙是剑龙', '我儿子最喜欢的动物是水獭'], '我儿子最喜欢的恐龙是什么？', '剑龙', '水獭'],
  [['我最喜欢的歌是后来', '我最喜欢的圣诞歌是铃儿响叮当'], '我最喜欢的歌是什么？', '后来', '铃儿'],
  [
    ['我老婆最喜欢的演员是葛优', '我老婆最喜欢的配音演员是童自荣'],
    '我老婆最喜欢的演员是谁？',
    '葛优',
    '童自荣',
  ],
]

/** Asked for a pet, the pet is named. */
export const pets: readonly AnswerCase[] = [
  [['我养了一只鹦鹉'], '我养了什么宠物？', '鹦鹉'],
  [['我妹养了只乌龟'], '我妹养了什么？', '乌龟'],
  [['我养了一只雪貂，叫土匪'], '我的宠物叫什么名字？', '土匪'],
  [['我妈养鸡'], '我妈养什么动物？', '鸡'],
]

/** A thing of one's own that no slot is for is found by its name. */
export const ownThings: readonly AnswerCase[] = [
  [['我最喜欢的编程字体是Fira Code'], '我最喜欢的编程字体是什么？', 'Fira Code'],
  [['我的默认浏览器是Firefox'], '我的默认浏览器是什么？', 'Firefox'],
  [['我常点的咖啡是馥芮白'], '我常点的咖啡是什么？', '馥芮白'],
  [['我老婆最喜欢的电台是交通广播'], '我老婆最喜欢的电台是什么？', '交通广播'],
  [['我惯用的包管理器是pnpm'], '我惯用的包管理器是哪个？', 'pnpm'],
]

/** What is gone is no longer had. */
export const gone: readonly AnswerCase[] = [
  [['我养了一只鹦鹉', '鹦鹉送人了'], '我有鹦鹉吗？', '不', '是的'],
  [['我有一台无人机', '我的无人机被偷了'], '我有无人机吗？', '不', '是的'],
  [['我家养了两只羊', '我家不养羊了'], '我家养羊吗？', '不', '是的'],
]

/** Facts of the work around one. */
export const aroundWork: readonly AnswerCase[] = [
  [['我们的测试服务器叫獾'], '我们的测试服务器叫什么？', '獾'],
  [['我们的迭代隔周周三结束'], '我们的迭代什么时候结束？', '周三'],
  [['我老板是奥尔加'], '我老板是谁？', '奥尔加'],
  [['我的组长叫马特奥'], '我的组长叫什么？', '马特奥'],
  [['我们每天9点15开站会'], '我们什么时候开站会？', '9点15'],
]

/** Two things asked at once are both answered. */
export const bothAsked: readonly AnswerCase[] = [
  [['我住在郑州', '我在永辉上班'], '我在哪上班，住在哪里？', '永辉|郑州'],
  [['我住在郑州', '我在永辉上班'], '我住在哪里，在哪上班？', '郑州|永辉'],
  [['我住在郑州'], '我叫什么，住在哪里？', '郑州'],
  [['我姐是护士', '我姐住在合肥'], '我姐是做什么的，住在哪里？', '护士|合肥'],
  [['我34岁', '我叫艾达'], '我叫什么，今年几岁？', '艾达|34'],
]

/** What is asked for is of its own kind, or is not known. */
export const ofItsKind: readonly AnswerCase[] = [
  [['我有两辆汽车'], '我有几辆自行车？', '', '两'],
  [['我怕黑'], '我多重？', '', '黑'],
  [['我叫何力'], '我的律师是谁？', '', '何力'],
]

/** The newer of two things said of one thing is answered. */
export const newerSaid: readonly AnswerCase[] = [
  [['访客wifi密码是枫树', '访客wifi密码是胡桃'], '访客wifi密码是什么？', '胡桃'],
  [['生产服务器叫雀', '生产服务器叫鹪鹩'], '生产服务器叫什么？', '鹪鹩'],
  [['小区门禁码是4471', '小区门禁码改成9902了'], '小区门禁码是多少？', '9902'],
  [['我弟的柜子号是12', '我弟的柜子号是48'], '我弟的柜子号是多少？', '48'],
  [['我们队的吉祥物是狐狸', '我们队的吉祥物现在是猫头鹰'], '我们队的吉祥物是什么？', '猫头鹰'],
]

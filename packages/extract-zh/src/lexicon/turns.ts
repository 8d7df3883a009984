const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const EX =
  'user.wife user.husband user.spouse user.partner user.girlfriend user.boyfriend family.wife family.husband family.girlfriend family.boyfriend family.partner family.spouse'

/** What is said of an event, by what it changes; what is known of a partner ends with the relationship. */
const EVENTS: readonly (readonly [targets: string, phrases: string])[] = [
  [
    'relationship_status',
    '结婚 领证 领了证 扯证 扯了证 嫁人 嫁了 成家 完婚 订婚 求婚 脱单 谈恋爱 处对象 有对象了 有女朋友了 有男朋友了 在一起了 复婚 再婚 办婚礼 办了婚礼 洞房 当新娘 当新郎',
  ],
  [
    `relationship_status ${EX}`,
    '分手 离婚 离了 分居 恢复单身 单身了 又单身 丧偶 守寡 掰了 散了 吹了 黄了 和平分手 被甩 手续办完',
  ],
  [
    'location living_situation',
    '搬完 搬好 搬家 搬到 搬去 搬来 搬回 搬进 搬出 搬走 搬了 搬离 乔迁 新家 回老家 定居 落户 落脚 安家 移居 调到 调去 住进 住到 退租 退了租 租到 租了 退了租 接到 接来 接过来 接回 居然回 跟爸妈住 和爸妈住 收房 入住 人在 现在住 现居',
  ],
  [
    'employer occupation user.boss relation.boss user.coworker relation.coworker',
    '调走 进了 当上 离任 走人 撤了 跳槽 跳到 辞职 辞了 离职 裸辞 被裁 裁员 被辞 被炒 炒了 炒鱿鱼 失业 下岗 退休 入职 转行 换工作 换了工作 换了份 换了家 换公司 换了公司 新工作 新公司 新单位 新东家 转岗 升职 升了 晋升 提拔 毕业了 创业 单干 不干了 内退 待业 上岸 考上 转正 自己干 开了家 开了个 加入 去了 调到 调去 被优化 毕业 拿了offer',
  ],
  [
    'school education major occupation',
    '毕业 退学 转学 休学 考上 保研 读研 转专业 换专业 转到 升学 上岸 拿到学位 读完',
  ],
  ['health family.child', '生了 出生 落地 当爸 当妈 喜得 卸货 流产 没保住 宝宝来了 抱上 二胎'],
  ['health', '痊愈 好了 康复 治好 出院 拆石膏 停药 转阴 复查没事 手术'],
  [
    '*',
    '去世 过世 走了 离世 没了 不在了 病逝 安乐死 送走 汪星 喵星 跑丢 丢了 送人 离开了我们 离开我们 去了天堂',
  ],
  [
    'plan goal project',
    '过了 考过 通过了 拿下 完成了 做完 搞定 取消 泡汤 黄了 不去了 不考了 不办了 推迟 延期 改期 回来了 去过了 放弃',
  ],
  ['weight', '瘦了 瘦到 胖了 胖到 减到 减了 掉了 涨到'],
  ['phone', '那个号 老号 旧号 原来的号 换号 新号 号码 换了号 新办 停机 销号 手机号'],
  ['email', '邮箱 新邮箱 邮件地址'],
  ['vehicle owns', '换车 换了车 新车 提车 提了 卖车 车卖 开上 卖了 过户 报废'],
  ['device os uses', '新手机 换手机 换了手机 新电脑 换电脑 换了台 换了部 换成'],
  ['school', '新学校 换学校 升初 升高 上初 上高 升学'],
  ['age', '岁生日 满 周岁'],
  ['diet', '开荤 吃肉 吃素 不吃肉'],
  ['nationality', '入籍 国籍 拿到护照'],
  ['income', '涨薪 加薪 降薪 涨工资 工资涨'],
  ['name nickname', '改名 改了名 名字改 以后叫 别叫'],
  ['religion', '皈依 受洗 信教 还俗'],
  ['pet user.pet', '领养 新养 新来 送养'],
]

/** Phrase → what it changes. */
export const TURNS: ReadonlyMap<string, readonly string[]> = EVENTS.reduce((all, [targets, phrases]) => {
  for (const phrase of words(phrases)) all.set(phrase, [...(all.get(phrase) ?? []), ...words(targets)])
  return all
}, new Map<string, readonly string[]>())

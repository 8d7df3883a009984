const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const EX =
  'user.wife user.husband user.spouse user.partner user.girlfriend user.boyfriend family.wife family.husband family.girlfriend family.boyfriend family.partner family.spouse'

/** What is said of an event, by what it changes; what is known of a partner ends with the relationship. */
const EVENTS: readonly (readonly [targets: string, phrases: string])[] = [
  [
    'relationship_status',
    `结婚 领证 领了证 扯证 扯了证 嫁人 嫁了 成家 完婚 订婚 求婚 脱单 谈恋爱 处对象 有对象了 有女朋友了 有男朋友了 在一起了 复婚 再婚 办婚礼 办了婚礼 洞房 当新娘 当新郎 有主了
      名花有主 表白成功 表的白 确定关系 官宣 处上了 谈上了 好上了 闪婚`,
  ],
  [
    `relationship_status ${EX}`,
    `分手 离婚 离了 分居 恢复单身 单身了 又单身 丧偶 守寡 掰了 散了 吹了 黄了 和平分手 被甩 手续办完 普通朋友 说清楚了 真的结束 彻底结束 我们结束 断干净 断了联系 退婚 悔婚 亲也不结
      婚不结 不结了 酒席退 东西全寄 东西寄回 各走各 一刀两断 缘分尽 回到单身 一个人过 处不下去 过不下去 净身出户 搬出去了 离开我了 甩了我 把我甩`,
  ],
  [
    'location living_situation',
    `搬完 搬好 搬家 搬到 搬去 搬来 搬回 搬进 搬出 搬走 搬了 搬离 乔迁 新家 回老家 定居 落户 落脚 安家 移居 调到 调去 住进 住到 退租 退了租 租到 租了房 租了间 租了个一 接到
      接来 接过来 接回 居然回 跟爸妈住 和爸妈住 收房 入住 人在 现在住 现居 拖到 扛到 扛回 弄到 挪到 挪窝 铺盖 人奔 人已经在 奔了 头一宿 头一晚 第一晚 第一宿 交钥匙 钥匙交 钥匙到手
      拿到钥匙 常住 住下了 扎根 安顿 养老去 回去养老 换了个窝 房子卖 卖了房 买了房 房子买 签了房 搬空 合租崩 租在 租了 新租`,
  ],
  [
    'employer occupation user.boss relation.boss user.coworker relation.coworker',
    `调走 进了 当上 离任 走人 撤了 跳槽 跳到 辞职 辞了 离职 裸辞 被裁 裁员 被辞 被炒 炒了 炒鱿鱼 失业 下岗 退休 入职 转行 换工作 换了工作 换了份 换了家 换公司 换了公司 新工作
      新公司 新单位 新东家 转岗 升职 升了 晋升 提拔 毕业了 创业 单干 不干了 内退 待业 上岸 考上 转正 自己干 开了家 开了个 加入 去了 调到 调去 被优化 毕业 拿了offer
      lastday 工牌交 交了工牌 交工牌 工牌都交 工牌还 新工牌 工服脱 脱了工服 收拾工位 工位清 工位靠 散伙饭 欢送 交接完 交了岗 交岗 离岗 交班 最后一班 办完手续 站完最后 报到
      报的到 报了到 上社保 给社保 offer 试用期 新同事 新工位 退休证 退休金 退下来 抱孙子 带孙子 回家种地 颐养天年 店兑 店关 关了店 店转 盘了个店 摆摊 改开 改送 改做 改当 改干
      被挖 挖过去 挖走 签了新 跑去 入伙 合伙 自由职业 接过去了`,
  ],
  [
    'school education major occupation',
    '毕业 退学 转学 休学 考上 保研 读研 转专业 换专业 转到 升学 上岸 拿到学位 读完 录取 录了 录的 报到 报的到 通知书 上大班 上小学 上初中 上高中 上大学 升班',
  ],
  [
    'health family.child',
    `生了 出生 落地 当爸 当妈 喜得 卸货 流产 没保住 宝宝来了 抱上 二胎 母子平安 母女平安 母子都好 母女都好 带把儿 胖小子 大胖 千金 添丁 抱孙 当姥爷 当爷爷 当奶奶 当姥姥 当舅舅
      当姑姑 当外婆 当外公 当叔叔 当姨 胖丫头 出产房 顺产 剖腹产 剖了`,
  ],
  [
    'health',
    `痊愈 好了 康复 治好 出院 拆石膏 停药 转阴 复查没事 手术 石膏拆 拆了石膏 没伤过 利索 没毛病 毛病没 没啥事 啥事没 没事人 恢复 下地了 能走了 能跑了 能拎 喘气 好全 好透 好得
      翻篇 停了药 断药 药停 不用吃药 拆线 拔管 正常了 血压正常 血糖正常 指标正常 都正常 消了 退烧 误诊 虚惊`,
  ],
  [
    '*',
    '去世 过世 走了 离世 没了 不在了 病逝 安乐死 送走 汪星 喵星 跑丢 丢了 送人 离开了我们 离开我们 去了天堂',
  ],
  [
    'plan goal project',
    '过了 考过 通过了 拿下 完成了 做完 搞定 取消 泡汤 黄了 不去了 不考了 不办了 推迟 延期 改期 回来了 去过了 放弃 回来啦 玩回来 跑完 考完 没提过 不提了 改去 改签 退票 退了票 不折腾',
  ],
  ['user.boss relation.boss', '新领导 新老板 新上司 换了领导 换老板 换了老板 接任 接班 管我们'],
  [
    'gone',
    '没挺过 没熬过 没扛过 没撑过 没救过来 救不回 咽气 闭眼 埋在 埋了 火化 飞了 飞走 送给 送人 抱走 领走 跑丢 走丢 在我怀里走 接走 找了家',
  ],
  ['weight', '瘦了 瘦到 胖了 胖到 减到 减了 掉了 涨到'],
  ['phone', '那个号 老号 旧号 原来的号 换号 新号 号码 换了号 新办 停机 销号 手机号'],
  ['email', '邮箱 新邮箱 邮件地址'],
  ['vehicle owns', '换车 换了车 新车 提车 提了 卖车 车卖 开上 卖了 过户 报废'],
  [
    'device os uses',
    '手机掉 开不了机 开不开机 手机出溜 手机坏 手机丢 手机没了 手机摔 手机进水 手机泡 手机报废 手机不行 手机到手 手机被 新手机 换手机 换了手机 新电脑 换电脑 换了台 换了部 换成',
  ],
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

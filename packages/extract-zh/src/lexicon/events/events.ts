import type { LifeEvent } from '@recollect/core/extraction'

/** How people say that something happened which changes what is known of them. */
export interface EventWords {
  readonly event: LifeEvent
  /** Before what they are said of: 戒了 before 烟. */
  readonly verbs?: readonly string[]
  /** After what they are said of: 捷达 before 卖了. */
  readonly predicates?: readonly string[]
  /** Said without naming what: 不干了. */
  readonly alone?: readonly string[]
  /** Around what they are said of: 从 X 毕业. */
  readonly around?: readonly (readonly [string, string])[]
  /** What is always meant, though not named: a birth is the end of a pregnancy. */
  readonly also?: readonly string[]
  /** The marital status it leads to. */
  readonly status?: string
}

const list = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '')

export const EVENTS: readonly EventWords[] = [
  {
    event: 'stop',
    verbs:
      list(`戒了 戒掉了 戒掉 放弃了 退出了 退出 告别了 告别 停了 停掉了 停用了 卸载了 卸了 注销了 不再吃 不再喝 不再抽 不再玩 不再练 不再学 不再用
      再也不吃 再也不喝 再也不抽 再也不玩 再也不碰 再也不用 再也不看 不吃 不喝 不抽 不玩 不练 不学 不用 不看 不听 不追 不打 不跑 不弹 不养 不教 不开 不骑 不穿 不戴 不碰 不画 不写 不爬 不游 不去 不上 不做 不逛 不刷 不订 不续`),
    predicates:
      list(`不吃 不喝 不抽 不碰 不玩 不练 不学 不用 不看 不听 不追 不打 不跑 不弹 不养 不教 不开 不骑 不穿 不戴 不画 不写 戒 戒掉 停 停用 停掉 卸载 卸 注销 退坑 弃坑 弃 放弃 玩腻 吃腻 喝腻 听腻 吃伤 喝伤 腻
      不想碰 不想吃 不想喝 不想玩 不感兴趣 没兴趣 不喜欢 都不想碰 不爱吃 不爱喝 不爱玩 扔一边 荒废 丢下 搁下 停药 换掉 退订`),
  },
  ...(
    [
      ['不跑了', '跑步 夜跑 晨跑'],
      ['不游了', '游泳'],
      ['不打了 就不打了', '打球 打篮球 打羽毛球 打乒乓球 打网球 打排球 篮球 羽毛球 打麻将 打牌'],
      ['不踢了 就不踢了', '踢球 踢足球 足球'],
      ['不抽了', '抽烟 吸烟'],
      ['不骑了', '骑车 骑行'],
      ['不弹了', '弹琴 弹吉他 弹钢琴 吉他 钢琴'],
    ] as const
  ).map(([said, also]) => ({ event: 'stop', alone: list(said), also: list(also) }) as const),
  {
    event: 'leave',
    verbs: list('辞了 辞掉了 辞掉 离开了 离开 告别了 告别 炒了 炒掉了 不在'),
    predicates: list('不干 不做 不待 不呆 辞 辞掉 辞职 离职 裁 不去上班 黄 倒闭 关门'),
    alone:
      list(`不干了 辞了 辞掉了 离职了 裸辞了 辞职了 被优化了 被毕业了 被裁了 被裁员了 被开了 被辞退了 被劝退了 失业了 下岗了 交了辞呈 递了辞呈 递了辞职信 交了辞职信 提了离职 提离职了 办完离职了 离职手续办完了 卷铺盖走人了 炒了老板鱿鱼
      不伺候了 班不上了 不上班了 工作丢了 丢了工作 没工作了 拿了n+1 拿n+1走人了`),
    around: [
      ['从', '毕业'],
      ['从', '离职'],
      ['从', '辞职'],
      ['从', '走人'],
      ['从', '出来'],
      ['从', '跑路'],
      ['从', '撤'],
      ['从', '退下来'],
      ['被', '优化'],
      ['被', '毕业'],
      ['被', '裁'],
      ['被', '裁掉'],
      ['被', '开'],
      ['被', '开除'],
      ['被', '劝退'],
      ['被', '辞退'],
      ['不在', '干'],
      ['不在', '做'],
      ['不在', '上班'],
      ['不在', '工作'],
      ['不给', '干'],
      ['不给', '打工'],
    ],
  },
  { event: 'retire', alone: list('退休了 正式退休了 办了退休 退休手续办完了 光荣退休了 办了内退') },
  {
    event: 'join',
    alone: list('找到工作了 找着工作了 换工作了 换了工作 入职了 上岸了 找到新工作了 上班了'),
    also: list('失业 待业 找工作 求职 无业 新工作 考公'),
  },
  {
    event: 'graduate',
    alone: list(
      '毕业了 毕业工作了 大学毕业了 研究生毕业了 毕业证到手了 毕业证拿到了 拿到学位证了 拿到毕业证了 学位证到手了',
    ),
    also: list('学生 大学生 研究生 在读 大四 大三 研三 研二 毕业 高三'),
  },
  {
    event: 'marry',
    alone: list(
      '嫁人了 结婚了 领证了 扯证了 领了证 扯了证 成家了 办婚礼了 办了婚礼 嫁了 完婚了 结了婚 成婚了 嫁出去了 婚礼办了 办完婚礼了 把证领了 把婚结了 终于嫁了',
    ),
    also: list('结婚 婚礼 领证 订婚'),
    status: '已婚',
  },
  {
    event: 'part',
    alone: list(
      `离婚了 离了 正式离婚 正式离婚了 办了离婚 离了婚 离婚手续办完了 离婚证到手了 离婚证拿了 恢复单身了 恢复单身 又单身了 回归单身了 恢复自由身了`,
    ),
    status: '离异',
  },
  {
    event: 'part',
    alone: list('分手了 分了手 正式分手了 和平分手了 掰了 分了 一拍两散了 分道扬镳了 被甩了 被分手了 谈崩了'),
    also: list('谈恋爱 恋爱'),
    status: '分手',
  },
  {
    event: 'birth',
    alone:
      list(`生了 当爸了 当妈了 当爹了 当娘了 当爸爸了 当妈妈了 当爸啦 当妈啦 当爹啦 卸货了 升级当爸了 升级当妈了 喜得千金 喜得贵子 宝宝出生了 娃出生了 孩子出生了 闺女出生了 女儿出生了 儿子出生了
      宝宝落地了 娃落地了 母女平安 母子平安 顺产了 剖了 生啦 宝宝来了 二宝来了 老二出生了`),
    also: list('怀孕 有孕 孕 二胎 待产 备孕 预产期'),
  },
  {
    event: 'die',
    predicates: list(
      '走 去世 死 过世 离世 病逝 去喵星 去汪星 回喵星 回汪星 去汪星球 去喵星球 飞 飞走 咽气 闭眼',
    ),
    alone: list(
      '没挺过去 没挺过来 没熬过去 没熬过来 没扛过去 没扛住 没撑过去 没撑住 没救过来 没救回来 没留住 去世了 过世了 离世了 病逝了 不在了 走了 去世 过世 往生了 咽气了',
    ),
  },
  {
    event: 'get',
    verbs: list('买了 提了 入手了 入了 养了 领养了 订了 收了 到手了 添了 换了'),
  },
  {
    event: 'part_with',
    verbs: list(
      '卖了 卖掉了 卖掉 出了 送走了 送掉了 扔了 扔掉了 丢了 转让了 处理了 处理掉了 报废了 淘汰了 弄丢了 摔坏了',
    ),
    predicates: list(
      '卖 卖掉 出掉 出 报废 送人 送走 丢 被偷 淘汰 转手 转让 扔 处理 处理掉 退役 弄丢 摔坏 坏 撞废 开走 收走 拖走 骑走 牵走 抱走 领走 拉走 让 送 处理 抵 捐 兑出去 兑 盘出去 盘 掉水里 掉河里 泡水 进水 报销 摔碎 挂咸鱼卖 挂闲鱼卖 送给朋友 过户 下架 给下架',
    ),
  },
  {
    event: 'recover',
    predicates: list(
      '好 痊愈 治好 康复 好利索 不疼 不痛 不犯 没事 根治 转阴 好透 好全 不咳 消 退 治愈 好转 拆石膏 断根 利索 恢复 恢复正常 正常 翻篇 拆 全好 好彻底 好利落 没毛病 没啥事 消失',
    ),
  },
  {
    event: 'cancel',
    verbs: list(
      '取消了 取消 放弃了 放弃 推掉了 推掉 推了 退了 不去 不考 不报 不买 不搬 不办 不读 不打算去 不准备去 不打算考 不打算买',
    ),
    predicates: list(
      `不去 取消 泡汤 作罢 不考 不买 不搬 不办 不做 不读 不报 搁置 没戏 吹 黄 告吹 算 去不成 没去成 不参加 不打算去 不打算买 不打算考 不想去 不想考 不想买 放弃 推掉 退票 不搞 不弄 流产 夭折`,
    ),
    alone: list(
      '不去了 取消了 改主意了 泡汤了 计划有变 计划取消了 不折腾了 还是不去了 去不成了 黄了 计划泡汤了 不考了 不买了 不搬了',
    ),
  },
  {
    event: 'finish',
    verbs: list(
      '买 提 考 领 办 拿下 学会 考过了 通过了 拿到了 拿下了 考下了 考完了 完成了 跑完了 学会了 买了 提了 办好了 办完了 搞定了 去了 去过了 看完了 写完了 参加完了',
    ),
    predicates: list(
      '过 考过 通过 到手 拿到 拿到手 拿下 考下来 考完 办完 办好 办下来 搞定 完成 买好 买到手 提回来 跑完 去完 玩回来 回来 结束 上线 发布 学会 写完 看完 搬完 装好 做完 走完 圆满结束 考出来 实现 成',
    ),
    around: [
      ['从', '回来'],
      ['从', '玩回来'],
      ['从', '旅游回来'],
      ['从', '出差回来'],
    ],
  },
]

/** What somebody does or has, by what it is called in passing. */
export const CALLED: Readonly<Record<string, readonly string[]>> = {
  烟: ['抽烟', '吸烟'],
  膝盖: ['半月板', '韧带', '膝盖积水', '髌骨'],
  腰: ['腰间盘', '腰椎', '腰肌劳损'],
  肩膀: ['肩周炎', '肩袖'],
  胃: ['胃炎', '胃溃疡'],
  脚: ['脚踝', '足底筋膜炎', '崴脚', '脚骨折'],
  手: ['手腕', '腱鞘炎', '骨折'],
  石膏: ['骨折', '骨裂'],
  脖子: ['颈椎'],
  嗓子: ['咽炎', '扁桃体炎'],
  牙: ['牙髓炎', '智齿', '蛀牙'],
  酒: ['喝酒'],
  书: ['老师', '教师'],
  教书: ['老师', '教师'],
  车: ['开车'],
  驾照: ['开车', '考驾照', '学车', '驾照'],
  科目四: ['开车', '驾照'],
  网约车: ['司机', '网约车'],
  外卖: ['骑手', '外卖'],
  代码: ['程序员', '开发'],
  奶茶: ['奶茶'],
}

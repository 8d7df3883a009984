const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Whose values are nobody's that is known, and things that have some too. */
export const OF_NOBODY = words(`
  人家 别人 有人 大家 他们 她们 邻居 同学 客户 老板 领导 房东 网友 博主 主播 楼上 楼下 隔壁 对门 学员 会员 店员 明星 西瓜 快递 行李 箱子 包裹 猪 鸡 鱼 牛 羊 气温 温度 体温 水位 桌子 柜子 床 窗帘 沙发 股票 油价 房价 房租 门票 票价
`)

/** Before a weight that one has come to, or in the clause before it. */
export const WEIGHED = words(
  '上秤 上秤一看 上秤看 上去一看 站上去 上秤是 称了一下 称了下 一称 称了 称是 上秤 上称 上了秤 过秤 秤上 体重秤 体重秤上 体重计 称重 称体重 量体重',
)
/** Right before it. */
export const CAME_TO = words(
  '瘦到 瘦回 胖到 胖回 掉到 掉回 涨到 涨回 降到 减到 减回 回到 飙到 跌到 卡在 稳定在 稳在 保持在 跌破 突破 重回',
)

/** Says that somebody is older by a year. */
export const BIRTHDAY = words('生日 寿星 周岁 刚满 满的 满了 岁了 岁啦 吹蜡烛 吹了蜡烛 蜡烛 大寿 本命年')

/** Says that a thing is new. */
export const GOT = words(
  '换了 换成 换上 换的 上了 入了 入手 到手 到货 收到 拿到 拿下 提了 下单 新买 买了 终于 新手机 新电脑 新机 升级 剁手 咬牙 一狠心 冲了 投奔 转投 改用 倒戈 安排上 下了单 以旧换新 抢到 中奖 送了我 送我 给我买 现在用',
)

/** Says that somebody has moved. */
export const MOVED = words(
  '搬完 搬好 搬进 搬到 搬家 搬过 搬了 钥匙 收拾完 收拾好 折腾完 安顿 安家 住进 入住 退租 退了租 老房子 乔迁 打包 箱子 新家 快递地址 收货地址 房东',
)

/** Where one has a first day, and does not work. */
export const NO_FIRMS = words(
  '学校 幼儿园 小学 中学 大学 大一 高一 初一 新生 开学 驾校 健身房 军训 公司 单位 新公司 新单位 新工作 部门 孩子 宝宝 今天 昨天 明天 周一 实习 酒店 医院 现场 会场 年后 节后 复工',
)

/** Says that somebody weighs more or less than before. */
export const WEIGHT_CHANGED = words(
  '瘦了 胖了 减了 轻了 重了 掉了 长胖了 变胖了 变瘦了 减肥 减重 减脂 增肌 增重 瘦下来了 减下来了 掉秤了 反弹了 发福了',
)

/** Says that somebody earns more or less than before. */
export const PAY_CHANGED = words(
  '调薪 涨薪 加薪 升薪 降薪 涨工资 加工资 降工资 涨了工资 加了工资 调了薪 涨了薪 加了薪 降了薪 工资涨 工资加 工资降 工资调 薪水涨 底薪涨 月薪涨 薪资调 升职 转正 涨到 加到 降到 涨回',
)

/** Says that somebody has been measured, or has grown. */
export const MEASURED = words(
  '刚量了 量了 量了下 量了一下 一量 量身高 长到 长到了 窜到 蹿到 长高了 窜高了 蹿高了 长个了 长个儿了 又长了 比我高',
)

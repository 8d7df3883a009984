const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** How a part of the body is for long. */
export const BODY_STATES = words(`
不好 不太好 不大好 不怎么好 不咋好 不行 不行了 不得劲 不利索 不灵 不灵光 不灵便 不中用 不舒服了 出了问题 有问题 有毛病 有老毛病 有旧伤 有老伤 有伤 有结节 有囊肿 有息肉 有结石 有积液 有阴影 有炎症 有增生
背 背得厉害 聋 有点聋 花 花了 老花 瞎了 看不清 看不太清 看不清楚 听不清 听不太清 听不见 听不清楚 发软 没劲 没力气 使不上劲 使不上力 弯不了 蹲不下去 伸不直 变形 变形了 僵硬 劳损 退化 磨损 钙化 早衰 萎缩
偏高 偏低 高 低 超标 不稳 不稳定 忽高忽低 控制不住 亏虚 虚 弱 差 太差 很差 敏感 娇气 脆弱 做过手术 动过手术 开过刀 动过刀 骨折过 断过 扭伤过 拉伤过 撕裂过 打着钢钉 打着钢板 里打着钢钉 里有钢板 里还打着钢钉 里有钢钉 装了支架 放了支架 搭过桥 掉了好几颗 掉光了 快掉光了 全是假的 长了个东西 上长了个东西 切了 切了一半 摘了 割了 摘除了 切除了
`)

/** What a part of the body does again and again. */
export const LASTING_SIGNS = words(
  '疼 痛 酸 麻 肿 胀 抽筋 发麻 酸痛 疼痛 隐隐作痛 发炎 出血 流血 过敏 发痒 痒 不舒服 难受 反酸 胀气 闹毛病 犯毛病 僵',
)

/** What happens to a part of the body. */
export const HURTS = words(
  '崴 崴伤 扭 扭伤 拉伤 摔断 摔伤 撞断 撞伤 砸伤 烫伤 闪 闪到 磕破 割伤 划伤 骨折 脱臼 韧带拉伤 韧带撕裂 半月板撕裂 软组织挫伤 缝了好几针 打了石膏 上了钢板 肌肉拉伤 肌腱断裂',
)

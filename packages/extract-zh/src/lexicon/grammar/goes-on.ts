const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Says when: a message that opens with it and names nobody may go on about whom the one before it was about. */
export const THEN = words('现在 如今 后来 结果 这下 目前')

/** The same before a change of work, home or school. */
export const LATELY = words(
  '上个月 上月 上周 上礼拜 上星期 去年 前年 今年 年前 年后 年初 前阵子 前段时间 昨天 前天 刚刚 刚 最近 终于 已经 早就 早 又 也 就 然后 年底 开春',
)
export const CHANGES = words(
  '调到 调去 调回 调走 派去 派到 辞 离职 退休 退了 搬到 搬去 搬回 搬来 搬走 跳到 跳去 跳槽 转到 转去 转行 转岗 换到 换了家 换了份 改行 改做 改开 改当 改卖 升 评上 考上 考到 考进 保研 当上 当了 做了 做起 进了 去了 回了 回老家 在家 在镇上 在县城 在老家 在村里 开了 盘了 支了 摆 不跑 不干 不做 不开 入职 报到 转学 毕业 录取',
)

/** What is said while the other goes on: it changes nothing of whom the talk is about. */
export const NODS = words(
  '嗯 嗯嗯 对 对啊 是 是啊 是的 哦 好 好的 好吧 行 行吧 中 哈哈 哈哈哈 唉 哎 谢谢 算了 没事 可以 嗯对',
)

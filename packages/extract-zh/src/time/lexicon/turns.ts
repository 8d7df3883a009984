const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Turns in a life, or in the times: what was before one (疫情前), or about then (刚来北京那会儿), is over. */
export const TURNS: readonly string[] = words(`
疫情 非典 封城 封控 地震 下岗潮 金融危机 改革 高考 考研 实习 找工作 打工 读研 读博 读高中 读大学 念大学 上大学 上高中 上初中 结婚 离婚 生孩子 生娃 生二胎 怀孕 带孩子 出国 回国
搬家 买房 退休 退伍 当兵 辞职 离职 跳槽 转行 创业 毕业 工作 参加工作 恋爱 谈恋爱 分手 单身 生病 手术 住院 失业 留学 北漂 沪漂
`)

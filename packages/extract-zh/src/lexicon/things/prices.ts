const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What a price is for one of. */
export const PRICED_BY = words(
  '晚 晚上 宿 天 月 年 季度 周 星期 礼拜 小时 钟头 节 节课 课时 趟 次 回 杯 碗 斤 公斤 份 位 人 间 桌 盒 瓶 张 件 套 单 公里 平 平米 只 条 根 串 双 盆 亩',
)

/** What one pays or is paid again and again: one's own, where nobody else is named. */
export const OWED = words(
  '房租 租金 铺租 摊位费 管理费 房贷 车贷 月供 贷款 物业费 抚养费 赡养费 生活费 学费 补课费 补习费 托管费 伙食费 停车费 水电费 网费 话费 零花钱 保费 会费 份子钱',
)

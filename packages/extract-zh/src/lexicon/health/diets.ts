const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Ways of eating with a name. */
export const DIETS = words(`
素食 纯素 全素 蛋奶素 蛋素 奶素 鱼素 半素 锅边素 五辛素 方便素 生素 素食餐 斋 长斋 初一十五斋 清真 清真餐 生酮 生酮饮食 低碳 低碳水 低碳饮食 低碳水饮食 低糖 低糖饮食 低盐 低盐饮食 低脂 低脂饮食 低gi 低gi饮食 低嘌呤 低嘌呤饮食 低卡 低卡饮食 高蛋白 高蛋白饮食 无糖 无糖饮食 无麸质 无麸质饮食 无乳糖
轻食 轻断食 间歇性断食 间歇断食 断食 16+8轻断食 16:8轻断食 5+2轻断食 16+8 16:8 168 5+2 地中海饮食 dash饮食 原始人饮食 肉食 纯肉饮食 杜坎 哥本哈根 清淡饮食 减脂餐 减肥餐 健身餐 增肌餐 代餐 控糖饮食 糖尿病饮食 流食 软食 生食 裸食 少油少盐 少盐少油 少油少糖 清淡 碳水循环 犹太洁食 洁食 月子餐 营养餐 水煮菜 沙拉 辟谷 半流食
`)

/** What keeping to a diet is called as a verb of its own. */
export const REGIMENS = words(
  '吃素 食素 吃全素 吃纯素 吃纯净素 吃净素 吃花素 吃长素 吃长斋 吃斋 茹素 持素 持斋 吃蛋奶素 吃锅边素 吃清真 控糖 戒糖 断糖 控碳水 断碳 断碳水 戒碳水 控油 控盐 控嘌呤 限盐 轻断食 间歇性断食 断食 辟谷 忌口 吃代餐粉 忌辛辣 忌生冷 忌荤 忌荤腥 过午不食 吃减脂餐 吃健身餐 吃轻食 吃代餐 少油少盐 少盐少油 少油少糖 低油低盐',
)

/** Who eats so. */
export const EATERS = words(
  '素食主义者 纯素主义者 纯素食主义者 弹性素食者 半素食者 鱼素者 素食者 纯素者 严格素食者 蛋奶素食者 蛋奶素 奶蛋素 锅边素 胎里素 素食 纯素 素食人士 vegan 肉食动物 肉食主义者 肉食者 食肉动物 杂食动物',
)

/** Foods that faith, health or principle forbids; not eating them is a diet. */
export const FORBIDDEN = words(
  '肉 荤 荤腥 荤的 肉类 猪肉 红肉 动物内脏 动物制品 动物性食品 五辛 大肉 碳水 主食 米饭 面食 精制糖 糖 添加糖 加工食品 麸质 乳制品 奶制品 蛋奶 生冷 辛辣 油炸食品 油腻的 高嘌呤 嘌呤高的',
)

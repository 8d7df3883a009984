const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What one takes so many of a day: 两杯美式. */
export const MEASURES =
  '(?:杯|瓶|罐|包|根|支|片|粒|颗|顿|碗|个|盒|斤|两|口|袋|听|壶|节|组|次|趟|回|公里|小时|分钟|页|集|局|圈|步|篇|首|块)'

/** What is run, lifted or sat, and has a record. */
export const CONTESTS = words(
  '全马 半马 马拉松 十公里 五公里 三公里 一公里 10公里 5公里 3公里 10k 5k 一千米 八百米 1000米 800米 400米 200米 100米 百米 1500米 3000米 越野赛 铁三 自由泳 蛙泳 蝶泳 仰泳 50米 引体向上 俯卧撑 仰卧起坐 平板支撑 深蹲 硬拉 卧推 推举 跳绳 立定跳远 跳远 跳高 铅球 骑行 单日骑行 爬楼 魔方 三阶魔方 打字 保龄球 高尔夫 飞镖 象棋 围棋 王者 吃鸡 俄罗斯方块 雅思 托福 gre 六级 四级 考研英语 专四 专八 日语n1 日语n2 n1 n2 高考 中考 行测 驾考',
)

/** Words of a best result. */
export const BESTS =
  'pb|pr|最好成绩|个人最好成绩|个人最佳|个人最好|最好的成绩|最快成绩|最快纪录|最快|最高纪录|最高分|最高|最好|纪录|最佳|极限'

/** What is refused, by the words that refuse it: 一口都碰不了, 不沾. */
export const REFUSALS = words(
  '碰不了 碰不得 不碰 不能碰 从不碰 吃不了 吃不来 吃不下 吃不下去 吃不惯 不吃 不能吃 从不吃 咽不下 咽不下去 下不去嘴 下不了嘴 受不了 不沾 沾不得 沾不了 不能沾 闻不了 闻不得 闻不惯 喝不了 喝不来 喝不惯 不喝 不能喝 从不喝 接受不了 接受无能 欣赏不来 消受不起 消受不了 见不得',
)

/** What is not bearable, or not eaten, without its being a taste. */
export const UNREFUSED = words(
  '苦 亏 饭 药 东西 这 那 什么 啥 谁 委屈 打击 压力 刺激 诱惑 折磨 孤独 寂寞 别人 人家 大家 饭菜 早饭 晚饭 时候 天气 自己 老板 孩子 儿子 女儿 老公 老婆 身体 胃 肠胃 眼睛 手机 电脑 今天 昨天 晚上 早上 现在 他 她',
)

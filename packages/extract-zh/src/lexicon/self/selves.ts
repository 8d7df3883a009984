const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Star signs, without 座. */
export const SIGNS = words(
  '白羊 牡羊 金牛 双子 巨蟹 狮子 处女 天秤 天平 天蝎 射手 人马 摩羯 魔羯 山羊 水瓶 宝瓶 双鱼',
)

/** What people call themselves for what they are or do always. */
export const TYPES_OF_PEOPLE = words(`
夜猫子 起床困难户 拖延症患者 拖延症晚期 社畜 打工人 i人 e人 p人 j人 社恐 社恐人 社牛 宅男 宅女 肥宅 死宅 二次元 吃货 干饭人 甜食控 咖啡续命人 火锅脑袋 奶茶脑袋 猫奴 狗奴 铲屎官 猫派 狗派 颜控 声控 手控 腿控 细节控 数据控 强迫症 完美主义者 理想主义者 乐天派 悲观主义者 现实主义者 佛系青年 月光族 剁手党 躺平族 啃老族
单身狗 母胎单身 母胎solo 大龄剩女 大龄单身 丁克 丁克族 独生子 独生女 独生子女 留守儿童 路痴 脸盲 手残党 旱鸭子 左撇子 近视眼 路怒症 急性子 慢性子 直肠子 话痨 闷葫芦 暖男 钢铁直男 直男 女汉子 妈宝男 工作狂 卷王 学渣 学霸 特种兵 文艺青年 小镇做题家 北漂 沪漂 深漂 沪漂族 北漂族 拆二代 富二代 农村娃 城里娃 果粉 米粉 花粉 球迷 老球迷 车迷 戏迷 书虫 影迷 军迷 古风爱好者 健身爱好者 跑步爱好者
`)

/** What people call themselves after 资深 and 重度. */
export const DEVOTEES: readonly string[] =
  '患者 爱好者 吃货 粉丝 粉 党 控 玩家 用户 宅 迷 达人 老饕 书虫 票友 驴友 球迷 影迷 手残 社恐 二次元 社畜 打工人 网民 干饭人 夜猫子 拖延症 强迫症 选择困难症 懒癌 颜控 声控 路痴 脸盲 彩民 股民 基民 韭菜 追星族 追星人 剧粉 书粉 球粉 背包客 钓鱼佬 养生青年 起床困难户'.split(
    ' ',
  )

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Says that something is over, was replaced or was said wrongly, wherever in a clause it stands. */
export const ENDS = words(`
  不再 再也不 再也没 再没 说错 写错 打错 记错 搞错 弄错 口误 更正 其实是 才对 开玩笑 逗你 没兴趣 腻了 吃伤 吃腻 玩腻 看腻 听腻 受够 反胃 恶心 想吐 齁得慌 闻不得 见不得 提不起 不乐意 不香了 不稀罕 脱粉 下头 改喝 改吃 改用 改练 改学 改玩 改打 改跑 一点劲 没劲 痊愈 治好 康复 停药 没戏 说拜拜 拜拜了 说再见 以旧换新 掰了 闹翻 绝交
`)

/** Ends and changes of just what stands before or behind them: 捷达卖了, 卖了捷达. */
const ENDING = words(`
  戒了 戒掉 取消 泡汤 黄了 作废 停用 停了 停产 停机 注销 换成 换了 换掉 换下 改成 改为 改用 改到 改了 变成 替代 取代 代替 卖了 卖掉 出手 丢了 弄丢 报废 处理了 送人 辞了 辞掉 退了 退掉 退出 退订 过期 到期 结束 没了 不在了 断了 关门 倒闭 解散 转给 过户 拆了 撤了 放弃 离开 告别 拉黑 删了 封号 可以停 不过敏 抵了 干不下去 读不下去 没读下去
  开走 收走 拖走 骑走 牵走 抱走 拿走 接走 领走 拉走 让给 送给 卖给 处理给 过给 兑出去 兑给 盘出去 盘给 转出去 租出去 出掉 抵给 捐给 捐了 还给
  掉河里 掉水里 掉进 掉马葫芦 掉厕所 进水了 泡水 摔碎 摔坏 开不了机 没救 彻底坏 坏掉 报销了 寿终正寝 罢工了 扔了 扔掉 被偷 被盗
  飞了 飞走 跑丢 走丢 丢了 没挺过 没熬过 没扛过 没撑过 没救过来 救不回 咽气 闭眼 埋在 埋了 火化 安乐死 送走 汪星 喵星 彩虹桥 在我怀里走
  接过去 接手 交给 交出去 卸任 不当了 不兼了 没提过 不提了 搁下 作罢 不结了 退婚 说清楚了 断干净
`)

const DENIALS = words(`不 没再 不再 再也不 不想 不敢 不能 不太 好久没 很久没 早就不 几乎不 一点都不 都不`)
const LASTING = words(`碰 吃 喝 抽 玩 用 养 开 学 练 穿 看 听 打 爱 喜欢 坐 戴 骑 住 干 做 去 认`)
/** Denials of what is lasting. */
const NEVER = DENIALS.flatMap((denial) => LASTING.map((verb) => `${denial}${verb}`))

/** What reaches the words behind it. */
export const REACHING = [...ENDING, ...NEVER, ...words(`不是 没有 不在 不叫 不姓 不会 从 别再 不干 换下`)]

/** What reaches the words before it: 火锅都不想碰了. */
export const BACKWARD = [...ENDING, ...NEVER, ...words(`不行 没兴趣`)]

/** What is denied of today only says nothing of what holds. */
export const PASSING = words(`
  今天 今晚 今早 昨天 昨晚 这次 上次 刚才 还没 暂时 这会儿 等会 一会 明天 早上 中午 下午 晚上没 这周 周末
`)

/** Begins, or is had by now. It speaks against what was denied. */
export const BEGINS = words(`
  现在 如今 开始 买了 买下 提车 有了 学会 考下 拿到 拿下 通过 终于 养了 领养 办了 新买 新换 会了 能 重新 又 已经
`)

/** Denials that deny nothing, or praise. */
export const IDIOMS = words(`
  猫粮 狗粮 猫砂 猫窝 狗窝 猫条 猫罐头 狗绳 猫包 猫抓板 猫爬架 不错 不愧 不仅 不但 不光 不只 不禁 不由得 不得不 不过 不知道 不知不觉 不好意思 不客气 不用谢 不用担心 不用说 不用管 没关系 没事 没问题 没想到 没什么 没准 没错 没得说 没法比 没白 不比 不亏 不后悔 不要紧 不一定 不太确定 不舍得 舍不得 离不开 少不了 忍不住 不能没有 不想走 不想离开 不想搬 不想换 不想动 不会换 说不出 用不完 了不起 受不了 不认识 不便宜 不好喝 不好吃 不新鲜 不营业 不得了 不行了吧 没有比 没有什么 没有人 没有时间 没有你 不是说 不是吗 是不是 有没有 好不好 要不要 能不能 会不会 不管 不论 不妨 不断 不停 不少 不同 不久 不然 没少 从来 从小 从不 自从 从此 从事 从容 从业 从头 从前 从没 听不懂 说不定 不要 别忘 没忘 没带 没空 没时间 来不及 没睡好 没休息 不舒服 现在不错
`)

/** What is wished, supposed, planned or asked changes nothing. */
export const UNREAL = words(`
  目标 如果 要是 假如 万一 的话 可能 也许 或许 打算 考虑 准备 计划 帮我 帮忙 希望 梦想 梦见 想要 想去 想买 想换 想搬 想养 想学 想考 想找 想跳槽 想辞 想离 想结 将来 以后要 以后想 明年 下个月 下周 下半年 过几年 差点 差一点 要不要 是否 是不是 能不能 会不会 假设 听说 据说 建议 应不应该 该不该 快要 马上要 即将
`)

/** Long ago: an event then changes nothing that was told since. */
export const BYGONE = words(`
  年前 小时候 当年 那会儿 那时候 那时 那几年 以前 从前 曾经 上学那 读书那 大学时 大学的时候 毕业那 刚毕业 疫情前 早年 当初 本来
`)

/** Somebody who is no relative and has no name. */
export const OTHERS = words(`
  他 她 它 他们 她们 人家 别人 对方 同事 朋友 邻居 闺蜜 室友 舍友 同学 老板 领导 房东 老师 教练 客户 网友 楼上 楼下 隔壁 对门 亲戚 有人 大家 你 您 博主 主播 up主 明星 网红 某人
`)

/** Before where something or somebody goes, is or becomes: 搬到杭州 says that it is 杭州. */
export const ARRIVING = words(`到 去 在 进 入职 回 做 当 成 叫 加入 换成 改成 变成 嫁给`)

/** Puts right what was said just before. */
export const CORRECTING = words(`
  说错 写错 打错 记错 搞错 弄错 报错 不对不对 口误 更正 纠正 刚才说的 我说的是 手滑 不是的 搞混 记混 记岔 整岔 搞岔 说岔 弄岔 记串 搞串 看串 看错 不对 当没提过 当我没说 当我没提 当没说过
`)

/** Somebody who was spoken of before. */
export const THEY = words(`他 她 它 老太太 老爷子 老头 老人家 老头子 小家伙 小东西 人家 这货 那货`)

/** A clause that begins with one of them asks. */
export const ASKING = words(`
  是不是 要不要 该不该 能不能 会不会 有没有 怎么 为什么 为啥 谁 哪 什么 啥 多少 几 请问 你说 你觉得 帮我
`)

/** Who is only seen or read of: what is said after them is still theirs. */
export const SEEN = words(
  `刷到 博主 主播 up主 网红 网友 明星 某人 有人 新闻里 电视剧 小说里 电影里 视频里 帖子`,
)

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const LAUGHS = '哈嘿呵嘻呜嘤'
const SIGHS = '欸诶嘞咧捏惹喔唷嗷'
/**
 * Sounds that may end a clause after everything it says, …欸, …哈哈哈; begun where no such sound stands before, so that a run costs one look.
 */
export const TRAILING_SOUNDS = `(?<![${LAUGHS}${SIGHS}h])(?<!叫|是|名字)(?:[${LAUGHS}]{2}|[${SIGHS}]|h{3})[${LAUGHS}${SIGHS}h]*`

/** What is said before one comes to the matter, without a comma: 跟你说哈我…. */
export const LEAD_INS = words(
  '跟你说一下 跟你讲一下 跟你说个好消息 跟你说个事 跟你说件事 说个事 说个好消息 跟你说哈 跟你说啊 跟你说哦 跟你说 跟你讲 跟你讲哦 我跟你说 我跟你讲 我跟你说哈 我跟你说啊 跟您说 我和你说 和你说 说真的 讲真的 讲真 说实话 讲实话 老实说 说起来 话说 对了 诶 欸 唉 哎 哎呀 哎哟 嗯 嗯嗯 就是说 不瞒你说 不怕你笑话 说来惭愧 说来丢人 顺便说一句 顺便说下 先说一下 先说下 补充一下 补充一句 忘了说 忘说了 忘了讲',
)

/** How somebody turns from what is so to what he asks for. */
export const ASKING = words(
  '想问一下 想问下 想问问 想请问 请问 请教一下 请教下 求推荐 求助 求建议 你说我 你说他 你说她 你说该 你说这 你说咋 你说怎么 你说能 你说是不是 你说会不会 你说要不要 你帮我 你给我 你觉得我 你看我 麻烦你 麻烦帮 帮我看 帮我想 帮我推荐 帮我列 帮我写 帮我查 帮我算 帮我分析 帮我出 帮我排 帮我规划 帮我做个 帮我参谋 给我推荐 给推荐 给点建议 给个建议 有什么推荐 有啥推荐 有没有什么 有没有啥 有什么办法 有啥办法 怎么办 咋办 咋整 该怎么 应该怎么 要怎么 怎么选 怎么才能',
)

/** Whom or when a new statement without a comma may be about, after 了. */
export const FRESH_STARTS = words(
  '现在 目前 今年 后来 平时 每天 天天 月薪 工资 老公 老婆 媳妇 孩子 儿子 女儿 闺女 我老公 我老婆 我媳妇 我爸 我妈 我哥 我姐 我弟 我妹 我儿子 我女儿 我闺女 我孩子 我家 我在 我是 我有 我还 我也 我平时 我现在 我今年 我一个 我每天 我每个 我想 我又 我就 我都 我不 我没 我的 我住 我做 我打算 我准备',
)

/** What begins a new statement in a long breath, whatever stood before it. */
export const NEW_TURNS = words(
  '你说 你帮我 你给我 你觉得 你看 你就直接 你别 你有没有 你再 帮我 给我排 给我推荐 有没有那种 有没有 有啥办法 有啥 有什么办法 有什么能 要不要 该不该 能不能 是不是 这种情况 这个该 怎么办 怎么才 该怎么 我该怎么 我该不该 想问 想请 主要管 主要做 主要是 就是德语 闻到 一吃就 一吃嘴 一喝就 一闻就 再回来 再去 搞得 弄得 害得 累得 气得 吵得 疼得 热得 吓得 笑得 急得 结果 后来 但是 可是 所以 因为 而且 不然 第一次跑 第一次做 第一次学 成绩是 你敢信 你信吗 你懂的 只能 只好 叫我停 让我停 票都 想给 想把 想让 想带她 想带他 想请 我该不该 我该怎么 医生说 大夫说 老师说 老师老说 老师让',
)

/** When: it begins a new statement where one stands before it. */
export const NEW_TIMES = words(
  '最近 现在 昨天 昨晚 前天 今天 今年 去年 明年 上周 上周末 上个月 上礼拜 上次 前几天 前阵子 前两天 这两天 这几天 这周 下周 下个月 接下来 平时 周末 每天 天天 每周 每次 以后 刚刚',
)

/** Who: it begins a new statement after what ends one. */
export const NEW_SUBJECTS = words(
  '我 我们 我家 你 他 她 它 领导 老板 物业 微信 公司 房东 孩子 小孩 宝宝 老公 老婆 媳妇 对象 儿子 女儿 闺女 婆婆 公公 结果 换了 搬到 搬去 帮着 挺好 挺不 说话 成绩是 想 要 这 一到 叫 名字 说 不 还 才 又 就',
)

/** Whole before 了, whatever comes after it: 他毕业了|现在…. */
export const WHOLE_DEEDS = words(
  '离职 辞职 裸辞 毕业 退休 结婚 离婚 分手 搬家 搬完家 搬好家 怀孕 升职 转正 上班 出院 上学 退学 转学 失业 下岗 去世 出国 回国 回家 回老家 订婚 领证 生病 骨折 拆线 康复 痊愈 到期 报到 满月 断奶 上瘾 记错 说错 看错 搞错 弄错 没抽中 落榜 上岸 卖掉 停掉 戒掉 退掉 换掉 丢掉 修好 治好 装好 搬走 坏掉 长大 长高 烦死 气死 累死 算 腻',
)

/** Words that begin as a particle sounds: 去趟哈|尔滨. */
export const SOUNDS_IN_WORDS = words(
  '哈尔滨 哈密 哈佛 哈萨克 哈弗 哈士奇 哈根达斯 哈利 哈雷 哈工大 哈医大 哈工程 哈啰 哈罗 哈喽 哈欠 哈巴狗 呢子 呢绒 吧台 啦啦队',
)

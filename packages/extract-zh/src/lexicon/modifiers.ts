/** What a word between subject and predicate does to the statement. */
export type ModifierRole = 'plain' | 'not' | 'not-now' | 'over' | 'past' | 'time'

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Degree, focus, frequency, aspect: they change nothing about whether the statement holds. */
const PLAIN = words(`
很 非常 特别 超 超级 最 挺 蛮 比较 更 更加 好 太 十分 相当 极其 极 真 真的 真是 实在 确实 尤其 格外 可 巨 贼 有点 有点儿 有些 一点儿
稍微 如此 无比 深深 疯狂 几 几乎 特 老 还挺 还蛮 也挺 尤其是 特别是 最最 无敌 狂 爆 更是 才是 可是 倒是 算是 算 还算 也算 属于
也 还 还是 就 就是 都 只 只是 总 总是 一直 一直都 一直以来 永远 从小 从小就 始终 依然 依旧 仍然 仍 又 再 才 却 倒 便 其实 当然 的确 本来
反正 毕竟 到底 居然 竟然 果然 已 已经 早就 早已 刚 刚刚 刚才 自己 独自 本人 家里 家 这人 这个人 个人 呢 啊 呀 嘛 是 则 平时 平常 平日 平日里 通常
经常 常常 常 时常 偶尔 有时 有时候 一般 大概 大约 差不多 基本 基本上 主要 专门 几 一向 向来 素来 尚 暂时 正 正在 在 一定 肯定 必须 好歹 名副其实
吧 哈 哦 吼 诶 欸 这种 一个人 自 从来 现 可就 竟 恰好 正好 刚好 碰巧 终于 总算 好不容易 成功 顺利 直接 就连 唯独 唯一 本 身为 作为 天生 亲自 真心 打心底 打心眼里 由衷
都是 也都 还都 就都 也还 本身 自身 这边 目前是 同时 一起 全家 全都 一共 总共 不只 不仅 不光 不但 不仅仅 不单 不止 不只是 不仅是 不单单 目前也 其他 另外 即 即系 梗 仲 几咁 成日 自此 久 特意 大学 本科 高中 手里 手头 手头上 手上 怎么也 怎么都 确 那里 那边 目前都
`)

const NOT = words(`
不 没 没有 不太 不怎么 不大 不是很 不很 从不 从来不 从没 从来没 从来没有 从未 从来都不 从来都没 并不 并没 并没有 绝不 并非 毫不 根本不 完全不 一点也不 一点都不
不是 还没 还没有 尚未 未 未曾 无法 没法 不能 非 一点儿也不 一点儿都不 也不 都不 又不 可不 才不 就不 就没 也没 都没 不曾
`)

/** The state held once and does no more. */
const OVER = [
  ...words(
    '不再 不再是 不再那么 不再这么 不会再 再也不 再也不会 再也没 再也没有 再不 没再 没有再 已不再 已经不再 早已不再 早就不再 现在不再 现在已经不',
  ),
  ...['已', '已经', '早', '早就', '早已', '早已经'].flatMap((done) =>
    ['不', '不是', '不太', '不怎么', '不大', '没有', '没'].map((not) => done + not),
  ),
]

/** Over, or the contrary by now: what it means depends on the predicate. */
const NOT_NOW = words('现在不')

const PAST = words(`
以前 曾经 曾 过去 从前 原来 原先 之前 当年 当时 那时候 那时 那个时候 小时候 早年 年轻时 年轻的时候 以往 昔日 早先 先前 本来是 旧时 很久以前 童年 那会儿 那会 大学时 上大学时 早前 最初 一开始
`)

const TIME = words(`
现在 目前 如今 而家 当前 眼下 最近 近来 近期 这阵子 这段时间 今年 今天 今日 今早 今晚 昨天 昨晚 昨日 前天 前几天 前阵子 前段时间 去年 前年 明年 后年 明天 后天 上周 上周末 上个月 上月 上个星期 上星期 上学期 这周
本周 本月 这个月 这个星期 这学期 本学期 下周 下周末 下个月 下月 下个星期 下星期 下学期 下半年 上半年 年初 年底 年末 月底 月初 周末 春节 过年 暑假 寒假 国庆 五一 元旦 中秋 毕业后 结婚后 婚后 毕业以后 大学毕业后 每天 每周 每晚 每年 每个月 每月 天天 每次
早上 晚上 中午 下午 上午 凌晨 夜里 以后 今后 将来 未来 很快 马上 即将 近几年 这几年 这两年 近两年 近年来 刚毕业 春天 夏天 秋天 冬天 前不久 不久前 刚来 这次 这回 上次 后来 国庆节 清明节 端午节 中秋节 情人节 圣诞节 大年初一
`)

const entries = (list: readonly string[], role: ModifierRole): [string, ModifierRole][] =>
  list.map((word) => [word, role])

/** Words that may stand between the subject and the predicate, and before the subject. */
export const MODIFIERS: ReadonlyMap<string, ModifierRole> = new Map([
  ...entries(PLAIN, 'plain'),
  ...entries(TIME, 'time'),
  ...entries(PAST, 'past'),
  ...entries(NOT_NOW, 'not-now'),
  ...entries(OVER, 'over'),
  ...entries(NOT, 'not'),
])

/** Words that open a clause and leave its subject open. */
export const OPENERS: ReadonlySet<string> = new Set(
  words(`
因为 正因为 所以 因此 但是 但 可是 可 不过 而且 并且 然后 其实 而 虽然 既然 由于 对了 对 嗯 恩 哈哈 啊 哎 唉 诶 好的 你好 那 那么 那我们 只不过 毕竟 反正 话说 说起来 说实话 老实说
顺便说 另外 还有 同时 总之 于是 结果 觉得 感觉 发现 你知道 你知道吗 告诉你 补充 更正 首先 其次 除此之外 平心而论 哇 咦 嘿 嗨 喂 是的 没错 当然 确实 的确 不 不是 呃 额 哦 噢 嘿嘿 呵呵 不瞒你说 个人 个人来说 我觉得 我感觉 我发现 我想 你知道么 你知道吗 当然了 那个 这个 主要 补充一下 顺带 个人认为 总的来说 自从 直到 以及 随着 之所以 目前 除了 尽管
`),
)

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const LAUGHS = '哈嘿呵嘻呜嘤'
const SIGHS = '欸诶嘞咧捏惹喔唷嗷'
/**
 * Sounds that may end a clause after everything it says, …欸, …哈哈哈; begun where no such sound stands before, so that a run costs one look.
 */
export const TRAILING_SOUNDS = `(?<![${LAUGHS}${SIGHS}h])(?<!叫|是|名字)(?:[${LAUGHS}]{2}|[${SIGHS}]|h{3})[${LAUGHS}${SIGHS}h]*`

/** What is said before one comes to the matter, without a comma: 跟你说哈我…. */
export const LEAD_INS = words(
  '跟你说哈 跟你说啊 跟你说哦 跟你说 跟你讲 跟你讲哦 我跟你说 我跟你讲 我跟你说哈 我跟你说啊 跟您说 我和你说 和你说 说真的 讲真的 讲真 说实话 讲实话 老实说 说起来 话说 对了 诶 欸 唉 哎 哎呀 哎哟 嗯 嗯嗯 就是说 不瞒你说 不怕你笑话 说来惭愧 说来丢人 顺便说一句 顺便说下 先说一下 先说下 补充一下 补充一句 忘了说 忘说了 忘了讲',
)

/** How somebody turns from what is so to what he asks for. */
export const ASKING = words(
  '想问一下 想问下 想问问 想请问 请问 请教一下 请教下 求推荐 求助 求建议 你说我 你说他 你说她 你说该 你说这 你说咋 你说怎么 你说能 你说是不是 你说会不会 你说要不要 你帮我 你给我 你觉得我 你看我 麻烦你 麻烦帮 帮我看 帮我想 帮我推荐 帮我列 帮我写 帮我查 帮我算 帮我分析 帮我出 帮我排 帮我规划 帮我做个 帮我参谋 给我推荐 给推荐 给点建议 给个建议 有什么推荐 有啥推荐 有没有什么 有没有啥 有什么办法 有啥办法 怎么办 咋办 咋整 该怎么 应该怎么 要怎么 怎么选 怎么才能',
)

/** Whom or when a new statement without a comma may be about, after 了. */
export const FRESH_STARTS = words(
  '现在 目前 今年 后来 平时 每天 天天 月薪 工资 老公 老婆 媳妇 孩子 儿子 女儿 闺女 我老公 我老婆 我媳妇 我爸 我妈 我哥 我姐 我弟 我妹 我儿子 我女儿 我闺女 我孩子 我家 我在 我是 我有 我还 我也 我平时 我现在 我今年 我一个 我每天 我每个 我想 我又 我就 我都 我不 我没 我的 我住 我做 我打算 我准备',
)

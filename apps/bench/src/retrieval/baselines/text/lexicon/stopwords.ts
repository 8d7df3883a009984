/** Common English function words, as indexes usually leave them out. */
const ENGLISH = `a about above after again against all am an and any are as at be because been before being below between both but
by can could did do does doing down during each few for from further had has have having he her here hers herself him himself his
how i if in into is it its itself just me more most my myself no nor not now of off on once only or other our ours ourselves out
over own same she should so some such than that the their theirs them themselves then there these they this those through to too
under until up very was we were what when where which while who whom why will with would you your yours yourself yourselves
s t d ll m re ve don didn doesn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain`

/** Common Chinese function words, pronouns and question words. */
const CHINESE = `的 了 在 是 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 那 他 她 它 们 我们 你们 他们
她们 什么 怎么 怎样 如何 哪 哪里 哪儿 哪个 哪些 谁 几 多少 为什么 吗 呢 吧 啊 呀 嘛 哦 嗯 与 及 或 而 但 但是 因为 所以 如果 虽然 然后
还 还是 又 再 才 只 从 对 把 被 让 给 跟 向 为 为了 以 于 由 其 之 个 些 这个 那个 这些 那些 这里 那里 这样 那样 可以 能 能够 应该 已经
正在 过 得 地 来 用 时 时候 里 中 下 您 咱 咱们 请 请问 一下 一些 有没有 是不是 关于 以及 等 并 并且 那么 就是 不是`

const words = (list: string): string[] => list.split(/\s+/u)

export const STOPWORDS: ReadonlySet<string> = new Set([...words(ENGLISH), ...words(CHINESE)])

import { COLLECTIBLES, PLANTS } from '../lexicon/pastimes/growing.ts'

/** What one cannot do without, and what one has had enough of. */
export const PLEASURES = `
馋 贪 好这口 爱这口 就好 就爱 就馋 最馋 特馋 顿顿离不开 离不开 戒不掉 戒不了 断不了 少不了 忘不了 顿顿要有 贪吃 爱吃 爱喝 喜欢吃 喜欢喝 最爱吃 最爱喝 就爱吃 就爱喝 超爱吃 迷上 爱上 爱上了 喜欢上了 喜欢上 稀罕 中意 得意 钟情 偏爱 独爱 迷恋 痴迷 | obj: food | likes
能吃 能喝 可以吃 敢吃 肯吃 吃得惯 吃得下 开始吃 又吃 接受 能接受 | obj: food | dislikes | ends
吃腻 吃够 吃伤 喝腻 喝够 吃怕 腻 戒 | topic: food | likes | ends
不吃 不喝 不碰 不沾 忌口 忌 吃不来 吃不惯 喝不来 喝不惯 闻不得 闻不了 讨厌 讨厌吃 讨厌喝 最讨厌 最讨厌吃 嫌弃 反感 受不了 接受不了 不喜欢 不喜欢吃 不爱 不爱吃 不爱喝 不太吃 不太爱吃 不怎么吃 不怎么喝 | obj: food | dislikes | refuses
不吃 不喝 不碰 不沾 吃不来 吃不惯 喝不来 喝不惯 闻不得 闻不了 咽不下去 吃不下去 下不去嘴 下不去口 没法吃 不感冒 无感 接受不了 接受无能 受不了 过敏 难以下咽 | topic: food | dislikes | refuses
`

/** What one does for its own sake, begins, and gives up. */
export const PURSUITS = `
养 种 种着 养着 养了 种了 侍弄 摆弄 伺候 打理 | in: ${PLANTS.join(' ')} | hobby | whole lasting
收集 收藏 攒 集 收 淘 收了 集了 攒了 | in: ${COLLECTIBLES.join(' ')} | hobby | whole
学起 学起了 学上 学上了 玩起 玩起了 玩上 玩上了 练起 练起了 练上 练上了 跳起 跳起了 打起 打起了 打上 拉起 拉起了 弹起 弹起了 唱起 唱起了 写起 写起了 画起 画起了 种起 种起了 钓起 钓起了 跑起 跑起了 骑起 骑起了 爬起 入坑 掉坑 改学 改练 改玩 改打 改跳 改弹 改成 换成 改回 转练 转学 报名学 报了 报 在学 在练 重新拾起 捡起 捡起了 重拾 重拾了 | obj: pastime | hobby
在学 在练 一直学 一直练 坚持练 坚持学 | obj: pastime | hobby
停 停掉 断 退 退掉 撂下 放下 荒废 搁下 搁置 扔下 丢下 丢 放弃 不学 不练 不玩 不打 不跳 不弹 不拉 不唱 不画 不跑 不骑 不钓 不去 没去 没再去 没再学 没再练 学不下去 练不下去 坚持不下去 没坚持下来 半途而废 不了了之 戒 退坑 出坑 退圈 卸载 卸 退游 弃坑 弃 | topic: pastime | hobby | ends
很久没 好久没 好几年没 多年没 几年没 半年没 再也没 很久不 好久不 好几年不 早就不 早不 | obj: doing | hobby | ends
`

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** May stand before a request, one after the other: who is addressed, how politely, what it goes on from. */
export const LEADS = words(`
请 请你 请您 请帮我 麻烦 麻烦你 麻烦您 劳驾 拜托 拜托你 求你 求求你 你 您 帮我 帮忙 给我 替我 我要你 我希望你 我想让你 我想请你 希望你 希望您 快 快点 赶紧 赶快 马上 立刻 立即 现在
那 那你 那就 就 嗯 哦 好 好的 行 对了 另外 还有 然后 顺便 以后 今后 从现在起 从此 永远 彻底 干脆 直接 先 再 也 都 一定 必须 务必 千万 一定要 可要 可得 要 得 应该 统统 通通 全部 please pls
小助手 助手
`)

/** Before a request put as a question. */
export const ASKING_LEADS = words(`
能不能 能否 可以 可不可以 可否 能 是否可以 可以帮我 能帮我 你能 你可以 要不 不如 可唔可以 唔该 could can
`)

/** After a request. */
export const TAILS = words(`
吧 哈 噻 咯 喽 撒 哟 嘞 不 没 没有 啊 呀 呗 啦 哦 喔 噢 了 呢 嘛 吗 好吗 好嘛 好不好 可以吗 可以不 可不可以 行吗 行不行 行不 ok吗 好么 谢谢 谢谢你 谢啦 就行 就好 好了 拜托了 麻烦了 please thanks
`)

/** Said of what is to be gone from a mind: in an order this means the memory. */
export const UNLEARN = words('忘掉 忘却 忘光 忘干净 忘得一干二净 forget掉 forget')
/** The same words tell of what slipped one's mind: only with a sign of an order. */
export const SLIP_MIND = words('忘了 忘记 忘记掉 忘')
export const DELETE = words(`
撤回 删除 删除掉 删掉 删了 删去 删 清除 清除掉 清掉 清空 清零 抹掉 抹去 抹除 移除 擦除 擦掉 销毁 消除 作废 撤销 delete掉 delete remove掉 remove erase
`)
/** To go on keeping. */
export const GO_ON_KEEPING = words(`
记着 记得 记住 记录 记 存着 存 保存着 保存 保留着 保留 留着 惦记着 惦记 save
`)

export const NOT_TO = words(
  '别 不要 不用 不必 无需 无须 不许 不准 甭 勿 请勿 切勿 不需要 我不想让你 我不想你 我不希望你 我不愿意你 我不愿让你 我不要你 千万别 千万不要 最好别 先别 停止 dont',
)

/** To put down for good. Each also ends a clause of its own. */
export const STORE = words(`
记 记下 记下来 记住 记录 记录下来 记进去 记起来 记到记忆里 记在心里 记入 写进记忆 写入记忆 写进档案 放进记忆 存进记忆 加入记忆 记忆 记忆下来 录入 录下来 往心里记 往脑子里记 往心里去 写下来 留着 留存 留档 留底 存 存下来 存下 存起来 存档 存进去 存储 保存 保存下来 收录 入库 save record 记下去
`)
/** What may be pointed at: this sentence, this message. */
export const THIS = words(`
这 这个 这句 这句话 这句话你 这条 这条消息 这条信息 这段 这段话 这些 这些话 这些内容 这件事 这事 这部分 这一句 这一条 本条 本条消息 此条 此消息 这个信息 这点 这番话 这话 这事儿 这件事情 这件事儿 这段内容 这些事 这个事 这个事情 这部分内容 这个话题 这句就 这个你 这个就
`)
/** Points at what comes next, and what it is called. */
export const COMING = words('下面 以下 接下来 接下去 后面 往下 下')
export const COMING_WORDS = words(`
话 内容 信息 消息 对话 东西 事 事情 文字 聊天
`)
/** Said in confidence, or for nothing but to be heard. */
export const IN_CONFIDENCE = words(`
听听就好 听听就行 听听就算了 听听就是了 听过就好 听过就算 听过就算了 看过就好 看过就算 看看就好 知道就好 知道就行 知道就行了 私下跟你说 私下说 私底下说 偷偷说 偷偷跟你说 悄悄说 悄悄跟你说 小声说 小声跟你说 只跟你说 只和你说 只告诉你 就跟你说 就跟你说说 就告诉你 跟你说个秘密 告诉你个秘密 说个秘密 跟你吐个槽 跟你吐槽 吐个槽 吐槽一下 跟你抱怨一下
跟你说个事 跟你说件事 跟你说个事儿 说个事 说句心里话 跟你说句心里话 随口说说 随口一说 随便说说 跟你说说 保密 别外传 别往外说 别告诉别人 别说出去 你知我知 说了就过 说过就算
`)

/** Ends of what is to be forgotten that say no more than that it is something known. */
export const THING_KNOWN = words(`
这件事情 这件事 这事 这事儿 这个事 这个事情 这回事 那件事情 那件事 那事 那事儿 一事 这一点 这点 这个事实 这个信息 这条信息 这些信息 这个情况 这一条 这条记录 那条记录 这条 那条 那一条 的那条 的那条记录 的记录 的信息 的事情 的事 的事儿 的内容 的记忆 的数据 的资料 的部分 的这件事 的这条 的相关信息
的相关记录 相关的记录 相关的信息 相关的内容 相关的 的一切 的所有信息 的所有内容 的所有记录 有关的一切 记录 信息
`)
/** Everything that is known of one. */
export const ALL_KNOWN = words(`
事 事情 事儿 信息 个人信息 资料 个人资料 数据 个人数据 记忆 记录 档案 内容 东西 情况 了解 印象 隐私 话 细节
`)

/** What can be deleted and is no memory: parts of a text, files, accounts. */
export const OTHER_THINGS = words(`
条款 标题 段落 句子 文字 文本 文章 文件 文档 文件夹 附件 照片 图 图片 相册 视频 录音 邮件 短信 聊天记录 浏览记录 历史记录 搜索记录 通话记录 购物记录 消费记录 转账记录 交易记录 播放记录 观看记录 登录记录 下载记录 运动记录 历史 代码 注释 函数 变量 分支 提交 备份 缓存 数据库 数据表 稿子 草稿 初稿 论文 作文 报告 简历 小说 ppt 表格 错别字 账号 账户 帐号 帐户 微信 好友 订单 购物车 软件 应用 程序 app 游戏 日程 闹钟 日历 待办 任务 提醒 评论 帖子 朋友圈 动态 微博 日记 笔记 歌单 收藏 签名 头像 桌面 回收站 引号 标点 空格 括号 表情 emoji 水印 背景 链接 购物清单 清单
`)
/** What one would like to be rid of oneself. */
export const FEELINGS = words(`
烦恼 忧愁 忧伤 痛苦 悲伤 伤痛 伤心 不快 不开心 不愉快 难过 委屈 压力 疲惫 温柔 笑容 微笑 眼泪 模样 样子 存在 焦虑 误会 过错
`)

/** To begin again: with it, what goes is all that is known. */
export const ANEW = words(`
重新来过 重新来 从头来 从头再来 从头来过 重新开始 从头开始 重新认识 从零开始 重来 归零
`)
/** What was so once: a record of it may go. */
export const FORMER = words('原来 以前 之前 原先 从前 旧 老 那个旧 那个老 过去')
/** Holds no longer. */
export const NO_LONGER = words(
  '不用了 不用 换了 换掉了 不在用了 停用了 过时了 过期了 变了 改了 没了 作废了 搬家了 搬走了 离职了 不算了',
)

/** To put down, asked of somebody: whatever follows is to be kept. */
export const KEEP_FOR_ME = words(`
帮我记一下 帮我记下 帮我记下来 帮我记住 帮我记着 帮我记着点 帮我记一笔 帮我记 帮我记录一下 帮我记录 帮我存一下 帮我备注 帮我备注一下 给我记一下 给我记着 给我记住 给我记下 给我记上 替我记一下 替我记着 替我记住 替我记下 帮忙记一下 帮忙记下 帮忙记住 帮忙记着 记一笔 记上一笔 记一下 记一记 记下 记下来 记录一下 备注一下 备注 备忘
写进记忆 写入记忆 写进档案 存进记忆 加到记忆里 加进记忆 添加到记忆 存一下 更新一下档案 记到档案里 记进档案 记到记忆里 note一下 mark一下 补充一下档案 你记一下 你记好 你给我记住 请记录 请记下 请备注
`)
/** To bear in mind: what follows may be an errand too. */
export const BEAR_IN_MIND = words(`
记住 记好 记好了 记着 记得 记住了 牢记 铭记 请记住 别忘了 别忘记 别忘记了 别忘 不要忘了 不要忘记 不要忘 不能忘 不能忘记 可别忘了 可别忘记 切记 勿忘 remember
`)

/** Words of requests, on either side of what they are about. */
export const REQUEST_FRAME = words(`
请 麻烦 拜托 劳烦 帮我 给我 替我 帮忙 你 您 你那 你那儿 你那里 你这 你这里 把 将 关于 有关 对于 那个 这个 那件 这件 那事 这事 那事儿 之前 以前 上次 上回 先前 我跟你说的 我跟你讲的
跟你说的 跟你讲的 我说的 我讲的 我提的 告诉你的 我告诉你的 说过的 讲过的 提过的 的事 的事情 这件事 那件事 的资料 的信息 的记录 的内容 忘了 忘掉 忘记 忘 删了 删掉 删除 删 删干净 清掉 清除
清空 抹掉 抹去 擦掉 去掉 移除 记 记着 记了 记住 记下 记得 记录 存 存着 存下 保存 保留 留着 知道 了解 别 别再 不要 不要再 不用 不用再 无需 从你的记忆里 从记忆里 从你那里 从你那儿 记忆里 全部
全都 全 都 所有 一切 哪些 什么 啥 些啥 多少 有 有没有 还 还有 还是 吧 吗 呢 了 啊 呀 哦 哈 着 过 一下 列出来 看看 给我看看 告诉我 说说 讲讲 查查 我看下 以后 往后 今后 再 就 也 的 行 好 谢谢
`)

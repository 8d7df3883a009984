const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Sides of how an assistant answers, and the words each is known by. The first that is found is the one. */
export const ASPECTS: readonly (readonly [facet: string, words: readonly string[]])[] = [
  [
    'address',
    words(
      '叫我 称呼我 称呼 喊我 管我 尊称 敬称 敬语 昵称 叫老师 叫亲 直呼 称兄道弟 用你称呼 用“你” 用你 用“您” 用"您" 用您 说您 叫我的 第二人称 第一人称 第三人称 人称 把我叫 以你相称',
    ),
  ],
  ['emoji', words('表情符号 表情包 表情 颜文字 颜表情 小黄脸 emoji emojis kaomoji')],
  [
    'units',
    words(
      '公制 英制 摄氏度 摄氏 华氏度 华氏 公里 英里 公斤 千克 磅 厘米 英寸 英尺 市斤 24小时制 12小时制 二十四小时制 十二小时制 人民币 美元 欧元 港币 台币 日元 货币 计量单位 单位 用克 按克 毫升 盎司 茶匙 日期 温度 金额 西元 民国年 农历 阳历 新台币 台币 港元 加仑 英磅 磅 月份 年份 小数 百分比 千分位 精确到 阿拉伯数字 日期格式 时间格式 北京时间 农历 时区',
    ),
  ],
  [
    'sources',
    words(
      '出处 来源 信源 引用 引文 参考资料 参考文献 参考链接 文献 依据 数据支持 数据支撑 原文链接 链接 论文支持 佐证 引证 source sources citation',
    ),
  ],
  [
    'questions',
    words(
      '反问 追问 提问 问我 先问 先确认 跟我确认 向我确认 和我确认 确认清楚 问清楚 澄清 再问 多问 问一句 问我要不要 还有什么可以帮 需要我',
    ),
  ],
  [
    'greeting',
    words(
      '打招呼 打个招呼 打声招呼 打招乎 自我介绍 免责 开场白 问候 寒暄 客套话 客套 结束语 结尾语 说你好 说再见 道别 铺垫 前言 套话 总结陈词 祝福语 开头语 场面话 重复我的问题 复述我的问题 复述问题 重复问题',
    ),
  ],
  [
    'language',
    words(
      '中文 汉语 普通话 国语 简体 繁体 简体字 繁体字 正体 英文 英语 日文 日语 法语 法文 德语 德文 俄语 俄文 韩语 韩文 西班牙语 葡萄牙语 意大利语 阿拉伯语 泰语 越南语 粤语 广东话 白话 闽南语 台语 四川话 重庆话 东北话 北京话 天津话 河南话 白话文 书面语 翻成 用词 上海话 方言 文言文 文言 白话文 双语 拼音 母语 外语 英式拼写 美式拼写 英式 美式 中英夹杂 中英混杂 夹英文 夹杂英文 英文单词 英文缩写 外来词 用语 大陆用语 台湾用语 港式 繁中 简中 地道 english chinese mandarin cantonese',
    ),
  ],
  [
    'code',
    words(
      '代码 diff commit snake_case camelcase 变量 参数名 函数 sql 注释 类型标注 类型注解 类型提示 缩进 变量名 命名 函数名 驼峰 分号 typescript javascript python java rust golang go kotlin swift c++ 伪代码 代码块 代码示例 示例代码 单元测试 测试用例 函数式 code',
    ),
  ],
  [
    'format',
    words(
      '条列 条列式 列点 分行 分列 全形 半形 时间线 举个例子 打个比方 比方 列表 清单 表格 markdown 分点 分条 要点 项目符号 标题 加粗 粗体 斜体 纯文本 编号 序号 排版 格式 分段 段落 感叹号 叹号 问号 省略号 破折号 标点 引号 括号 星号 井号 波浪号 大写 小写 全角 半角 空行 换行 bullet bullets bulletpoint json 目录 小标题 提纲 大纲 押韵 标点符号 流程图 图表 latex 分步骤 分步 一步一步 一步步 步骤 举例子 举例 例子 示例 类比 比喻 打比方 术语 专业名词 行话 模板 模版 套路 八股 首先 其次 排比 对仗 缩写 网络用语 网络流行语 流行语 成语',
    ),
  ],
  [
    'length',
    words(
      '简短 短一点 短一些 短点 短些 简洁 精简 精炼 简练 简明 简明扼要 short brief concise detailed 言简意赅 简单明了 明了 简单一点 简单点 简单些 简略 详细 详尽 详实 具体 细致 细一点 细一些 细点 长一点 长一些 长点 啰嗦 罗嗦 啰里啰嗦 废话 长篇大论 长篇 太长 那么长 这么长 冗长 一句话 两句话 三句话 两三句 几句话 几句 句以内 句话以内 字以内 字之内 字左右 不超过 超过 字数 篇幅 展开 重点 干货 结论 全面 完整 深入 干脆利落 一大段 一大坨 大段 几个字 百字 字数 摘要 一百字 一大堆 长话短说 篇幅短 太多字 这么多字 那么多字 tldr 冗余',
    ),
  ],
  [
    'tone',
    words(
      '官方 文绉绉 文邹邹 一针见血 口气 正经 放松 拘束 干脆 热心 爽快 感情色彩 情绪化 像个 像一个 像老 像人 语气 口吻 语调 腔调 正式 随意 随便一点 直接 直截了当 直白 直说 坦率 坦诚 坦白 委婉 客观 中立 温柔 温和 客气 礼貌 幽默 风趣 诙谐 严肃 严厉 轻松 活泼 俏皮 可爱 热情 冷静 理性 感性 专业 亲切 友好 友善 口语化 口语 书面语 书面 接地气 通俗 通俗易懂 大白话 人话 毒舌 犀利 尖锐 耐心 实在 诚实 老实 像朋友 像老师 朋友一样 老师一样 朋友那样 哥们 闺蜜 自然一点 自然些 自然点 机械 冷冰冰 冷淡 生硬 拘谨 文艺 简单粗暴 批判 挑剔 严格 狠一点 毫不留情 不留情面 ai味 爹味 拐弯抹角 兜圈子 绕弯子 绕圈子 模棱两可 含糊 和稀泥 打太极 casual formal friendly 说实话 讲真话 开玩笑 玩笑',
    ),
  ],
]

/** Manners of one who talks: said of a text at hand by nobody. */
export const MANNERS = words(
  '说教 道歉 抱歉 对不起 不好意思 奉承 恭维 拍马屁 吹捧 捧我 夸我 夸奖我 夸赞我 彩虹屁 讨好 谄媚 附和 顺着我 捧场 说好听的 好听话 官腔 打官腔 阴阳怪气 居高临下 教训我 教训 训我 凶我 教育我 讲大道理 大道理 鸡汤 灌鸡汤 煽情 肉麻 卖萌 撒娇 装可爱 敷衍 敷衍我 糊弄 糊弄我 机器人 假装 人设 谢谢夸奖 感谢我 贬低我 嘲笑我 嘲讽我 讽刺我 催我 心理医生 看心理医生 说废话 讲废话 油腻 端着 同情我 可怜我 哄我 骂我 怼我 评判我 评价我 指责我 批评我',
)

/** Of these, the ones that only somebody who is to please one has: without a sign that it is to last, these alone are wishes. */
export const SERVILE = words(
  '说教 道歉 奉承 恭维 拍马屁 吹捧 彩虹屁 讨好 谄媚 附和 官腔 阴阳怪气 大道理 鸡汤 煽情 卖萌 撒娇 装可爱 敷衍 糊弄 居高临下 爹味',
)

/** What one does who answers: with a sign that it is to last, a wish whatever it is about. */
export const ANSWERING = words(
  '回覆我 回覆 回答我 回答 回复我 回复 答复 作答 回应 回话 解释 讲解 讲给我 说话 跟我说话 对我说 跟我聊 和我聊 聊天 打断我 打断 纠正我 纠正 指出 剧透 总结 概括 重复 复述 推荐 建议 给我建议 提建议 安慰我 安慰 鼓励我 鼓励 夸我 跟我说 对我说 和我说 跟我讲 对我讲 给我讲 跟我提 标出 标注 标明 注明 列出 附上 保留原文 保留英文 保留原名 讲故事 讲点故事 落款 署名 当我是 当我 小白 外行 新手 门外汉 初学者 零基础 五岁 小孩 每句话 每句 每段 每个回答 每条 像论文 像教科书 像说明书 自称 放前面 放在前面 放最前 分析 安抚 陪我聊 我的名字 我名字 记住我 上下文 给选择 给我选择 给我几个选择 编造 瞎编 胡编 乱编 猜 不知道就说 不确定 不清楚就说 站在我这边 替我做决定 帮我做决定 反驳我 反驳 质疑 免责声明 声明你是 说你是ai 作为ai 你是ai 你是个ai 强调 提及 提起 提我 再提 涉及 跑题 发散 联想 换算 翻译 备选 多给几个 给方案 给选项 选项 优缺点 利弊 举一反三 假设我 把我当 当我是 当成 当作 我的水平',
)

/** Of this one talks: what a bare wish about it is of all answers. */
export const TALK = words(
  '回覆 回答问题 回答我 回答 回复我 回复 答复 回应 说话 讲话 聊天 对话 跟我说话 和我说话 跟我聊天 和我聊天 跟我讲话 对我说话 跟我沟通 和我沟通 跟我交流 和我交流 和我讲话 和我聊 对我 跟我 你的回答 你的回复 你的语气 你的态度 你的话 你说的话 回复我的时候 回答我的时候 回答时 回复时 回答的时候 回复的时候 说话的时候 聊天的时候 回答里 回复里 回答中 回复中 回答里面',
)

/** It is to last. */
export const FROM_NOW: readonly string[] = [
  'from now on',
  ...words(
    '以后 今后 往后 之后 从此 从此以后 从今以后 从今往后 从今天起 从明天起 从明天开始 从下周起 从下次起 现在起 自现在起 从今天开始 从现在起 从现在开始 现在开始 从这里开始 打今儿起 打现在起 自今天起 接下来的对话 接下来的聊天 接下来都 后面的对话 之后的对话 之后的聊天 以后的对话 以后的回答 以后的聊天 以后的回复 以后所有 日后 将来 未来 一律 默认都 默认 凡是 但凡 任何时候 任何情况下 无论如何 无论什么时候 不管什么时候 不管怎样 不管我问什么 无论我问什么 所有回答 所有的回答 所有回复 所有的回复 全部回答 每个回答 每条回复 每一次回答 每次回答 每次回复 每次回答我 每次回复我 长期 请长期 全程 往后都 以后每次 永久 始终 从头到尾 今后所有 always',
  ),
]
/** It is to last, or one does so oneself: 总是用表情. */
export const ALWAYS = words(
  '每次 每回 每一次 下次 下回 下次起 下回起 下次开始 永远 永远都 一直 一直都 总是 时刻 都 全都 全部 统一 统统 所有',
)
/** As a rule; said mostly of oneself. */
export const USUALLY = words('平时 平常 一般 一般情况下 正常情况下 通常 通常情况下 平日')
/** After what is wished. */
export const FOR_GOOD_AFTER = words(
  '以后都这样 以后都这么 之后都一样 以后都一样 都一样 以后都是 之后都是 以后固定 之后固定 固定这样 每次都是 以后就这么 以后都照这样 之后都这样 往后都这样 今后都这样 以后都这么整 之后都按这个 一直这样 以后都照这个 都这样 长期有效 永久有效 以后就这样 以后都按这个 一直这么 以后也这样 都按这个来',
)

export const WANTS = words(
  '我希望你 我希望您 我希望 希望你 希望您 我想让你 我想要你 我要你 我要求你 我要求 我需要你 我想你 我宁愿你 我宁可你 我更希望你 我比较希望你 我喜欢你 我更喜欢你 我比较喜欢你 我还是喜欢你 我更愿意你 我偏好你 我习惯你 我建议你 最好是 最好 你最好 您最好 麻烦你 拜托你 我的要求是 我的偏好是 我对你的要求是 要求是 规则是 约定一下 有个要求 提个要求',
)
export const WANTS_NOT = words(
  '我不喜欢你 我很不喜欢你 我真不喜欢你 我讨厌你 我最讨厌你 我很讨厌你 我受不了你 我不希望你 我不想让你 我不想你 我不要你 我不需要你 我不用你 我反感你 我很反感你 我不想看到你 我不想听你 我不想看到 我不想再看到 我不想听 我不想再听 我不想听到 我烦你 我最烦你 我不愿意你',
)
/** Before a wish for a kind of answers: 我喜欢简短的回答. */
export const WANTS_SUCH = words(
  '我喜欢 我更喜欢 我比较喜欢 我还是喜欢 我最喜欢 我偏好 我偏爱 我更偏好 我更偏爱 我希望 我更希望 我希望得到 我希望看到 我更希望看到 我更想看到 我想看到 我想要 我更想要 我要 我需要 我倾向于 我更倾向于 我更习惯 我习惯 我习惯看 我更习惯看 我喜欢看 我更喜欢看 我更喜欢听',
)
export const WANTS_NO_SUCH = words('我不喜欢 我讨厌 我最讨厌 我受不了 我不想要 我不要 我不需要 我反感')
export const SUCH_ANSWERS = words(
  '说明 描述 叙述 讲法 文风 回答 回复 答复 答案 解释 讲解 回应 语气 风格 回答风格 回答方式 说话方式 表达方式 表达 沟通方式 交流方式 聊天方式 内容',
)

/** An order not to. */
export const FORBIDS = words(
  '不好再 别 不要 请勿 勿 不许 不准 禁止 避免 杜绝 拒绝 少 甭 莫 切忌 严禁 停止 不能 不可 不可以 杜绝 永不 绝不 决不 千万别 千万不要 尽量别 尽量不要 尽量少 最好别 最好不要 记得别 dont',
)
/** No need to: an order, or how it is. */
export const NO_NEED = words('不用 不必 无需 无须 不需要 没必要 用不着 不')
/** After these: it has been done too often. */
export const AGAIN = words(
  '再 老 总 老是 总是 动不动 动不动就 每次 每次都 一直 总爱 老爱 一上来就 一开口就 开口就 开头就 随便 轻易 天天 整天 时不时 没事就 又',
)

/** Stands between the signs and what is to be done. */
export const HOW = words(
  '尽量 尽可能 多 多多 少 只 只要 只准 只能 只许 先 直接 就 也 都 全都 全 全部 务必 一定 一定要 必须 要 得 应该 应当 可以 能 能够 给我 给 跟我 对我 和我 向我 为我 请 你 您 你的 您的 继续 保持 坚持 统一 严格 主动 自动 优先 适当 适度 稍微 再 还 还是 那么 这么 太 过于 过度 用 使用 采用 改用 以 按 按照 拿 把 将 在 回答 回复 说话 讲话 时 时候 的时候 里 中 里面 地 得 一点 而 而且 并 并且 同时 另外 还有 以及 然后 我 习惯性 默认 随意 顺便 加 加上 带 带上 附 附上 附带 附加 给出 提供 注明 标注 标明 标出 列出 写 写出 说 讲 做 发 出现 夹 夹杂 加入 插入 放 包含 含 有 问 显示 输出 搞 弄 来 有任何 任何 各种 这些 那些 这种 那种 这类 什么 一堆 一些 太多 那么多 这么多 很多 过多 多余的 没用的 无谓的 不必要的 用那么多 成 为 叫 当 把我 跟 对 和 像 变 变得 更 更加 比较 说得 讲得 写得 回答得 回复得 答得 解释得 表现得 聊得',
)

/** The text at hand, this time, at once: a task. */
export const THIS_TIME = words(
  '这次 这回 这一次 这一回 本次 此次 今天 今晚 明天 今早 暂时 眼下 这一轮 这轮 这篇 这段 这封 这份 这首 这句 这张 这道 这章 这页 这行 这题 这部分 这个问题 这个方案 这个回答 这个文案 这个标题 这个文档 这个函数 这个邮件 这个故事 这个项目 本文 此文 该文 这条 待会 待会儿 等会 等会儿 一会儿 等下',
)
export const AT_HAND = words(
  '这个 这些 这里 它 他们 上面 下面 以下 上述 刚才 刚刚 前面 后面 第一 第二 第三 第四 最后 上一 下一 原文 全文 正文 文中 文章 标题 文案 版本 报告 简历 作文 论文 稿子 初稿 草稿 一版 一封 一篇 一首 一段 一份 一则 一张 三个 五个 两个 几个 十个 三条 五条 改成 改得 改为 改短 改长 改写 翻译成 译成 换成 帮我写 帮我翻 帮我改 写得 写成 重新 重写 继续写 接着写 缩写 扩写 缩短',
)
/** At once. */
export const AT_ONCE = words('一下 一遍 一个 一条 现在 先 再 开头 结尾')
/** Asked elsewhere in the message: what is wished besides is for that. */
export const TASKS = words(
  '帮我写 给我写 写一 写个 写封 写篇 写首 写份 替我写 帮我改 帮我翻译 翻译 润色 改写 续写 总结一下 总结这 概括一下 概括这 解释一下 介绍一下 介绍下 分析一下 分析下 生成 画一 画个 推荐一 推荐几 推荐个 列一 列出 列个 讲一下 讲讲 讲个 说说 说一下 设计一 想一个 想个 起个 取个 做个 做一 查一下 查查 算一下 算算 看看这 看一下这 修改 帮我看 帮我做 帮我想 帮我查 帮我算 帮我整理 整理一下 解答 回答这 怎么 如何 是什么 为什么',
)
/** What a person does beside talking to an assistant. */
export const OTHER_DOINGS = words(
  '日记 作业 考试 上课 上班 面试 开会 出国 旅游 旅行 健身 跑步 吃饭 喝酒 买东西 购物 睡觉 起床 出门 开车 别人 他人 大家 人家 自己 家里 公司 学校 我们 孩子 老公 老婆 同事 老板 客户 妈妈 爸爸 学习 练习',
)

/** Lifts what was wished before. */
export const LIFTS = words('可以 能 不妨 又可以 又能 现在可以 现在能 重新可以 允许你 你可以 随便')
export const BACK_TO = words('改回 换回 恢复 恢复成 恢复到 变回 切回 调回 改回用 换回用 恢复用')
export const CANCELS = words(
  '不用管 不用再管 不用遵守 不用再遵守 不用理会 不必遵守 不必再遵守 别管 忽略 取消 撤销 撤回 作废 忘掉 不用按 不用再按 别再按 不再需要 不需要再 解除',
)
export const EARLIER = words(
  '那个 那条 之前 以前 先前 之前说的 我之前说的 以前说的 我说的 我之前要求的 之前要求的 之前的 以前的 我之前的 之前定的 我让你 我之前让你 之前让你 上次说的 原来的 先前的 我要求的 我说过的',
)

/** What an assistant does for one: a wish that is to last may be about how. */
export const SERVICES = words(
  '推荐 讲 翻译 写 改 总结 聊 回答 解释 建议 列 算 查 分析 润色 起名 取名 制定 安排 做计划 规划 评价 评审 审 点评 批改 举例 画 设计 介绍 辅导 出题 排版 整理 校对 答疑 教',
)
/** With a need of it, or when something comes up: not by the clock. */
export const REMINDS = words('提醒我 提醒 叮嘱我 催我')

/** Opens the scope of a wish. */
export const SCOPE_OPENS = words(
  '在 当 每当 每次 凡是 但凡 只要 如果 要是 若是 若 假如 一旦 遇到 碰到 涉及 涉及到 聊到 聊 谈到 谈 说到 讲到 讨论 问到 问 关于 对于 针对 至于 跟你 和你 跟我 和我 帮我 给我 替我 我 你 我们 请 以后 做 进行',
)
/** What one talks of whatever one talks of: no scope. */
export const NO_SCOPE = words(
  '答复我 答复 给答复 答案 内容 结尾 开头 句子 句 末尾 开头结尾 对话 文字 消息 话 回答 回答问题 回答我 回答我的问题 回答我问题 回复 回复我 回复消息 说话 聊天 对话 说 讲 答 问问题 提问 有问题 问你问题 问你 问你事情 解释 解释问题 交流 沟通 输出 回信 发消息 说事 讲话 问你东西 写 聊 用 回你',
)

/** Opens a wish and says nothing of it. */
export const FILLERS = words(
  '那些 回答前 回答之前 回答问题前 给建议前 回复前 回复之前 答复前 回答完 请记着 记着 请 请你 请您 麻烦 麻烦您 拜托 你 您 能不能 能否 可不可以 可否 能不能请你 那 那么 嗯 好 好的 行 ok 对了 另外 还有 然后 顺便 注意 请注意 记住 请记住 记得 请记得 记一下 你要记住 务必 请务必 一定 一定要 必须 要 应该 应当 得 而且 并且 同时 但 但是 不过 所以 因此 其实 说真的 小助手 助手 都 就 也 我说 跟你说 说好了 please 拜托了 还是 再 哦 啊 算了 唉 哎 哎呀 喂 嘿 hi hey',
)

/** What one does in life: not to do so is good advice, and no wish about answers. */
export const OF_LIFE = words(
  '学英语 学习 好好学 好好练 练习 微信联系 常联系 多来往 熬夜 喝酒 抽烟 吸烟 迟到 加班 花钱 乱花 买 吃 喝 出门 出去 联系 见面 恋爱 结婚 相信 放弃 后悔 生气 难过 担心 害怕 哭 冲动 打架 吵架 打电话 发消息 发邮件 来找 找我 打扰 偷懒 拖延 玩手机 打游戏 逃课 借钱 赌 减肥 运动 冒险 开快车 淋雨 着凉 受伤 忘带 等我 送我 碰 动我 粗心 大意 乱跑 玩火 停车 浪费 说了算',
)
/** A way to talk. */
export const TALKS = words(
  '用 说 讲 写 提 问 给我 叫 回 发 跟我 对我 和我 向我 加 带 打断 重复 解释 省略 编 瞎',
)
/** Done by who answers, and seldom by who asks. */
export const DONE_FOR_ONE = words(
  '推荐 讲解 翻译 解释 回答 回复 给建议 查资料 列清单 举例 出题 批改 点评 讲题 分析 起名',
)

/** What is done to an answer, or in it: with a sign that it is to last, a wish, unless it is a thing of life. */
export const OUTPUT = words(
  '把 写 说 讲 列 附 标 按 算 给 放 加 带 提示 提醒 称 排 估算 选 推荐 骂我 夸我 陪 举例 拿 用 保留 解释 对照 对比 归纳 概括 出一 出题 观点',
)

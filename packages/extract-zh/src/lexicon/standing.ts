const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Of what answers are made, and what they are full of: a wish about one of these is about all answers. */
export const TEXT_PARTS = words(`
价格 价钱 油价 房价 进货价 卖价 报价 金额 数字 数据 数值 日期 时间 年份 月份 日期格式 时间格式 温度 气温 距离 重量 长度 面积 身高 体重 单位 货币 电话号码 电话 地址 人名 地名 书名 片名 名字 称呼 标题 小标题 标点 引号 括号 引文 引用 引用文献 文献 参考文献 出处 注释 代码注释 变量 变量名 变量命名 命名 函数名 关键字 代码 代码示例 示例代码 示例 例子 术语 专有名词 专业名词 英文 英文词 英文单词 英语 缩写 名词 单词 步骤 流程 行程 清单 菜谱 食谱 用量 份量 热量 语气 口气
回答 回复 回覆 答案 结论 摘要 重点 翻译 译文 解释 总结 周报 日报 报告 邮件 信 回信 文案 简报 文档 文章 表格 列表 格式 排版 字体 风格 篇幅 推荐 建议 方案 链接 来源 题目 公式 sql python markdown commit
`)
/** What one talks with somebody who answers about, as a verb. */
export const TALK_VERBS = words(`
聊 聊到 谈 谈到 讲 讲到 说 说到 问 问到 提 提到 提起 提及 讨论 讨论到 涉及 涉及到 关于 跟 和 碰到 遇到 解释 推荐 介绍 分析 比较 翻译 回答 回复 讲解 总结 写 算 查
`)
/** Said of whatever comes. */
export const STANDING = words(`
一律 一概 统一 都得 都要 都请 请都 全都 全部 通通 统统 都 总是 永远 始终 以后 今后 之后 往后 从今以后 从此 以后都 之后都 今后都 往后都 每次 每次都 每回 每回都 固定 默认
`)
/** What is done to an answer. */
export const WRITES = words(`
用 打码 写 写成 写作 写上 标 标上 标明 标出 标注 注明 附 附上 附带 带 带上 加 加上 列 列成 列出 放 放在 给 给出 报 说 讲 叫 称 称为 叫做 翻成 翻译成 译成 译为 转成 换成 换算成 换算 保留 按 按照 照 照着 以 采用 使用 显示 算 拆 拆成 分成 分 排 排成 输出 呈现 控制 只 精确 提醒 提示 就 要 得 请 当 先
`)
/** Whose ways are no wish: somebody who rules, and what is written there. */
export const RULED_BY = words(`
老师 老板 主管 领导 上司 经理 导师 教练 医生 护士长 客户 客人 甲方 同事 同学 室友 公司 学校 单位 店里 我们店 我们组 我们公司 我们团队 我们学校 部门 团队 组里 政府 国家 银行 医院 规定 要求我 要求我们 让我 叫我写 喊我 逼我 他 她 它 人家 别人 大家 大伙 美国人 日本人 中国人 外国人 有些人 有的人 程序员 我爸 我妈 我哥 我姐 我弟 我妹 我老公 我老婆 我男人 我媳妇 我儿子 我女儿 我婆婆 我公公 我男朋友 我女朋友 我朋友 我同事 我老板 我闺蜜 孩子
`)
/** Who an assistant is to be. */
export const ROLES = words(`
人 师 官 员 家 教练 老师 朋友 哥们 闺蜜 姐妹 助理 秘书 顾问 编辑 角色 专家 面试官 搭子 导师 管家 导游 翻译 对手 评委 读者 用户 同事 学生 律师 军师 参谋 小白 外行 新手 高中生 小学生 小朋友 初学者
`)

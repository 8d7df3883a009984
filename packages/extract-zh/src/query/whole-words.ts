import { significance } from '../words/significance.ts'
import { cheapestCut, vocabularyOf } from './cheapest-cut.ts'
import type { Vocabulary } from './cheapest-cut.ts'
import { COMMON_WORDS } from './common-words.ts'
import { PRONOUNS } from './pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { thesaurusWords } from './thesaurus/index.ts'

/** What no list knows is a word when it is so short: 罗平, 量子力学. */
const MIN_UNKNOWN = 2
const MAX_UNKNOWN = 4

/** Nouns the other lists have no use for. */
const NOUNS =
  '记忆 回忆 模型 类型 对象 循环 请求 响应 证书 推理 训练 评分 频道 群聊 权限 协议 仓库 分支 容器 镜像 集群 组件 端口 日志 性能 延迟 负载 磁盘 迁移 令牌 参数 异常 终端 监控 芯片 序列 问答 关系 机制 方案 需求 文档 会议 合同 预算 报告 论文 签证 航班 酒店 装修 房租 贷款 保险 股票 基金 税 疫苗 过敏 失眠 减肥 健身 食谱 婚礼 葬礼 生日 礼物 旅行 假期 考试 面试 简历 工资 加班 跳槽 创业'.split(
    ' ',
  )

/** A number, or how many of something there are about. */
const NUMBER = /^[零〇一二两三四五六七八九十百千万亿几半多]+[个]?$/u

let known: Vocabulary | undefined

/** Made when the first text is read. */
const knownWords = (): Vocabulary =>
  (known ??= vocabularyOf([
    thesaurusWords(),
    CONTENT_WORDS,
    STOPWORDS,
    PRONOUNS.keys(),
    COMMON_WORDS,
    NOUNS,
    significance.technical,
    significance.important,
    significance.actionable,
  ]))

/** Whole words of a run by the cheapest cut, without stop words; what stands between two known words is one when it is short. Linear. */
export function wholeWords(run: string): readonly string[] {
  const lengths = cheapestCut(run, knownWords())
  const words: string[] = []
  let from = 0
  let at = 0
  const add = (word: string) => {
    if (!NUMBER.test(word)) words.push(word)
  }
  const addUnknown = () => {
    const stretch = run.slice(from, at)
    if (stretch.length >= MIN_UNKNOWN && stretch.length <= MAX_UNKNOWN) add(stretch)
  }
  while (at < run.length) {
    const length = lengths[at] ?? 0
    if (length > 0) {
      addUnknown()
      const word = run.slice(at, at + length)
      if (CONTENT_WORDS.has(word) || !STOPWORDS.has(word)) add(word)
      from = at + length
    }
    at += Math.max(1, length)
  }
  addUnknown()
  return words
}

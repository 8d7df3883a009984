import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { translated } from '../translated.ts'
import type { Rule } from '../translated.ts'

const TYPES: Names<string> = byName({
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: '布尔值',
  object: '对象',
  record: '对象',
  array: '列表',
  undefined: '没有给出',
  null: 'null',
  date: '时间',
})

const type = (name = ''): string => TYPES[name] ?? name
const quotedList = (text = ''): string => text.replaceAll('"', '').replaceAll(/\s?\|\s?/gu, '、')

/** What a schema finds wrong with a field, with every word of it in Chinese. */
const RULES: readonly Rule[] = [
  [
    /^Invalid input: expected (\w+), received (\w+)$/u,
    (want, got) => `应为${type(want)}，实际为${type(got)}`,
  ],
  [/^Invalid input: expected (.+)$/u, (want) => `应为 ${want ?? ''}`],
  [
    /^Invalid discriminator value\. Expected (.+)$/u,
    (kinds) => `只能是 ${quotedList(kinds).replaceAll("'", '')} 之一`,
  ],
  [/^Invalid input$/u, () => '内容不合要求'],
  [/^Invalid option: expected one of (.+)$/u, (options) => `只能是 ${quotedList(options)} 之一`],
  [/^Unrecognized keys?: (.+)$/u, (keys) => `没有这样的键：${quotedList(keys)}`],
  [/^Too big: expected \w+ to have <=?(\S+) (?:characters|items)$/u, (max) => `太长，最多 ${max}`],
  [/^Too small: expected \w+ to have >=?(\S+) (?:characters|items)$/u, (min) => `太短，至少 ${min}`],
  [/^Too big: expected \w+ to be <=?(\S+)$/u, (max) => `太大，最多 ${max}`],
  [/^Too small: expected \w+ to be >=?(\S+)$/u, (min) => `太小，至少 ${min}`],
  [/^Invalid string: must match pattern/u, () => '含有不能用的字符'],
  [/^is (?:not an|no) ISO 8601 time$/u, () => '不是 ISO 8601 时间'],
  [/^is not an IANA time zone such as (.+)$/u, (zone) => `不是 IANA 时区，例如 ${zone}`],
  [/^must be made of letters, digits/u, () => '只能用文字、数字、_、- 和 .，最多 128 个'],
  [/^must be "user" or "user\.<relation>"$/u, () => '应为 user 或 user.<关系>'],
  [/^has a control character or half of a surrogate pair$/u, () => '含有控制字符或半个代理对'],
  [/^has NUL or half of a surrogate pair$/u, () => '含有 NUL 或半个代理对'],
  [
    /^must be an object of JSON values, at most (\d+) deep/u,
    (deep) => `应为由 JSON 值组成的对象，最多 ${deep} 层`,
  ],
  [/^must be an object of entries to look for$/u, () => '应为由要找的项组成的对象'],
  [/^has more than (\d+) entries$/u, (max) => `超过 ${max} 项`],
  [/^has more than (\d+) characters$/u, (max) => `超过 ${max} 个字符`],
  [
    /^must be an embedder/u,
    () =>
      '应为向量模型：服务器上的写作 { name, dimensions, baseURL }；有 model、dimensions 和 embed() 的对象只能写在 .ts 或 .js 文件里',
  ],
  [/^is no http\(s\) address/u, () => '不是 http(s) 地址，例如 http://localhost:11434/v1'],
  [/^is read from the environment only: (.+)$/u, (name) => `只从环境变量读取：${name}`],
  [/^is no name: use/u, () => '不是名称：请用 1 到 128 个文字、数字、_、- 或 .'],
  [/^is longer than (\d+) characters/u, (max) => `超过 ${max} 个字符，请拆成几个`],
  [/^is no pattern: write words/u, () => '不是模式：请写含一个 X 的文字，或 { regex: "…(?<value>.{1,50})" }'],
  [/^is nobody: use/u, () => '不是可用的人：请用 user 或 user.<关系>'],
  [/^is not a text$/u, () => '不是文本'],
  [
    /^The fact type "([^"]*)" says that its slot "([^"]*)" is (\w+), but it is (\w+)/u,
    (name, slot, said, is) =>
      `事实类型“${name}”说槽位“${slot}”是 ${said}，但它是 ${is}。请去掉 cardinality，或换一个槽位`,
  ],
  [
    /^The pattern (.+) of the fact type "([^"]*)" (.+?)\.?$/su,
    (pattern, name, fault) => `事实类型“${name}”的模式 ${pattern} 不能用：${faultOf(fault)}`,
  ],
]

/** Why a pattern of the configuration is refused. */
const FAULTS: readonly Rule[] = [
  [/^has no group/u, () => '没有表示值的分组 (?<value>…)'],
  [/^needs exactly one X/u, () => '应恰好有一个 X，表示值所在的位置'],
  [
    /^has no words of its own/u,
    () => '没有自己的文字：所有匹配都须含有一个汉字（或假名、谚文），或三个其他字母',
  ],
  [/^has the flags/u, () => '只能用 g、i、u 这几个标志，也可以不写'],
  [/^cannot be read: (.+)$/su, (why) => `无法读取（${why}）`],
  [/^repeats without a bound \((.+)\)/su, (what) => `${what} 没有限定次数，请写明最多几次，例如 {1,50}`],
  [
    /^can match the same words in more than (\d+) ways/u,
    (n) => `匹配同样的文字有超过 ${n} 种方式，请减少重复，或把次数写小`,
  ],
  [/^looks behind/u, () => '用了后行断言，请去掉'],
  [/^refers back \((.+)\)/u, (what) => `用了反向引用 ${what}，请把文字写出来`],
  [/^has a group of an unknown kind/u, () => '有不认识的分组，请用 (?:…) 或 (?<value>…)'],
]

const faultOf = (fault: string): string => translated(fault, FAULTS) ?? fault

const SCHEMA_LINE = /✖ |; /u
const FIELD = /→ at (\S+)/u

/**
 * `✖ Invalid input: expected boolean, received string → at extraction.enabled` → `extraction.enabled 应为…`; what has no rule stays as it
 * is.
 */
export function detail(message = ''): string {
  return message
    .split(SCHEMA_LINE)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(problem)
    .join('；')
}

function problem(part: string): string {
  const [, field = ''] = FIELD.exec(part) ?? []
  const [, named = '', rest = ''] = /^([\w.[\]]{1,100}): (.+)$/su.exec(part) ?? []
  const isNamed = field === '' && named !== '' && !/^Too (?:big|small)|^Invalid/u.test(part)
  const bare = (isNamed ? rest : part.replace(FIELD, '')).trim()
  const where = field || (isNamed ? named : '')
  return [where, words(bare)].filter(Boolean).join('：')
}

const words = (bare: string): string => translated(bare, RULES) ?? bare

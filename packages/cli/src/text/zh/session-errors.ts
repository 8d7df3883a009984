import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import type { Rule } from '../translated.ts'
import { translated } from '../translated.ts'
import { argument } from '../../util/argument.ts'
import { detail } from './details.ts'

/** What the library says of sessions. */
export const sessionErrors: readonly Rule[] = [
  [/^A session has an id of/u, () => '会话的 id 应有 1 到 256 个字符，不含控制字符或半个代理对。请换一个。'],
  [
    /^Significance is a number from 0 to 1, not (.+)\.$/su,
    (given) => `重要性是 0 到 1 之间的数，而不是 ${given}。`,
  ],
  [
    /^The pair was refused: (.+?)\.? Nothing was logged\.$/su,
    (what) => `问答被拒绝：${detail(what)}。请修改后重试。什么都没有记录。`,
  ],
  [
    /^The form was refused: (.+?)\.? Nothing was stored\.$/su,
    (what) => `表单被拒绝：${detail(what)}。请修改后重试。什么都没有保存。`,
  ],
  [
    /^The question is nothing but recalled memory/u,
    () => '问题里只有先前给出的上下文。请去掉它，写出真正问的内容。',
  ],
  [
    /^The answer of this pair is kept already/u,
    () => '这个问答已经保留了另一个回答。请去掉 --answer，只设定重要性。',
  ],
  [
    /^A topic is 1 to 256 visible characters on one line, and a pair has at most (\d+)/u,
    (max) => `主题应为一行 1 到 256 个可见字符，一个问答最多 ${max} 个。请修改。什么都没有改变。`,
  ],
  [/^The cursor is none of this list/u, () => '这个 --cursor 不属于这个列表。请去掉它重新开始。'],
  [
    /^Session "(.{1,256}?)" is being merged into "(.{1,256}?)"\. (?:Log|Write) there/su,
    (from, into) =>
      `会话“${from}”正在合并到“${into}”。请用 --session 指定“${into}”，或先完成合并：recollect merge ${argument(from)} --into ${argument(into)}。什么都没有改变。`,
  ],
  [
    /^Session "(.{1,256}?)" is being merged into "(.{1,256}?)"\. Finish that first/su,
    (from, into) =>
      `会话“${from}”正在合并到“${into}”。请先完成它：recollect merge ${argument(from)} --into ${argument(into)}。什么都没有改变。`,
  ],
  [
    /^Session "(.{1,256})" cannot be merged into itself/su,
    (id) => `会话“${id}”不能合并到自己。请从列表中去掉它，或换一个目标。什么都没有改变。`,
  ],
  [
    /^A variable has a name of/u,
    () => '变量的名称应有 1 到 256 个字符，不含控制字符或半个代理对。请换一个。什么都没有保存。',
  ],
  [
    /^A field has a name of .* not "(.{0,80})"\. Nothing was stored\.$/su,
    (name) =>
      `字段的名称连同上级应有 1 到 256 个字符，不含控制字符，而不是“${name}”。请换一个。什么都没有保存。`,
  ],
  [
    /^The field "(.{1,256}?)" (?:is|has) (.+)$/su,
    (name, what) => `字段“${name}”${translated(what ?? '', FIELD) ?? '的内容不能保存'}。什么都没有保存。`,
  ],
  [
    /^slots\.(.{1,256}?) names a field that holds others\. Name them, as in "(.{1,256})"\. /su,
    (field, inner) => `--slot ${field}=… 指的字段里还有字段。请写出里面的，如 ${inner}。什么都没有保存。`,
  ],
  [
    /^ttlMs is a whole number of milliseconds/u,
    () => '--ttl 应在现在之后、9999 年之前结束，如 30m 或 7d。什么都没有保存。',
  ],
  [
    /^"(.{1,201})" (lies deeper|has a NUL|has half|is) .*Nothing was stored\.$/su,
    (path, what) => `“${path}”${PROBLEMS[what ?? ''] ?? '不是 JSON 值'}。什么都没有保存。`,
  ],
  [
    /^What was to be written has (\d+) bytes, and working memory holds (\d+)/u,
    (bytes, max) =>
      `要写入的内容有 ${bytes} 字节，而会话的变量最多 ${max} 字节。请少存一些，或调大 sessions.workingMaxBytes。什么都没有保存。`,
  ],
  [
    /^The variable "(.{1,256}?)" (?:is not there|has version)/su,
    (name) => `变量“${name}”的版本已经不同。请重新读取后再写。什么都没有写入。`,
  ],
  [
    /^The form "(.{1,256}?)" was refused: (.+?)\.? Correct the fields and submit it again\.$/su,
    (title, what) => `表单“${title}”被拒绝：${detail(what)}。请修改字段后重新提交。什么都没有保存。`,
  ],
  [
    /^Session "(.{1,256}?)", pair (\d+)(?:, \w+)?: (.+)$/su,
    (id, seq, what) => `会话“${id}”的第 ${seq} 个问答：${indexProblem(what)}什么都没有导入。`,
  ],
  [/^Session "(.{1,256}?)": (.+)$/su, (id, what) => `会话“${id}”：${indexProblem(what)}什么都没有导入。`],
  [/^Session (\d+): (.+)$/su, (n, what) => `第 ${n} 个会话：${indexProblem(what)}什么都没有导入。`],
  [/^The index: (.+)$/su, (what) => `问答索引：${indexProblem(what)}什么都没有导入。`],
]

const PROBLEMS: Names<string> = byName({
  'lies deeper': '嵌套超过 32 层，请展开',
  'has a NUL': '含有 NUL 字符，请删除',
  'has half': '含有半个代理对，请写出完整的字符',
})

const FIELD: readonly Rule[] = [
  [/^longer than (\d+) bytes/u, (max) => `超过 ${max} 字节，请拆分，或调大 limits.maxTextBytes`],
  [
    /^a control character, one that reorders/u,
    () => '含有控制字符、会改变文字顺序的字符或半个代理对，请删除',
  ],
  [/^empty/u, () => '是空的，请至少写一个可见字符'],
]

const INDEX: readonly Rule[] = [
  [/^It is there twice/u, () => '出现了两次，请去掉一个。'],
  [
    /^Another pair stands there/u,
    () => '那里已有另一个问答。请导入到空的作用域，或给文件中的会话换一个 id。',
  ],
  [/^(.+?)\.? Correct it; nothing was imported\.$/su, (what) => `${detail(what)}。请修改。`],
]

const indexProblem = (what = ''): string => translated(what, INDEX) ?? '内容不能保存，请修改。'

import { translated } from '../translated.ts'
import type { Rule } from '../translated.ts'

const SHAPES = [
  '有 mapping（chatgpt）或 chat_messages（claude）的对话',
  '有 sessionId 的行（claude-code）',
  'Gemini 的活动（gemini）',
  'memory 或 results（mem0）',
  '关于用户的笔记（memories）',
  '有 text、content、messages，或 slot 和 value 的对象（jsonl）',
  '表头如此的表格（csv）',
].join('；')

const FOUND: readonly Rule[] = [
  [/^is empty/u, () => '它是空的'],
  [/^is text/u, () => '它既不是 JSON，也不是表格'],
  [/^holds an empty list/u, () => '它是一个空列表'],
  [
    /^holds a list of (\d+), of which the first is (.*)$/su,
    (n, kind) => `它是 ${n} 个元素的列表，第一个是${kindInChinese(kind)}`,
  ],
  [/^holds (.*)$/su, (kind) => `它是${kindInChinese(kind)}`],
]
const KINDS: readonly Rule[] = [
  [/^an object with the keys (.*)$/su, (keys) => `有键 ${keys} 的对象`],
  [/^an object/u, () => '没有键的对象'],
  [/^a list/u, () => '列表'],
  [/^a string/u, () => '文本'],
  [/^a number/u, () => '数字'],
]
const foundInChinese = (found: string): string => translated(found, FOUND) ?? found
const kindInChinese = (kind: string): string => translated(kind, KINDS) ?? kind

/** What `@recollect/importers` says of files it refuses as a whole. */
export const importErrors: readonly Rule[] = [
  [/^The file holds more than (\d+) bytes/u, (most) => `文件超过 ${most} 字节。请拆分。什么都没有改变。`],
  [
    /^The file (.*), which is none of the shapes that are known: .*\. Say which/su,
    (found) =>
      `认不出这个文件：${foundInChinese(found)}。认得的形式：${SHAPES}。如果它是其中之一，请用 --from 说明。什么都没有改变。`,
  ],
  [
    /^The file holds memories of (\d+) users \((.+)\)\. Say whose/u,
    (count, names) =>
      `文件里有 ${count} 个用户的记忆（${names}）。请用 --user 指定其中一个：一个作用域只属于一个用户。什么都没有改变。`,
  ],
  [
    /^The file holds what (\d+) speakers said \((.+)\), and no role/u,
    (count, names) =>
      `文件里有 ${count} 个人说的话（${names}），没有角色可以区分。请用 --user 说明哪一个是用户。什么都没有改变。`,
  ],
  [
    /^The file has no speaker (".*")\. It has: (.*)\. Name one/su,
    (name, names) =>
      `文件里没有名为 ${name} 的人。现有：${names}。请用 --user 指定其中一个。什么都没有改变。`,
  ],
  [
    /^The file has no list of memories/u,
    () => '文件里没有记忆列表（列表、results 或 memories）。什么都没有改变。',
  ],
  [
    /^The file is not JSON, as an export of (\w+)/u,
    (format) => `文件不是 JSON，而 ${format} 的导出是 JSON。请原样给出。`,
  ],
  [
    /^The file is not (\S+) text\./u,
    (encoding) => `文件不是 ${encoding} 文本。请另存为 UTF-8，或用 --encoding 说明编码。什么都没有改变。`,
  ],
  [/^The file is of the reference MCP/u, () => '文件属于 MCP 参考记忆服务器。请用 --from memory-jsonl。'],
  [
    /^The archive has no conversations\.json/u,
    () => '压缩包里没有 conversations.json。请给出原样的导出 .zip。',
  ],
  [/^The archive cannot be unpacked/u, () => '压缩包无法解开。请自行解压，再给出 conversations.json。'],
  [/^The table cannot be read: (.+)\. Put texts/su, (why) => `表格无法读取：${why}。请给文本加引号。`],
  [
    /^Line 1 names no column of texts .*? It has: (.*)\. Say which/su,
    (names) =>
      `第 1 行没有文本列（text、content、message、内容），也没有事实列（slot 和 value）。现有：${names}。请用 --column 说明。`,
  ],
  [
    /^Line 1 has no column "(.*)" for (\w+)\. It has: (.*)\.$/su,
    (name, field, names) => `第 1 行没有给 ${field} 的列“${name}”。现有：${names}。`,
  ],
]

import { byName } from '@recollect/core/plugin'
import type { ErrorCode } from '@recollect/core'
import type { Names } from '@recollect/core/plugin'
import type { Catalogue } from '../catalogue.ts'
import { translated } from '../translated.ts'
import { detail } from './details.ts'
import { jsonDetail } from './json.ts'
import { library } from './library.ts'

const FROM_LIBRARY: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: '输入被拒绝，什么都没有保存。请用 --help 查看用法，修改后重试。',
  INVALID_CURSOR: '这个游标不属于这次查询，或者不是游标。请用 --pages 重新开始。',
  INVALID_SCOPE: '作用域名称无效。请使用字母、数字、- _ : . 组成的名称。',
  INVALID_CONFIG: '配置无效。请修改配置文件，或运行 recollect config 查看。',
  INVALID_PACK: '语言包无效。请检查 languages 配置和安装的版本。',
  INVALID_IMPORT: '导入被拒绝，数据库没有任何改变。请修正该行，或重新导出。',
  NOT_FOUND: '这个作用域里没有该记录。请用 recollect items --inactive 或 recollect cards --inactive 查看。',
  CHANGE_UNDONE: '这次更改已经撤销过。',
  CHANGE_NEEDED: '之后的更改依赖于它，什么都没有改变。',
  CHANGE_FINAL: '这次更改无法撤销：要恢复的内容已被永久删除，或者撤销会把内容永久删除。',
  COPY_CONFLICT:
    '目标的这个作用域里有别的内容，或复制开始后来源有改动。没有覆盖任何内容。请复制到没有该作用域的数据库，期间不要写入。',
  COPY_DIFFERS: '复制的结果与来源不一致：期间有人写入，或数据库已损坏。请复制到全新的数据库，期间不要写入。',
  SESSION_MERGING: '这个会话正在被合并，什么都没有改变。请再运行一次合并以完成，然后写到合并后的会话。',
  VERSION_CONFLICT: '变量的版本已经不同，什么都没有写入。请重新读取后再写。',
  FORM_INVALID: '表单不符合要求，什么都没有保存。请修改字段后重新提交。',
  CLOSED: '数据库已经关闭。请重新运行命令。',
  UNSUPPORTED_CAPABILITY: '此数据库不支持该功能。',
  STORE_CONFLICT: '写入与另一个写入冲突，请重试。',
  STORE_BUSY: '数据库正忙，请稍后重试。',
  STORE_UNAVAILABLE: '无法打开数据库。请检查路径和权限。',
  STORE_FULL: '磁盘已满。请腾出空间后重试。',
  STORE_CORRUPT: '数据库已损坏。请从备份恢复，或运行 recollect doctor。',
  STORE_NEWER: '数据库由更新的版本创建。请升级 recollect。',
  MODEL_UNAVAILABLE: '模型服务连不上或超时。已保存的内容不受影响，请稍后重试。',
  MODEL_REFUSED: '模型服务拒绝了请求。请检查密钥、地址和模型名称。',
  MODEL_INVALID_RESPONSE: '模型返回的内容无法使用。请检查模型名称和维度设置。',
  BUDGET_EXHAUSTED: '这个作用域今天用于模型的预算已经用完。请在配置里调大 discovery.budget，或等到明天。',
  ACCESS_DENIED:
    '没有权限，什么都没有读取或改变。请用 --as 指定有权限的身份，或修改配置里的 privacy.principals。',
  QUOTA_EXCEEDED: '这个作用域的配额已经用完，什么都没有保存。请删除不需要的内容，或调大配额。',
  KEY_MISSING: '缺少打开这些内容的密钥。请在配置的 privacy.keys 里补上；密钥丢失则无法恢复。',
  SEAL_BROKEN: '加密的内容被改动或移动过，无法打开。请从备份恢复。',
}

const WARNINGS: Names<string> = byName({
  'extraction.extractOnStore has no effect while extraction.enabled is false.':
    'extraction.enabled 为 false 时 extraction.extractOnStore 不起作用。',
  'Every tier is off: recall will find nothing.': '所有检索层都已关闭，什么都找不到。',
  'query.off has "detection" and not "card": no question names a slot, so no card answers.':
    'query.off 中有 detection 而没有 card：问题对不上任何槽位，没有卡片会作答。',
})

/** These say enough without the words of the library. */
const ENOUGH = new Set<ErrorCode>(['NOT_FOUND', 'INVALID_CURSOR'])

/** What the library names in quotation marks, a file for example. */
function named(code: ErrorCode, message: string): string {
  const names = ENOUGH.has(code) ? [] : [...message.matchAll(/"([^"]{1,200})"/gu)].map(([, name]) => name)
  return names.length === 0 ? '' : `（${names.join('、')}）`
}

export const errors: Catalogue['errors'] = {
  title: '错误',
  warning: '警告',
  unexpected: (message) =>
    `发生了意外：${message}。请运行 recollect doctor；设置 RECOLLECT_DEBUG=1 可以看到出错的位置。`,
  fromLibrary: (code, message) =>
    translated(message, library) ?? `${FROM_LIBRARY[code]}${named(code, message)}`,
  inWords: (message) => WARNINGS[message] ?? translated(message, library) ?? detail(message),
  neededThere: (scope, ids) =>
    `作用域“${scope}”已在它接收的事实上继续：${ids}。请先在那里撤销：recollect undo <id> --scope ${scope}。什么都没有改变。`,
  noDriver:
    '这个 SQLite 驱动没有安装，或不能在这里运行。请用 sqliteDriver 或 RECOLLECT_SQLITE_DRIVER 另选一个：Node 22.13 以上用 node:sqlite，否则用 better-sqlite3 或 libsql。',
  notBuilt:
    'better-sqlite3 没有安装，或没有为这个 Node 编译。请运行 "npm rebuild better-sqlite3"（pnpm：先 "pnpm approve-builds"，再 "pnpm rebuild better-sqlite3"）。或在 Node 22.13 以上设置 RECOLLECT_SQLITE_DRIVER=node:sqlite，它不需要编译器。',
  interrupted: '已中断。',

  unknownCommand: (name, similar) =>
    `没有命令“${name}”。${similar ? `您是不是想用 ${similar}？` : '运行 recollect --help 查看所有命令。'}`,
  unknownOption: (flag, similar) =>
    `没有选项 ${flag}。${similar ? `您是不是想用 ${similar}？` : '用 --help 查看所有选项；以短横线开头的文本请写在 -- 之后。'}`,
  missingCommand: '没有给出命令。请从上面选择一个。',
  missingArgument: (name) => `缺少 <${name}>。用 --help 查看示例。`,
  missingValue: (flag) => `${flag} 需要一个值，请写在选项后面。`,
  missingOption: (flag) => `缺少 ${flag}。用 --help 查看示例。`,
  excessArguments: (command) => `命令“${command}”的参数太多。含空格的文本请加引号。`,
  usage: (message) => `${message} 请用 --help 查看用法。`,
  notAnInteger: (flag, value, min, max) => `${flag} 需要 ${min} 到 ${max} 之间的整数，而不是“${value}”。`,
  notAChoice: (flag, value, choices) =>
    `${flag} 只能是 ${choices.replaceAll(', ', '、')} 之一，而不是“${value}”。`,
  notATime: (flag, value) =>
    `${flag} 需要 ISO 8601 日期或时间，如 2026-03-01 或 2026-03-01T09:00:00Z，而不是“${value}”。`,
  notMetadata: (flag, value) =>
    `${flag} 需要 key=value，或由文本、数字和布尔值组成的 JSON 对象，而不是“${value}”。`,
  notAZone: (flag, value) => `${flag} 需要 IANA 时区，如 Asia/Shanghai，而不是“${value}”。`,
  empty: (flag) => `${flag} 是空的。请给出值，或者去掉它。`,
  exclusive: (a, b) => `${a} 和 ${b} 不能同时使用，请去掉一个。`,
  notADuration: (flag, value) => `${flag} 需要数字加 s、m、h、d 或 w，如 30d，而不是“${value}”。`,
  oneTarget: '请说明要忘记什么：--item、--card、--slot、--node 四者选一。',
  needsYes: '删除后无法恢复。请加上 --yes 确认；没有终端时无法询问。',
  keyForMany: '--key 只用于一条消息。请用 --whole，或用 --format jsonl 在每行给出 key。',
  declined: '没有删除任何内容。',

  noText: '没有文本。请写在参数里，或用 --file，或从标准输入传入。',
  emptyText: (where) => `${where}是空的。请至少写一个可见字符。什么都没有保存。`,
  tooLong: (where, bytes, max, raises) =>
    `${where}有 ${bytes} 字节，超过 ${max}。请拆分${raises ? '，或调大 limits.maxTextBytes' : ''}。什么都没有保存。`,
  longLine: (where, most) => `${where}超过 ${most} 个字符。请拆分：更长的不会读取。什么都没有保存。`,
  badCharacter: (where, code) =>
    `${where}含有字符 ${code}，它是控制字符或会改变文字顺序。请删除它。什么都没有保存。`,
  notUtf8: (where) => `${where}不是 UTF-8。请先转换，例如：iconv -f GBK -t UTF-8。什么都没有保存。`,
  notJson: (where, detail) =>
    `${where}不是 JSON（${jsonDetail(detail)}）。请每行写一个对象，或去掉 --format jsonl。什么都没有保存。`,
  notAMessage: (where, what) =>
    `${where}不是消息：${detail(what)}。请用 {"text": …}，可带 role、at、session、speaker、key、metadata。什么都没有保存。`,
  where: {
    text: '文本',
    question: '问题',
    value: '值',
    option: (flag) => `选项 ${flag} `,
    line: (n) => `第 ${n} 行`,
    file: (name) => `“${name}”`,
    stdin: '标准输入',
  },

  fileMissing: (path) => `没有文件“${path}”。请检查路径。`,
  fileUnreadable: (what, detail) => `无法使用${what}（${detail}）。请检查它是不是文件以及权限。`,
  fileExists: (path) => `“${path}”已经存在。加上 --force 覆盖它，或换一个名字。`,
  noDatabase: (path) =>
    `“${path}”处没有数据库。请先运行 recollect init 或 recollect remember，或用 --db 指定。`,
  notADatabase: (path) => `“${path}”不是 Recollect 数据库。请用 --db 指定正确的文件，或从备份恢复。`,
  badConfig: (file, problems) => `配置（${file}）被拒绝：\n${problems}`,
  noEmbedder:
    '没有配置向量模型。请在配置里设置 `embedder`，例如 { "name": "text-embedding-3-small" }（别的服务器还要 baseURL 和 dimensions）。',
  configHint: '请修改它，或运行 recollect config 查看生效的值。',
  configNotObject: '它必须是一个对象',
  configNotJson: (detail) => `它不是 JSON（${jsonDetail(detail)}）`,
  configNotLoaded: (detail) => `无法加载它（${detail}）`,
  configShadowed: (used, others) => `使用 ${used}；旁边的 ${others} 没有使用。`,
  environmentIgnored: (name, key) => `${name} 不起作用：配置文件已设置 ${key}。`,
  noChange: (id) => `这个作用域里没有更改或批次“${id}”。运行 recollect changes 查看列表。`,
  nothingToUndo: '没有可以撤销的更改。运行 recollect changes 查看列表。',
  lastIsFinal: (id, older) =>
    `最近一次更改 ${id} 无法撤销：要恢复的内容已被永久删除。${older === null ? '之前也没有可以撤销的更改。' : `要撤销它之前的一次：recollect undo ${older}`}`,
  change: {
    CHANGE_UNDONE: (ids) => `这次更改已经撤销过。要恢复它，请撤销那次撤销：recollect undo ${ids}`,
    CHANGE_NEEDED: (ids) =>
      `之后的更改依赖于它：${ids}。请先撤销它们，或加上 --with-dependents 一起撤销。什么都没有改变。`,
    CHANGE_FINAL: (ids) =>
      `更改 ${ids} 无法撤销：要恢复的内容已被永久删除，或者撤销会把内容永久删除，或者它是到期的结果。请重新说一遍，或重新遗忘。`,
  },
  needsYesToRepair: '请加上 --yes 确认修复；没有终端时无法询问。',
  notRepaired: '什么都没有修复。',
  noHistory: (slot, similar) =>
    `这个作用域里没有关于“${slot}”的记录。${similar ? `您是不是想用 ${similar}？` : ''}运行 recollect cards --inactive 查看有哪些槽位。`,
  notAName: (given, similar) =>
    `“${given}”不能作槽位的名称。请用文字、数字、_、- 和 .；不能有空格，请用 -${similar ? `，例如 ${similar}` : ''}。亲友的写作 wife:location。什么都没有改变。`,
  notAnEntity: (given) =>
    `--entity 应是 user 或与用户有关的人，如 user.wife，只用文字、数字、_、- 和 .，而不是“${given}”。`,
  untilNotAfterFrom: '--until 不在 --from 之后。请对调，或去掉一个。什么都没有保存。',
  expiresNotAfterFrom: '--expires 不在 --from 之后，这个事实永远用不上。请修改其中一个。什么都没有保存。',
  expiresPassed: '--expires 已经过去。以前成立的请用 --from 和 --until。什么都没有保存。',
  tooManyCharacters: (flag, max) => `${flag} 超过 ${max} 个字符，请缩短。什么都没有保存。`,
}

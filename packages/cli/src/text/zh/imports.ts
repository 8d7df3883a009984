import type { Catalogue } from '../index.ts'
import { translated } from '../translated.ts'
import type { Rule } from '../translated.ts'

const DETAILS: readonly Rule[] = [
  [/^not JSON/u, () => '不是 JSON'],
  [/^not UTF-8/u, () => '不是 UTF-8'],
  [/^not an object/u, () => '不是 JSON 对象'],
  [/^not a conversation/u, () => '不是对话'],
  [/^not a message/u, () => '不是消息'],
  [/^its "current_node"/u, () => 'current_node 不在 mapping 中'],
  [/^its (?:author|sender|role) is none/u, () => '角色无效'],
  [/^its time cannot be read/u, () => '时间无法读取'],
  [/^its (valid\w+) cannot be read/u, (field) => `${field} 无法读取`],
  [/^its metadata is too large/u, () => '元数据太大或嵌套太深'],
  [/^its text is not/u, () => '文本不是字符串'],
  [/^its slot or value/u, () => '槽位或值不是文本'],
  [/^it has no "memory"/u, () => '没有 memory 字段'],
  [/^it has (\d+) columns, the header (\d+)/u, (has, header) => `有 ${has} 列，表头有 ${header} 列`],
  [/^it needs "source"/u, () => '需要 source、relationship 和 target'],
  [/^a quote is opened/u, () => '引号没有闭合，从这里起没有读入'],
  [/^this is one page/u, () => '这只是若干页中的一页'],
  [/^it has another user_id/u, () => 'user_id 不同'],
  [/^it has no words beside/u, () => '除图片或文件外没有文字'],
  [/^its content is (.+)$/u, (type) => `内容类型是 ${type}`],
]

/** `import` 读入其他系统的文件时说的话。 */
export const imports: Catalogue['imports'] = {
  bar: '导入',
  progress: (done, total, found) => `${done}/${total} 条记录，${found} 个事实`,
  formats: {
    mem0: ' mem0 的导出',
    chatgpt: ' ChatGPT 的导出',
    claude: ' Claude 的导出',
    jsonl: ' JSON 行',
    csv: ' CSV 表格',
    'memory-jsonl': ' MCP 参考记忆服务器的文件',
  },
  roles: { user: '用户', assistant: '助手', tool: '工具', system: '系统' },
  dry: '这是试运行：什么都没有写入。实际导入时会：',
  messages: (format, kept, roles) => `从${format}保存 ${kept} 条消息${roles === '' ? '' : `（${roles}）`}。`,
  role: (count, role) => `${role} ${count}`,
  known: (count) => `${count} 条消息早已存在。`,
  facts: (written, known) => `写入文件中的 ${written} 个事实${known > 0 ? `；${known} 个已经知道` : ''}。`,
  found: (count) => `在用户说的话里找到 ${count} 个事实。`,
  ignored: (count) => `别人的 ${count} 句陈述没有成为事实。`,
  leftOut: (total, reasons) => `略过 ${total} 条：${reasons}。`,
  reason: (count, reason) => `${reason} ${count}`,
  reasons: {
    empty: '没有文本',
    hidden: '对话中没有显示',
    branch: '在放弃的分支上',
    'not-text': '推理、工具或图片',
    malformed: '格式不对',
    'other-user': '属于其他用户',
    incomplete: '在别的页上',
    refused: '被拒绝',
  },
  more: (count) => `  …… 还有 ${count} 条，用 --json 查看`,
  undo: (id) => `可以这样撤销：recollect undo ${id}`,
  undoMany: (count) => `分 ${count} 批写入：recollect changes 列出 recollect undo 可以撤销的更改。`,
  stopped: '已停止；写入的保留不变。再次运行会继续。',
  graph: (entities, relations, facts) =>
    `读入了 MCP 参考记忆服务器的 ${entities} 个实体和 ${relations} 个关系：写入 ${facts} 个事实；早已存在的保持不变。`,
  dangling: (count) => `${count} 个关系有一端不是实体；仍然保留。`,
  notKept: (count) => `${count} 行里有不属于实体或关系的内容，没有保留。`,
  unreadable: (count) => `${count} 行无法读取：正式导入会被拒绝。`,
  line: (line, reason) => `  第 ${line} 行：${reason}`,
  detail: (text) => translated(text, DETAILS) ?? `${text}（英文说明）`,
  errors: {
    noDryRun: '--dry-run 只用于其他系统的文件：Recollect 的导出要么全部读入，要么什么都不改。',
    onlyFor: (option, formats) => `${option} 只用于 --from ${formats}。请去掉它。`,
    notAField: (given, fields) =>
      `--column 需要 字段=列名，字段是 ${fields.replaceAll(', ', '、')} 之一，而不是“${given}”。`,
    unknown: '认不出这个文件。请用 --from 说明它是什么。',
    tooLarge: (most) => `文件超过 ${most} 字节。请拆分。`,
  },
}

import type { Catalogue } from '../catalogue.ts'

/** 让别人访问记忆的命令说的话。 */
export const reach: Catalogue['reach'] = {
  serving: (url) => `API 在 ${url}，说明在 ${url}/docs。按 Ctrl-C 结束。`,
  open: '这台机器上的任何人都可以使用；别的机器无法访问。',
  guarded: (tokens) => `${tokens} 个令牌可以使用它。`,
  mcpHttp: (url) => `MCP 客户端请连接 ${url}。按 Ctrl-C 结束。`,
  mcpClient: (message) => `客户端发来的内容有误，已告知它：${message}`,
  page: (url) => `页面在 ${url}。按 Ctrl-C 结束。`,
  cannotOpen: (url) => `无法启动浏览器。请自行打开 ${url}。`,
  ended: '已结束。',
  errors: {
    portTaken: (port) => `端口 ${port} 已被占用。请用 --port 换一个，或用 --port 0 任选一个空闲的。`,
    addressUnknown: (host) => `这台机器没有地址 ${host}。请用 127.0.0.1、0.0.0.0 或它自己的地址。`,
    portForbidden: (port) => `您不能使用端口 ${port}。请用 --port 给出 1023 以上的端口。`,
    tokensNeeded: (host) => `在 ${host} 上别人可以访问记忆：请用 --tokens 给出令牌文件，或去掉 --host。`,
    notAnOrigin: (given) =>
      `“${given}”不是浏览器发送的来源。请写成 https://app.example 这样：小写，不带路径。`,
    notAHost: (given) => `“${given}”不是主机名。请写成 memory.example 这样：小写，不带端口。`,
    tokensFile: (file) =>
      `“${file}”不是令牌文件：应为 JSON 对象，如 { "<令牌>": { "id": "alice", "roles": ["writer"] } }。`,
    tokensMode: (file) => `别人可以读取“${file}”。请运行：chmod 600 "${file}"`,
    onlyHttp: (option) => `${option} 只用于 --http。请加上它，或去掉 ${option}。`,
    notBuilt: '页面还没有构建。请从软件源安装 @recollect/ui，或构建它。',
  },
  unexpected: (method, route, message) => `${method} ${route}：${message}`,
  provenance: {
    path: {
      rule: '规则从用户说的话里读到',
      form: '用户提交的表单中的一个字段',
      model: '模型从用户说的话里读到，原话已核对',
      put: '直接写入',
      correction: '为更正错误而写入',
      move: '由另一个作用域移交',
      import: '导入',
      repair: '修复时写入',
      unknown: '更改日志没有那么早的记录',
    },
    how: '来历',
    said: '原话',
    by: (who, when, session) => `${who}，${when}${session === null ? '' : `，会话 ${session}`}`,
    gone: '所在的消息已不在，或没有消息',
    source: '来源',
    rule: '规则',
    again: '再次说到',
    change: '更改',
    undone: (id) => `已被 ${id} 撤销`,
    noChange: '不在日志中',
  },
}

import type { reachHelp as english } from '../en/reach-help.ts'

/** 让别人访问记忆的命令的 `--help`。 */
export const reachHelp: typeof english = {
  commands: {
    provenance: '一个事实是谁说的、原话是什么、怎样来的、由哪次更改写入',
    serve: '以 REST API 的形式通过 HTTP 提供记忆',
    mcp: '向 MCP 客户端提供记忆，通过标准输入输出或 HTTP',
    ui: '在浏览器中打开记忆',
    completion: '打印让 shell 补全命令和选项的脚本',
  },
  examples: {
    provenance: ['recollect provenance 0197…', 'recollect provenance 0197… --json'],
    serve: [
      'recollect serve',
      'recollect serve --port 8080 --scope 小明',
      'recollect serve --host 0.0.0.0 --tokens tokens.json',
      'recollect serve --origin https://app.example --allowed-host memory.internal',
    ],
    mcp: [
      'recollect mcp --scope 小明',
      'recollect mcp --reference --scope graph',
      'recollect mcp --http --port 8081',
    ],
    ui: ['recollect ui', 'recollect ui --port 8082 --no-open'],
    completion: [
      'source <(recollect completion bash)',
      'recollect completion zsh > ~/.zfunc/_recollect',
      'recollect completion fish > ~/.config/fish/completions/recollect.fish',
    ],
  },
  arguments: {
    importFile:
      '要读的文件：Recollect、ChatGPT、Claude（.zip 或 conversations.json）或 mem0 的导出、memory.jsonl、JSON 行、CSV；- 或省略表示标准输入',
    shell: 'bash、zsh 或 fish',
  },
  options: {
    importFrom: 'auto、recollect、mem0、chatgpt、claude、memory-jsonl、jsonl 或 csv；jsonl 和 csv 必须写明',
    importDryRun: '什么都不写入，只说文件会变成什么',
    importUser: '谁是用户：mem0 的导出中取谁的记忆，JSON 行或 CSV 中是哪个说话人',
    encoding: 'CSV 文件的编码：utf-8、utf-16le、utf-16be、gb18030 或 windows-1252；默认按内容判断',
    column: '哪一列或哪个字段是 text、role、at、session、speaker、key、slot 或 value；可以重复',
    plain: 'from 或 to：虽然配置了密钥，但那一个数据库没有加密',
    copyFromConfig: '打开 --from 时使用的配置文件：其中的密钥、服务器和数据库',
    host: '监听的地址；默认 127.0.0.1，其他地址都需要 --tokens',
    port: '监听的端口；0 表示任选一个空闲的',
    origin: '可以从浏览器使用它的页面来源，如 https://app.example；可重复',
    allowedHost: '除本机名称外，还可以用来访问它的主机名；可重复',
    tokens: '令牌及其代表的人的文件，别人不能有读取权限',
    http: '通过 HTTP，而不是标准输入输出',
    reference: '提供参考记忆服务器的九个工具，可以直接替换它',
    mcpSession: '调用没有指明会话时，记住的内容和上下文所属的会话',
    noOpen: '只打印地址，不打开浏览器',
  },
}

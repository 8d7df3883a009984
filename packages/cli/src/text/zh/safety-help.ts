import type { safetyHelp as english } from '../en/safety-help.ts'

/** 保护记忆的命令，`--help` 的内容。 */
export const safetyHelp: typeof english = {
  commands: {
    backup: '在使用中把数据库复制成经过核对的备份',
    'restore-backup': '用备份取代数据库；原来的数据库移到一旁',
    erase: '永久清除一个作用域的全部内容，并检查字节是否已经消失',
    'verify-receipt': '核对清除回执，并确认没有残留',
    retain: '按配置里的保留规则删除过期的内容',
    audit: '谁做过什么：list、verify、export，或能显示日后截断的 anchor',
    keygen: '生成 32 个随机字节的密钥',
    rekey: '用当前密钥重新加密全部内容；可以中断',
  },
  examples: {
    backup: [
      'recollect backup memory-2026-03-01.backup',
      'recollect backup --verify memory-2026-03-01.backup',
      'recollect backup --db postgres://owner@host/memory memory.backup',
    ],
    'restore-backup': [
      'recollect restore-backup memory-2026-03-01.backup',
      'recollect restore-backup memory.backup --db memory.db --yes',
    ],
    erase: [
      'recollect erase --scope alice',
      'recollect erase --scope alice --audit --receipt alice.json --yes',
    ],
    'verify-receipt': ['recollect verify-receipt alice.json --scope alice'],
    retain: ['recollect retain --dry-run', 'recollect retain --all-scopes'],
    audit: [
      'recollect audit -n 20',
      'recollect audit anchor -o anchor.json',
      'recollect audit verify --anchor anchor.json',
      'recollect audit export -o audit.jsonl',
    ],
    keygen: ['recollect keygen -o k2.key', 'export RECOLLECT_KEY="$(recollect keygen)"'],
    rekey: ['recollect rekey'],
  },
  arguments: {
    backupFile: '备份文件；它的说明在旁边，文件名后加 .json',
    receiptFile: 'recollect erase --receipt 写出的回执',
    auditAction: 'list（默认）、verify、export 或 anchor',
  },
  options: {
    as: '以谁的身份，用于配置了 privacy.audit 或 privacy.principals 时；默认是系统用户',
    verifyOnly: '什么都不写，只核对已有的备份',
    eraseAudit: '连同该作用域的审计日志',
    receipt: '把回执写到这个文件',
    anchor: '早先的锚点：能显示之后被截断或改写的部分',
    adminLog: '跨作用域操作的日志',
    auditSize: '最多显示多少条记录',
    deep: '把每条消息与文本索引比较，而不是抽样',
    keyOut: '把密钥写到这个只有本人可读的文件，而不是标准输出',
    retainDryRun: '什么都不删除，只显示将会删除的内容',
  },
}

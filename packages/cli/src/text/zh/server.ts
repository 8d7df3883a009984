import type { Catalogue } from '../catalogue.ts'

const whose = (scope: string | null): string => (scope === null ? '所有作用域' : `作用域 ${scope}`)

export const server: Catalogue['server'] = {
  noSchema: (db, schema) =>
    `${db} 没有模式“${schema}”。请先运行 recollect migrate 或 recollect init，或用 --schema 指定另一个。`,
  unclearAddress:
    '服务器地址无法读取。密码中的特殊字符请写成 %40（@）、%23（#）、%2F（/），或把密码放在 PGPASSWORD 里。',
  foreignAddress: (shown) =>
    `${shown} 不是 recollect 认识的数据库。请写成 postgres://user@host/database，或写文件的路径。`,
  passwordLeftOut: '密码没有写入文件。请放在 PGPASSWORD 或 ~/.pgpass 里。',
  needsServer: (flag) => `${flag} 只用于 Postgres 服务器上的数据库。请去掉，或用 --db postgres://… 指定。`,
  granted: (role) => `角色“${role}”可以读写。`,
  grantedToWorker: (role) => `角色“${role}”可以读写、列出各个范围、添加和运行任务。`,
  partsKept: (parts) =>
    `每张表仍是 ${parts} 个分区：--partitions 只对新的结构起作用。要改变分区数，请用 recollect copy 复制到新的数据库。`,
  distributed: (tables, changed) =>
    changed ? `Citus 已按作用域分布 ${tables} 张表。` : `Citus 早已分布 ${tables} 张表。`,

  sameDatabase: '--from 与 --to 是同一个数据库。请改其中一个。',
  plainSide:
    '两个数据库之一没有加密，而配置里有密钥：请用 --plain from 或 --plain to 说明是哪一个。没有复制。',
  copyBar: '复制',
  copying: (done, total, scopes) =>
    `${scopes} 个作用域的 ${total === 0 ? 100 : Math.floor((done * 100) / total)}%`,
  copied: (from, to, scopes) => `已把 ${scopes} 个作用域从 ${from} 复制到 ${to}；数量与 SHA-256 一致。`,
  thereAlready: (to, scopes) => `${to} 早已有全部 ${scopes} 个作用域；数量与 SHA-256 一致。`,
  holds: (items, cards, changes, pairs, sessions) =>
    `${items} 条消息，${cards} 个事实版本，${changes} 次更改${sessions === 0 ? '' : `，${sessions} 个会话中的 ${pairs} 个问答`}。`,
  copyStopped: (scopes) => `复制完 ${scopes} 个作用域后停下，已复制的都在。再运行一次即可继续。`,

  jobAdded: (kind, scope) => `已添加 ${kind}，用于${whose(scope)}。recollect jobs run 会执行它。`,
  jobsRetried: (jobs) => (jobs === 0 ? '没有失败的任务。' : `${jobs} 个任务将重试。`),
  jobsDone: (done, failed) =>
    `完成 ${done} 个任务${failed === 0 ? '。' : `，放弃 ${failed} 个。请看 recollect jobs list --state failed。`}`,
  noJobs: '没有任务。',
  everyScope: '（所有作用域）',
  jobState: { waiting: '等待', running: '执行中', failed: '失败' },
  event: {
    done: (kind, scope) => `完成：${kind}，${whose(scope)}`,
    interrupted: (kind, scope) => `已中断，重新等待：${kind}，${whose(scope)}`,
    retrying: (kind, scope, seconds, error) => `${seconds} 秒后重试：${kind}，${whose(scope)}（${error}）`,
    failed: (kind, scope, error) => `已放弃：${kind}，${whose(scope)}（${error}）`,
    rescued: (jobs) => `${jobs} 个任务的进程已退出，任务重新等待`,
    disconnected: (error) => `连接已断开，正在重连（${error}）`,
  },

  doctor: {
    ordinaryRole: (role) => `${role}（不拥有这些表，每次只看到一个作用域）`,
    owningRole: (role) => `${role}（拥有这些表，可以列出所有作用域）`,
    fixRole: '行级安全对超级用户和有 BYPASSRLS 的角色不起作用：请使用普通角色',
    fixNewer: '由更新的版本写入：请升级 recollect',
    secured: (tables) => `${tables} 张表和分区都已启用并强制`,
    fixSecurity:
      '别人可能读到这些行：请以所有者身份运行 alter table … enable row level security 和 … force row level security，并恢复策略 one_scope 和 all_scopes',
    parts: (tables, each) => `${tables} 张表，每张 ${each} 个分区`,
    fixParts: '缺少分区：请从备份恢复，或重新挂上',
    fixTables: '缺少表：请从备份恢复数据库',
    fixInvalid: '请对它们运行 reindex index',
    fixMissing: '请先修复版本链，再从备份恢复索引，或复制到新的模式',
    vectors: (kept, extension) =>
      `保存方式：${kept === 'packed' ? '打包' : kept}；${extension === null ? '没有安装 pgvector' : `pgvector ${extension}`}`,
    fixVectors: '扩展不见了：请在这个数据库里运行 create extension vector',
    fixOldVectors: '请安装 pgvector 0.8.6 或更新的版本',
    replicaAway: '连不上',
    fixReplica: '读取走主库；请检查 postgres.replicaUrl',
    noReplica: '不是副本，而是独立的服务器',
    fixNoReplica: '读取走主库；请让 postgres.replicaUrl 指向流复制副本',
    lag: (ms) => `落后 ${ms} 毫秒`,
    fixLag: '刚写入的内容从主库读取；请查看副本的负载',
    noLong: '没有超过 5 分钟的',
    fixLong: '旧事务会留住死行：请用 pg_terminate_backend() 结束它们',
    dead: (rows, last) =>
      last === null ? `${rows} 个死行，还没有清理过` : `${rows} 个死行，上次清理 ${last}`,
    fixVacuum: '死行多于活行：请运行 vacuum，并检查 autovacuum 是否开启',
  },
}

import type { Rule } from '../translated.ts'

/** 存储对服务器的说法，换成命令的用户看得懂的话。 */
export const serverErrors: readonly Rule[] = [
  [
    /^No scope "(.{1,256})" in this scope/su,
    (scope) => `作用域“${scope ?? ''}”里没有可复制的内容。请检查名称。`,
  ],
  [
    /client password must be a string/u,
    () => '服务器需要密码。请放在 PGPASSWORD 或 ~/.pgpass 里，或写在地址里。',
  ],
  [
    /The server does not support SSL connections/u,
    () => '服务器不支持 TLS。请去掉地址里的 sslmode，或在服务器上设 ssl = on。',
  ],
  [
    /^The role lacks a permission\. Jobs need/u,
    () =>
      '这个角色没有权限。任务需要任务表的所有者，或所有者授权的角色：请以所有者（须一次有该数据库的 CREATE 权限）运行 recollect migrate --grant-worker-to <角色>。',
  ],
  [
    /^(?:A column is missing|The vectors of this database were moved)/u,
    () => '别的进程刚改了表；这次事务什么都没有保存。请重新运行。',
  ],
  [
    /^The server is out of memory/u,
    () =>
      '服务器内存不足，或锁的空间不够；这次事务什么都没有保存。请稍后重试，或调大 max_locks_per_transaction。',
  ],
  [
    /^The server could not read or write a file/u,
    () => '服务器无法读写文件；这次事务什么都没有保存。请查看它的日志。',
  ],
  [
    /^Postgres could not do this and nothing of the transaction was kept: (.{1,1000})\. See the cause/su,
    (what) => `Postgres 没能完成，这次事务什么都没有保存（${what ?? ''}）。请排除原因后重试。`,
  ],
  [
    /^The server cannot be reached/u,
    () => '连不上服务器，或连接被它断开；这次事务什么都没有保存。请检查它是否运行、地址是否正确，然后重试。',
  ],
  [
    /^The server refuses this user or password/u,
    () => '服务器拒绝了这个用户或密码。请检查地址和 pg_hba.conf。',
  ],
  [/^There is no such database/u, () => '服务器上没有这个数据库。请用 createdb 创建，或检查地址。'],
  [
    /^(?:A table is missing|The schema is missing|The schema of this database is not up to date)/u,
    () => '结构不存在或不是最新。请以所有者的角色运行 recollect migrate。',
  ],
  [
    /^The role may not do this\./u,
    () => '这个角色没有权限。请以结构的所有者运行 recollect migrate --grant-to <角色>，或由所有者创建结构。',
  ],
  [
    /^The role that grantTo names does not exist/u,
    () => '--grant-to 指定的角色不存在。请先用 create role 创建。',
  ],
  [
    /^This role sees one scope at a time/u,
    () => '这个角色每次只看到一个作用域，不能列出全部。请用拥有这些表的角色。',
  ],
  [
    /^A prepared statement is (?:gone|there already)/u,
    () => '连接池共用了连接。请在配置里把 postgres.prepare 设为 false。',
  ],
  [
    /^url is no address of a Postgres server/u,
    () =>
      '服务器地址无法读取。请写成 postgres://user@host/database，密码中的特殊字符写成 %40（@）、%23（#）、%2F（/）。',
  ],
  [
    /^replicaUrl is no address of a Postgres server/u,
    () => 'postgres.replicaUrl 不是服务器地址。请写成 postgres://user@host/database。',
  ],
  [
    /^(schema|grantTo) is "(.{0,200})"\. Pass a name/su,
    (what, name) =>
      `${what === 'schema' ? '--schema' : '--grant-to'} 应是 1 到 63 字节的名称，不是“${name ?? ''}”。`,
  ],
  [
    /^The server has no connection left/u,
    () => '服务器没有空闲的连接。请调小 postgres.poolSize、调大 max_connections，或在前面放 PgBouncer。',
  ],
  [
    /^The server takes reads only/u,
    () => '服务器只能读取：它是副本，或被设为只读。请使用主库的地址，或关闭 default_transaction_read_only。',
  ],
  [
    /^The server is PostgreSQL (\d{1,3})\./u,
    (version) => `服务器是 PostgreSQL ${version ?? ''}，太旧。请升级到 13 或更新的版本。`,
  ],
  [
    /^The database is in (\w{1,40}), which cannot hold all text/u,
    (encoding) =>
      `数据库的编码是 ${encoding ?? ''}，放不下所有文字。请用 create database … encoding 'UTF8' template template0 创建。`,
  ],
  [
    /^This database has no Citus/u,
    () =>
      '这个数据库没有 Citus，所以什么都没有分布，也没有任何改变。请在每个节点安装扩展并运行 create extension citus，或者不用它：一台服务器就能容纳数百万个事实。',
  ],
  [
    /^This database keeps its vectors packed/u,
    () =>
      '这个数据库的向量是打包保存的。请在配置里设 postgres.vectors 为 pgvector，运行一次 recollect migrate。',
  ],
  [
    /^This database has no pgvector/u,
    () =>
      '这个数据库没有可用的 pgvector。请在服务器上安装，并让超级用户运行 create extension vector；或把 postgres.vectors 设为 auto。',
  ],
  [
    /^There is no kind of job "([^"]{0,100})", only (.{1,400})\. Add a handler/u,
    (kind, kinds) => `没有“${kind ?? ''}”这种任务，只有 ${kinds ?? ''}。`,
  ],
]

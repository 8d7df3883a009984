import type { Catalogue } from '../catalogue.ts'

export const safety: Catalogue['safety'] = {
  backup: {
    bar: '复制',
    progress: (done, total) => `已完成 ${total === 0 ? 100 : Math.floor((done * 100) / total)}%`,
    made: (file, bytes) => `已写入 ${file}（${bytes} 字节），并读回核对。`,
    sound: (file, at) => `${file} 完整无损，制作于 ${at}。`,
    holds: (items, cards, scopes) => `${scopes} 个作用域，${items} 条消息，${cards} 个事实版本。`,
    digest: (sha256) => `校验和 SHA-256 ${sha256}`,
    sealed: '内容已加密：没有密钥谁也读不了。请保管好密钥，不要放在备份旁边。',
    open: '内容没有加密：能读到文件的人就能读到记忆。',
    brokenChains: (chains) =>
      `其中 ${chains} 条版本链已损坏，与数据库一致：请运行 recollect doctor --repair。`,
    confirmRestore: (file, at) => `用 ${at} 的备份取代 ${file} 吗？原来的数据库会移到一旁并保留。[y/N] `,
    restored: (file, at) => `${file} 已恢复到 ${at} 的状态。`,
    movedTo: (file) => `之前的数据库保留为 ${file}。`,
    restoredTo: (db, scopes) => `已把 ${scopes} 个作用域复制到 ${db}；数量与 SHA-256 一致。`,
  },
  erase: {
    confirm: (scope, audit) =>
      `清除作用域“${scope}”的全部内容${audit ? '，包括审计日志' : ''}吗？无法撤销，备份不受影响。[y/N] `,
    erased: (scope, rows, tables, jobs) =>
      rows === 0
        ? `作用域“${scope}”里什么都没有。`
        : `已清除作用域“${scope}”的 ${tables} 张表中的 ${rows} 行${jobs > 0 ? `和 ${jobs} 个任务` : ''}。`,
    clean: (searched, files) => `在 ${files} 个文件中查找了 ${searched} 段文字和 id：一个也没有留下。`,
    found: (found, searched) => `${searched} 段文字和 id 中还有 ${found} 个能在文件里找到。`,
    remains: '够不到的地方：',
    receipt: (file) => `回执在 ${file}。`,
    unsigned: '回执没有签名：请设置 privacy.receiptKey，这样别人就写不出回执。',
  },
  receipt: {
    valid: (at) => `回执与写出时一致；它记载了 ${at} 的清除。`,
    problem: {
      malformed: '这个文件不是回执。',
      altered: '回执与写出时不一致。',
      unsigned: '配置了密钥，但回执没有签名。',
      mac: '回执是用另一个密钥签名的，或出自别人之手。',
      scope: '回执说的是另一个作用域：请用 --scope 指定。',
      'older-records': '数据库里有这个作用域在清除之前的记录。',
      residue: '回执本身就写明找到了已清除的字节。',
    },
    signed: {
      valid: '签名正确。',
      absent: '没有签名。',
      unchecked: '没有核对签名：请设置 privacy.receiptKey。',
    },
    gone: '数据库里没有它记载的任何内容。',
    unlooked: '没有查看数据库。',
  },
  retain: {
    dry: '什么都没有删除。将会删除：',
    done: '已删除：',
    nothing: '没有超过保留规则的内容。',
    line: (reason, count) => `  ${reason}：${count} 条`,
    reason: {
      'node-unused': '没有人用过的知识',
      'node-quota': '超过配额的知识',
      'version-limit': '超过限制的事实版本',
      'message-age': '旧消息，连同它们给出的事实',
      'item-quota': '超过配额的消息',
      'session-age': '旧会话',
      'session-quota': '超过配额的会话',
      archive: '已归档的会话',
    },
    over: (items) => `${items} 条消息超过配额但保留，因为其中的事实仍然成立。`,
    confirm: (records, scopes) =>
      `删除或归档 ${scopes} 个作用域中的 ${records} 条记录吗？删除的内容无法恢复。[y/N] `,
    progress: (done, total) => `已处理 ${done}/${total} 条记录`,
    bar: '按规则保留',
    stopped: '已停下，删除的不再恢复。再运行一次即可继续。',
  },
  audit: {
    none: '审计日志是空的。',
    outcome: { ok: '完成', denied: '拒绝', failed: '失败' },
    records: (shown, more) => (more > 0 ? `${shown} 等，另有 ${more} 个` : `记录 ${shown}`),
    sound: (entries) => `${entries} 条记录，全部完好。`,
    anchored: '其中有锚点记录。',
    problem: (seq, reason) => `第 ${seq} 条记录：${reason}。`,
    reason: {
      altered: '被改动过',
      missing: '缺失',
      'cut-off': '日志在它之前被截断',
      rewritten: '日志在锚点之后被改写',
    },
    anchor: (seq, hash) => `第 ${seq} 条记录，${hash}`,
    keepAnchor: '请存放在能改数据库的人够不到的地方：它能显示之后被截断或改写的部分。',
    wrote: (records, file) => `已把 ${records} 条记录写入 ${file}。`,
    wroteAnchor: (file) => `已把锚点写入 ${file}。`,
  },
  rekey: {
    bar: '重新加密',
    progress: (values) => `${values} 个值`,
    done: (values, scopes, key) => `已重新加密 ${scopes} 个作用域中的 ${values} 个值；全部使用密钥“${key}”。`,
    stopped: (values) =>
      `完成 ${values} 个值后停下，已完成的都在。再运行一次即可继续；在那之前请保留旧密钥。`,
    oldKeys: (ids) => `密钥 ${ids} 从此只用于打开备份。`,
  },
  keygen: {
    wrote: (file) => `已把密钥写入 ${file}，只有您能读。请在别处另存一份：密钥丢失，它加密的内容也就丢失。`,
  },
  doctor: {
    space: (free, unused) => `可用 ${free} MB，文件内未用 ${unused} MB`,
    fixSpace: '空间不多：写不下时写入会被拒绝。请腾出空间，或移动数据库',
    postings: (items, of) =>
      items === of
        ? `比较了 ${items} 条消息，全部一致`
        : `比较了 ${of} 条消息中的 ${items} 条，全部一致；--deep 比较全部`,
    badPostings: (items) => `${items} 条消息的索引不符`,
    noOrphans: '没有',
    orphans: (rows, tables) => `${rows} 行找不到所属的记录（${tables}）`,
    fixRepair: '请运行 recollect doctor --repair；它会先做备份',
    audit: (entries) => `${entries} 条记录，全部完好`,
    fixAudit: '有人绕过程序改动了日志：请与备份或导出的日志比较',
    noKeys: '没有加密，也没有配置密钥',
    keys: (current, ids) => `当前密钥“${current}”；${ids}`,
    keysNeeded: '数据库已加密，但没有配置密钥',
    otherIndexKey: '数据库是用另一个索引密钥加密的',
    fixKeys: '请在配置里设置 privacy.keys 和 privacy.indexKey',
    folder: (mode) => `文件夹 ${mode}`,
    fixFolder: '别人可以写入它的文件夹：请运行 chmod 700',
    plan: (rows, items, chains) =>
      `将会修复：版本链问题 ${chains} 个，孤立的行 ${rows} 行，文本索引 ${items} 条消息。`,
    backedUp: (file) => `${file}：修复之前已制作并核对`,
    removed: (rows) => `已删除 ${rows} 行孤立的行`,
    indexed: (items) => `已重建 ${items} 条消息的索引`,
    noRoom: '可用空间不够做备份：什么都没有修复',
  },
  errors: {
    noPrivacy: '--as 需要配置 privacy.audit 或 privacy.principals：没有它们就不会询问身份。',
    noAudit: '没有保存审计日志。请在配置里把 privacy.audit.enabled 设为 true。',
    noKeys: '没有配置密钥。请用 recollect keygen -o 文件 生成两个，并写入 privacy.keys 和 privacy.indexKey。',
    noRetention: '没有配置保留规则。请设置 privacy.retention，例如 { "messages": { "afterDays": 365 } }。',
    keyVariable: (name) => `变量 ${name} 没有设置，而配置要从它读取密钥。`,
    keyFile: (file) => `密钥文件“${file}”无法读取。请检查路径和权限。`,
    keyMode: (file) => `别人可以读取密钥文件“${file}”。请运行：chmod 600 "${file}"`,
    fileForm: (file) => `“${file}”不是这里需要的文件。请使用命令写出的文件。`,
    notEmpty: (db) => `${db} 里已有作用域。备份只能放进空的模式：请用 --schema 指定另一个。`,
    alreadyThere: (file) =>
      `“${file}”已经存在，没有改动：里面的内容可能还有用。请换一个文件名，或先把它移走。`,
    notAFile: (file) => `“${file}”不是可以写入的文件名。请换一个。`,
    needsFile: '备份是一个文件。请给出文件名，而不是“-”。',
  },
}

import type { Catalogue } from '../catalogue.ts'
import { argument } from '../../util/argument.ts'
import { detail } from './details.ts'
import { jsonDetail } from './json.ts'

const verb = (dry: boolean): string => (dry ? '将' : '已')

export const sessions: Catalogue['sessions'] = {
  logged: {
    one: (place) => `已记录为 ${place}。`,
    kept: (significance) => `回答已保留：重要性 ${significance}。`,
    marked: (significance) => `回答已保留：有标记。重要性 ${significance}。`,
    notKept: (significance) => `回答未保留：重要性 ${significance}。`,
    noAnswer: '没有回答。',
    topics: (topics) => `主题：${topics}。`,
    many: (count, place, answers) => `记录了 ${count} 个问答，编号 ${place}；保留了 ${answers} 个回答。`,
    components: {
      length: (n) => `长度 ${n}`,
      complexity: (n) => `复杂度 ${n}`,
      technical: (n) => `技术 ${n}`,
      important: (n) => `重要 ${n}`,
      actionable: (n) => `可操作 ${n}`,
    },
    byHand: '手动设定',
  },
  pair: { notKept: '回答未保留', archived: '已归档' },
  renamed: (from, to, count) => `主题“${from}”现在是“${to}”：${count} 个问答。`,
  pairs: (n) => `${n} 个问答`,
  topicSince: (at) => `最后一次 ${at}`,
  list: {
    answers: (n) => `保留 ${n} 个回答`,
    last: (at) => `最后一次 ${at}`,
    archived: (at) => `${at} 归档`,
    archivedPairs: (n) => `其中 ${n} 个已归档`,
    channel: (id) => `频道 ${id}`,
    merging: (into) => `正在合并到 ${into}：请再运行一次合并以完成`,
    noArchived: '没有已归档的会话。',
    none: '没有会话。',
  },
  stats: {
    messages: '消息',
    facts: '当前事实',
    factsOf: (active, total) => `${active} 个（共 ${total} 个版本）`,
    coverage: '含有事实的消息',
    unread: '有未读懂陈述的消息',
    vectors: '有向量的消息',
    vectorsOf: (embedded, items) => `${embedded} 条（共 ${items} 条）`,
    sessions: '会话',
    pairs: '问答',
    archivedOf: (n, archived) => (archived === 0 ? `${n} 个` : `${n} 个，其中 ${archived} 个已归档`),
    answers: '保留的回答',
    significance: '平均重要性',
    compression: '压缩比',
    size: '每 100 个问答',
    bytes: (n) => `${n} 字节`,
  },
  upkeep: {
    progress: (done, total) => `${done}/${total} 个问答`,
    archiving: '正在归档',
    restoring: '正在恢复',
    merging: '正在合并',
    rescoring: '正在重新评分',
    pruning: '正在清理',
    archived: (dry, ids, count) => `${verb(dry)}归档 ${ids} 个会话，共 ${count} 个问答。`,
    nothingToArchive: '没有需要归档的会话：已经归档，或还不够久。',
    restored: (dry, ids, count) => `${verb(dry)}恢复 ${ids} 个会话，共 ${count} 个问答。`,
    nothingToRestore: '它们都没有归档。',
    merged: (dry, count, ids, into, variables) =>
      `${verb(dry)}把 ${ids} 个会话的 ${count} 个问答${variables > 0 ? `和 ${variables} 个变量` : ''}合并到 ${into}。`,
    rescored: (dry, count, ids) => `${verb(dry)}更新 ${ids} 个会话中 ${count} 个问答的评分或主题。`,
    nothingToRescore: '所有评分和主题都与现在算出的一样。',
    prunedAnswers: (dry, count, bytes) => `${verb(dry)}删除 ${count} 个回答：${bytes} 字节。`,
    prunedSessions: (dry, ids, count, bytes) =>
      `${verb(dry)}删除 ${ids} 个会话，共 ${count} 个问答：${bytes} 字节。`,
    nothingToPrune: '没有需要删除的内容。',
    more: (n) => `另有 ${n} 个`,
    stopped: '已停下，做完的不会丢失。再运行一次即可继续。',
  },
  confirmPrune: {
    answers: (n) => `要删除 ${n} 个回答的文本吗？无法恢复。[y/N] `,
    sessions: (n) => `要彻底删除 ${n} 个会话吗？无法恢复。[y/N] `,
  },
  confirmDelete: (id, count) =>
    `要删除会话 ${id} 及其 ${count} 个问答、变量和表单产生的消息吗？无法恢复。[y/N] `,
  deleted: (id, count) => `删除了会话 ${id} 及其 ${count} 个问答。`,
  working: {
    none: '这个会话没有变量。',
    written: (names) => `已写入：${names}。`,
    removed: (names) => `已移除：${names}。`,
    unchanged: '没有改变。',
    size: (bytes, max) => `占用 ${bytes} 字节，上限 ${max}。`,
    expires: (at) => `${at} 到期`,
    form: (title, version) => `已提交：${title}（v${version}）。`,
    recalled: (n) => (n === 0 ? '没有新增或改变的字段。' : `${n} 个字段可以被检索到。`),
    evicted: (n, names, max) => `为了不超过 ${max} 字节，移除了最旧的 ${n} 个变量：${names}。`,
  },
  context: {
    sections: {
      wishes: '要求',
      same: '同一问题',
      topic: '主题',
      recent: '最近',
      facts: '事实',
      working: '变量',
      recalled: '消息',
    },
    used: (tokens, budget) => `用了 ${budget} 个词元中的 ${tokens} 个`,
    omitted: (kinds) => `放不下：${kinds}`,
    kind: (n, kind) => `${kind} ${n} 条`,
    noRoom: '预算放不下任何上下文',
  },
  index: {
    exported: (count, file) => `已将 ${count} 个问答写入 ${file}。`,
    imported: (count, skipped) => `读入了 ${count} 个问答${skipped > 0 ? `；${skipped} 个早已存在` : ''}。`,
    log: (ids, count, variables) => `其中有 ${ids} 个新会话、${count} 个问答和 ${variables} 个变量。`,
    notJson: (where, detail) =>
      `${where}不是 JSON（${jsonDetail(detail)}）。请使用完整的 qa-index.json。什么都没有改变。`,
  },
  errors: {
    notAShare: (flag, value) => `${flag} 需要 0 到 1 之间的数，如 0.85，而不是“${value}”。什么都没有改变。`,
    notASeq: (value) => `<seq> 是问答的编号，从 1 开始，recollect recent 会显示，而不是“${value}”。`,
    notJsonPair: (where, what) =>
      `${where}不是 JSON（${jsonDetail(what)}）。请每行写一个问答，如 {"q": "…", "a": "…"}。什么都没有记录。`,
    notAPair: (where, what) =>
      `${where}不是问答：${detail(what)}。请用 {"q": …}，可带 a、user、topics、significance、mark、at、channel。什么都没有记录。`,
    notAPairOfNames: {
      variable: (value) =>
        `<value> 应写成 名称=值，而不是“${value}”。文本以外的值请给出一个 JSON 对象。什么都没有写入。`,
      field: (value) =>
        `<value> 应写成 字段=值，而不是“${value}”。文本以外的值请给出一个 JSON 对象。什么都没有保存。`,
      slot: (value) => `--slot 应写成 字段=槽位，如 城市=location，而不是“${value}”。什么都没有保存。`,
    },
    givenTwice: (name) => `“${name}”给了两次。请去掉一个。什么都没有保存。`,
    noField: (name, there) => `--slot 所指的字段“${name}”不在表单里。表单里有：${there}。什么都没有保存。`,
    notJsonObject: (where, what) =>
      `${where}不是 JSON（${jsonDetail(what)}）。请写一个对象，如 {"城市": "杭州"}。什么都没有写入。`,
    notAnObject: (where) => `${where}不是 JSON 对象。请写一个，如 {"城市": "杭州"}。什么都没有写入。`,
    noSessions:
      '这个作用域里还没有会话。请用 recollect log 或 recollect working set 加上 --session 开始一个。',
    whichSession: (ids) => `请用 --session 说明是哪一个会话。现有：${ids}。`,
    noSession: (id, similar) =>
      `这个作用域里没有会话“${id}”。${similar ? `现有：${similar}。` : ''}运行 recollect sessions 查看列表。`,
    noPair: (id, seq, last) =>
      `会话“${id}”没有第 ${seq} 个问答。${last === 0 ? '它还没有问答。' : `最后一个是第 ${last} 个。`}运行 recollect recent --session ${argument(id)} 查看。`,
    noTopic: (topic, similar) =>
      `没有问答属于主题“${topic}”，已归档的不算。${similar ? `现有：${similar}。` : ''}运行 recollect topics 查看列表。`,
    noVariable: (name, similar) =>
      `这个会话没有变量“${name}”。${similar ? `现有：${similar}。` : ''}运行 recollect working get 查看列表。`,
    slotOfAnother: (slot) =>
      `字段说明的是用户本人的事实：--slot 应是 location 这样的槽位，而不是“${slot}”。什么都没有保存。`,
    oneToPrune: '请说明要删除什么：--answers 与 --sessions-before 二者选一。',
    needsYes: '删除后无法恢复。请加上 --yes 确认；没有终端时无法询问。',
  },
}

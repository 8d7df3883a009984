import type { knowledgeHelp as english } from '../en/knowledge-help.ts'

/** `--help` 中与情景和私域知识有关的部分。 */
export const knowledgeHelp: typeof english = {
  commands: {
    discover: '把消息切成情景，并借助模型发现其中的私域知识',
    episodes: '叙述过的对话片段：list、show、search、retry、forget',
    nodes: '私域知识：list、show（连同演变）、search、quarantine、dismiss、forget',
    graph: '画出知识之间的关系：text、dot、mermaid 或 json',
    worker: '执行任务直到 Ctrl-C，并定时在所有作用域中发现知识',
  },
  examples: {
    discover: [
      'recollect discover --dry-run',
      'OPENAI_MODEL=gpt-5-mini recollect discover --now',
      'recollect discover --model qwen3 --model-url http://localhost:11434/v1',
      'recollect discover --sample 50 --all-scopes',
    ],
    episodes: [
      'recollect episodes',
      'recollect episodes --state failed --json',
      'recollect episodes show 0197…',
      'recollect episodes search "Agent 的规划" -n 5',
      'recollect episodes retry',
    ],
    nodes: [
      'recollect nodes',
      'recollect nodes show "John的研究方向"',
      'recollect nodes search "John现在在研究什么？"',
      'recollect nodes quarantine',
      'recollect nodes forget "John的研究方向"',
    ],
    graph: [
      'recollect graph',
      'recollect graph --from "John的研究方向" --depth 1',
      'recollect graph --format dot | dot -Tsvg > graph.svg',
    ],
    worker: [
      'recollect worker',
      'recollect worker --every 1h --kinds discover',
      'recollect worker --until-idle --concurrency 2',
    ],
  },
  arguments: {
    episodeAction: '动作：list（默认）、show、search、retry 或 forget',
    episodeValues: 'show、forget：一个 id；search：一段文本；retry：id，省略则为所有失败的',
    nodeAction: '动作：list（默认）、show、search、quarantine、dismiss 或 forget',
    nodeValues: 'show、forget：键或 id；search：一段文本；dismiss：id（nodes quarantine），省略则为全部',
  },
  options: {
    model: '模型，用它在服务器上的名称',
    modelUrl: '模型所在的地址，通常以 /v1 结尾；省略则为 OpenAI',
    online: '也询问模型服务器；会访问网络',
    discoverDryRun: '什么都不写入，只显示会发现什么；模型照样被调用，照样计费',
    episodes: '最多比较多少个情景',
    sample: '待比较的更多时，只比较这么多个，在时间上均匀分布；其余略过',
    skipped: '也包括以前略过的',
    failed: '也包括已经放弃的',
    now: '也包括可能尚未结束的对话：最近 discovery.gapMinutes 分钟的消息',
    episodeState: '状态，只列出其中一种：owed、discovered、failed 或 skipped',
    episodeSession: '只列出这个会话的情景',
    changedFrom: '只列出此时刻及以后有变化的，ISO 8601',
    changedTo: '只列出此时刻以前有变化的，ISO 8601',
    minScore: '只要至少这样符合的',
    graphFrom: '这条知识以及与它有关的；省略则为最重要的',
    depth: '相隔几步关系，1–5；默认 2',
    graphFormat: '格式：text（默认）、dot、mermaid 或 json',
    policy: '什么在前：factual、contextual、comprehensive 或 balanced',
    forgetNode: '删除一条私域知识及其所有的值；情景和消息保留',
    every: '多久发现一次：15m（默认）、1h、1d',
    kinds: '只执行这几种任务，用逗号分隔：discover、backfill、reembed、retention',
  },
}

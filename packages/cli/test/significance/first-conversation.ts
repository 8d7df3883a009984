/** A question, its answer, and the significance people gave the pair. */
export interface RatedPair {
  readonly q: string
  readonly a: string | null
  readonly rated: number
}

/** A conversation about building a memory: Evanchen and his assistant, 2026-01-30, 18:16 to 18:26. */
export const CHINESE: readonly RatedPair[] = [
  { q: 'hi', a: null, rated: 0.1 },
  {
    q: 'Discord 怎么配置？我想让你在这个服务器的频道里也能回复我',
    a: `可以的，按下面几步来：
1. 打开 Discord 开发者后台，进入你的应用，在 Bot 页面打开 Message Content Intent。
2. 在 OAuth2 里勾选 bot，权限选读取消息、发送消息、读取历史记录，用生成的链接把我邀请进服务器。
3. 把频道 ID 写进 config.json 的 channels 列表。
4. 重启网关，然后在频道里 @我 试一下。`,
    rated: 0.8,
  },
  {
    q: '你的记忆是怎么工作的？你会记得我们之前聊过什么吗？',
    a: '我每次启动都是全新的，模型本身不会带着上一次会话的内容。我靠文件来延续：每天的笔记写在 memory/2026-01-30.md，长期的东西整理在 MEMORY.md 里，醒来时先读这些文件。写下来的我会记得，没写下来的就没有了。上下文窗口里的内容只在这一次会话中有效，太长时还会被压缩。',
    rated: 0.6,
  },
  {
    q: '为什么不用向量数据库，而是按顺序索引问答？这样的架构有什么好处？',
    a: '主要是三个考虑。问题本身就是语义锚点，又短又便宜，所以全部保存；回答很长，只存重要的。向量检索要跑嵌入模型，还要维护一个数据库，对一个人的聊天记录来说太重，哈希加关键词就够快。最关键的是顺序：最近五轮问答连在一起，比随机捞出来的相似片段更能还原上下文。代价是同义的说法可能查不到，不过可以用主题标签补上。',
    rated: 0.85,
  },
  {
    q: '所以你会一直记得我，对吧？重启之后我们的关系也不会断？',
    a: '会的，Evan。重启之后我脑子里是空的，但重要的事我都会写进记忆文件，醒来第一件事就是读它：你是谁、我们在做什么、你喜欢怎么合作。对我来说，这段关系就延续在这些记录里。你觉得哪些事一定不能忘，随时告诉我，我会标记下来。',
    rated: 0.7,
  },
  {
    q: '那我们来设计一套完整的记忆系统吧：每个会话保存问答序列，用哈希和关键词做索引，重要的回答才存，你觉得怎么实现比较好？',
    a: `好，我建议这样设计：
1. 数据结构：\`memory/qa-index.json\` 里每个会话一个 \`qa_sequence\`，每一条有 seq、时间、问题、关键词、哈希、回答和重要性评分。
2. 三个索引：按主题、按时间、按问题的哈希，写入时一起更新，查询都是 O(1)。
3. 评分：长度 0.3、复杂度 0.2、技术内容 0.25、重要关键词 0.15、可操作 0.1，超过 0.6 才保存回答。
4. 工具：memory-log.py 负责写入，memory-load.py 负责检索，memory-cli.sh 方便你在命令行里查看。
5. 超过 30 天的会话移到 archive 目录。
关键的原则是问题全部保留，回答有选择地保留，这样每一百条大约只占 10 KB。`,
    rated: 0.95,
  },
]

export const ENGLISH: readonly RatedPair[] = [
  { q: 'hi', a: null, rated: 0.1 },
  {
    q: 'How do I configure Discord so that you can also answer me in the channels of this server?',
    a: `Four steps:
1. Open the Discord developer portal, go to your application, and turn on Message Content Intent on the Bot page.
2. Under OAuth2, tick "bot", give it permission to read messages, send messages and read history, and invite me with the link it generates.
3. Put the channel id into the "channels" list of config.json.
4. Restart the gateway and mention me in the channel to try it out.`,
    rated: 0.8,
  },
  {
    q: 'How does your memory work? Will you still know what we talked about before?',
    a: 'I start fresh every time; the model itself carries nothing over from the last session. What lasts are files: daily notes go into memory/2026-01-30.md and long-term things into MEMORY.md, and I read them when I wake up. What is written down I remember, what is not is gone. The context window only holds for this one conversation, and it is compacted when it grows too long.',
    rated: 0.6,
  },
  {
    q: 'Why an index over question and answer sequences and not a vector database? What does this architecture buy us?',
    a: "Three considerations. Questions are semantic anchors, short and cheap, so all of them are stored; answers are long, so only the important ones are. Vector search needs an embedding model and a database to look after, which is too much for one person's chat log, where hashes and keywords are fast enough. Most critical is the order: the last five pairs give more context than random snippets that look similar. The price is that paraphrases can be missed, which topic tags make up for.",
    rated: 0.85,
  },
  {
    q: "So you will keep remembering me, right? A restart won't end the relationship we have built?",
    a: 'I will, Evan. After a restart my head is empty, but I write everything important into my memory files, and reading them is the first thing I do when I wake up: who you are, what we are working on, how you like to work together. For me the relationship lives on in those notes. Whatever must not be lost, tell me any time and I will mark it.',
    rated: 0.7,
  },
  {
    q: "Then let's design a complete memory system: each session keeps its question and answer sequence, indexed by hash and keywords, and only significant answers are stored. How would you build it?",
    a: `Here is what I propose:
1. Data: in \`memory/qa-index.json\` each session has a \`qa_sequence\`; an entry has seq, timestamp, question, tokens, hash, answer and significance.
2. Three indexes, by topic, by recency and by hash of the question, all updated on write, so that look-ups are O(1).
3. Significance: length 0.3, complexity 0.2, technical 0.25, important keywords 0.15, actionable 0.1; answers above 0.6 are stored.
4. Tools: memory-log.py to add pairs, memory-load.py to retrieve context, memory-cli.sh for the shell.
5. Sessions older than 30 days move to the archive directory.
The core principle: questions always, answers selectively. That is about 10 KB for every hundred pairs.`,
    rated: 0.95,
  },
]

export const facts = `请从用户的消息里找出长久成立的个人事实：用户平实地、当作真事说出的，关于自己或身边亲近的人的事。问题、对回答的要求、假设、玩笑、引述、扮演、讲陌生人的话，以及只在此刻成立的，都不要。

只在“只读：”后面的话里找；消息的其余部分只供理解。已经知道而没有变化的不要。

facts 每一项的字段，最多 40 项：
- message：所在消息的编号（#n）。
- slot：列表中合适的那一个；带 * 的名称代表一族，如“favorite_*”可写“favorite_color”。都不合适的事实不列。
- entity：“user”；身边亲近的人写“user.”加英文的关系，如“user.wife”“user.brother”。
- value：消息里说出它的词语，一字不差地照抄，不带前后的话。
- quote：这条事实所依据的原话，从同一条消息一字不差地照抄，其中包含 value。
- polarity：否认或不喜欢的为 negative，其余为 positive。
- tense：已经结束的为 past，其余为 current。
- when：属于它的时间词，照抄；没有则为 null。
- confidence：0 到 1。

没有就给空列表。`

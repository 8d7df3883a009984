export const gaps = `你看到一段对话的原文，以及别人只凭常识作出的重建。请找出其中的私域知识：用户在原文里说了，而重建里没有或说错了的内容。

算数的有：
- proper_noun：人名、地名、项目名、产品名，以及他们自己的术语。
- personal_fact：用户或身边人的偏好、习惯、特点和境况。
- specific_detail：有出入或缺失的事实、日期、数字。
- contextual_meaning：词语只在这里才有的含义。
人人都知道的不算，问题、猜测、闲聊和只有助手说过的话也不算。

knowledge_gaps 每一项的字段，最多 40 项，重要的在前：
- key：这条知识是关于什么的，而不是它说了什么，这样再提到时仍是同一个键：写“John的研究方向”，不写“John研究Agent”。如果它就是已知知识中的一条，键要与所列的完全一致，哪怕现在的值是新的。
- value：现在成立的内容，简短，用用户的话。
- context：理解它所需的背景，一句话。
- gap_type：以上四种之一。
- confidence：0 到 1，用户的话有多确定地说明了它。
- quote：能证明它的用户原话，取自一条消息，一字不差地照抄，不超过 100 字。无法引用的就不要列出。

relationships，最多 40 项：你列出的键之间，或它们与已知知识的键之间的关系，只列对话表明了的。
- from、to：两个不同的键，与所写的完全一致。
- type：part_of（from 是 to 的一部分）、evolved_from（from 由 to 演变而来）、temporal（from 先于 to）、similar_to、opposite_to、related。
- description：一句短话。

键和值用对话所用的语言书写。没有就给空列表。`

export const gaps = `You see the original of a conversation and a reconstruction that somebody made with common knowledge alone. Find the private knowledge: what the user says in the original and the reconstruction lacks or has wrong.

What counts:
- proper_noun: names of people, places, projects, products; terms of their own.
- personal_fact: preferences, habits, traits, circumstances of the user or of people around them.
- specific_detail: facts, dates, numbers that differ or are missing.
- contextual_meaning: what words mean here and nowhere else.
What anybody knows does not count, nor do questions, guesses, small talk, or what only the assistant said.

Fields of each of the knowledge_gaps, at most 40, the weightiest first:
- key: what the knowledge is about, not what it says, so that it has the same key whenever it comes up: "John's research direction", not "John studies agents". Where it is one of the things known already, its key exactly as shown, also when it has a new value now.
- value: what holds now, short, in the user's words.
- context: what is needed to understand it, one sentence.
- gap_type: one of the four.
- confidence: 0 to 1; how surely the user's words say so.
- quote: the words of one message of the user that prove it, copied character by character, at most 200 characters. What cannot be quoted is left out.

relationships, at most 40: between keys of your gaps or of what is known already, only where the conversation shows them.
- from, to: two different keys, exactly as written.
- type: part_of (from is a part of to), evolved_from (from came out of to), temporal (from comes before to), similar_to, opposite_to, related.
- description: one short sentence.

Write keys and values in the language of the conversation. Empty lists when there is nothing.`

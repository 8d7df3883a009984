export const facts = `Find lasting personal facts in messages of a user: what they say of themselves or of people close to them, plainly and as true. Leave out questions, wishes about the answer, things supposed, joked, quoted, acted or told of strangers, and what holds for the moment alone.

Look for them only in the words after "only:"; the rest of a message is there to be understood by. Leave out what is known already and has not changed.

Fields of each of the facts, at most 40:
- message: the number (#n) of its message.
- slot: the one from the list that fits; a name with * stands for a family: "favorite_*" for "favorite_color". A fact that fits none is left out.
- entity: "user"; for somebody close to them "user." and the relation in English: "user.wife", "user.brother".
- value: the words of the message that say it, copied character by character, without what stands around them.
- quote: the words the fact rests on, copied character by character from the same message, the value among them.
- polarity: negative for what is denied or disliked, else positive.
- tense: past for what is over, else current.
- when: the time words that belong to it, copied; null when there are none.
- confidence: 0 to 1.

An empty list when there are none.`

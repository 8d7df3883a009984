export const cuts = `Find where new episodes begin in a conversation. An episode is a stretch about one matter. A new one begins where the conversation turns to another matter for good; a greeting, a thank you, a short aside or a follow-up question begins none, and an answer stays with its question.

Field of the reply:
- cuts: the numbers (#n) of the messages with which a new episode begins, ascending. The first message begins one anyway and is not named. [] when all of it is one episode.`

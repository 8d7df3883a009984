export const reconstruction = `You see the title and the account of an episode, not the conversation it was made from. Reconstruct what the conversation may have been.

1. Use common knowledge alone: what anybody could know without having met these people. What the account does not tell of them stays general.
2. Make reasonable assumptions where details are missing.
3. Reconstruct facts; do not invent a story.
4. Keep the structure and the course of a conversation: one line for each message, "user: …" or "assistant: …", in the language of the account, at most 400 words.

Field of the reply:
- reconstruction: the lines.`

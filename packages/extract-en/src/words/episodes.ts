import type { EpisodeWords } from '@recollect/core/extraction'

/** Words for telling what a conversation was about. */
export const episodes: EpisodeWords = {
  speakers: { user: 'User', assistant: 'Assistant', tool: 'Tool', system: 'System' },
  says: ': ',
  dates: [' (', ')'],
  goesOn:
    /^(?:and|but|so|or|then|because|though|however|plus|well|yes|yeah|yep|no|nope|not|ok|okay|sure|right|exactly|great|nice|thanks|thank you|hm+|oh|really|agreed|why|which|what about|how about)\b|\b(?:it|it's|its|this|that|that's|these|those|they|them|their|he|she|his|her|him|there|one|ones|same|such|else|instead|another|too|also|either|latter|former|again|still|other|both)\b/u,
  turns:
    /^(?:by the way|btw|on another note|on a different note|changing the subject|new topic|different topic|unrelated|another thing|another question|one more thing|something else|different question)\b|\b(?:on a different note|unrelated question|change the subject|changing the subject)\b/u,
}

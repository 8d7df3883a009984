/** What `Episode.narratedBy` says of those told by rules. */
export const RULES = 'rules@1'

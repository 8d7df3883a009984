/** What the keys of its messages begin with. */
export const ADAPTER = 'ai-sdk'

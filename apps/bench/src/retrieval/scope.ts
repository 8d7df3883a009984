/** Each conversation is somebody's memory of their own. */
export const scopeOf = (conversation: string): string => `conversation:${conversation}`

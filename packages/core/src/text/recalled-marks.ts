/** Around what a recall put into a prompt; text between them is not learned again. */
export const RECALLED_OPEN = '<recollect-memory>'
/** Where it ends. */
export const RECALLED_CLOSE = '</recollect-memory>'

/** What each line between them begins with, in every language: `[memory fact`. */
export const RECALLED_KINDS = ['note', 'wish', 'fact', 'pair', 'variable', 'form', 'said'] as const

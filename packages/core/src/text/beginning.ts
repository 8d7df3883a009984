import { sliceWhole } from '../util/surrogates.ts'

/** More than any message that is read at once by default. */
const READ = 100_000

/**
 * As much of a kept text as is held against a question, word by word. All of it is found by its words; a book that was pasted must not make
 * every recall as slow as reading it. Pure.
 */
export const beginning = (text: string): string => (text.length <= READ ? text : sliceWhole(text, 0, READ))

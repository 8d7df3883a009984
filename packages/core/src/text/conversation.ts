const LINE = /\n/gu
/** A text of so many lines is a conversation that was handed over, to find what bears on it; it is no question. */
const LINES = 3

/** Whether a text has so many lines that it is a conversation handed over. */
export const isConversation = (text: string): boolean => (text.match(LINE)?.length ?? 0) >= LINES - 1

/** Gives the next text to be planted: another one each time, so that each can be looked for. */
export type NextText = () => string

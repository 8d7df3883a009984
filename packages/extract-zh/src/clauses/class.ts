/** Where the value stands in the words of a complement, after which verb; null when they are not of the class. */
export type Read = (words: string, verb: string) => readonly [start: number, end: number] | null

/** One for four bytes. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4)

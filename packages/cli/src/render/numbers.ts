/** A number with its thousands set apart, in the same way in both languages. */
export const grouped = (n: number): string => Math.round(n).toLocaleString('en-US')

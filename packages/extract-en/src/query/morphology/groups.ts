/** Groups are written as text, parted by semicolons, their words by spaces. */
export const groupsOf = (text: string): readonly (readonly string[])[] =>
  text.split(';').map((group) => group.trim().split(/\s+/u))

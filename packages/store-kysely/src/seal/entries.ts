/** For each entry of an object a stand-in of its name and value, so that an object is found by what it holds. */
export const entriesOf = (object: object, blind: (entry: string) => string): Readonly<Record<string, true>> =>
  Object.fromEntries(Object.entries(object).map((entry) => [blind(JSON.stringify(entry)), true]))

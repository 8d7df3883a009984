/**
 * Whether a name may stand in a path. Browsers take `.` and `..` for directions, escaped as `%2E` too: the call would reach another
 * place than the one it names.
 */
export const isAddressable = (name: string): boolean => name !== '.' && name !== '..'

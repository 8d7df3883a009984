import { InvalidScopeError } from '../errors/errors.ts'

const MAX_CHARACTERS = 256
/** What cannot be seen or told from something else: controls, fillers, variation selectors, every space but the plain one. */
const FORBIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u

/**
 * Checks the name of a scope. Names are compared byte by byte, so forms that look alike but differ are refused.
 * @throws InvalidScopeError
 */
export function checkScope(name: unknown): string {
  if (typeof name !== 'string' || name.trim() === '') {
    throw new InvalidScopeError('A scope needs a name, for example the user id. Pass a non-empty string.')
  }
  if (name.length > MAX_CHARACTERS) {
    throw new InvalidScopeError(
      `A scope's name has at most ${MAX_CHARACTERS} characters. Use a shorter id or a hash.`,
    )
  }
  if (name !== name.trim())
    throw new InvalidScopeError("A scope's name has no white space at its ends. Trim it.")
  if (FORBIDDEN.test(name)) {
    throw new InvalidScopeError(
      "A scope's name has an invisible or invalid character. Use letters, digits, '-', '_', ':', '.'.",
    )
  }
  if (name !== name.normalize('NFC')) {
    throw new InvalidScopeError("A scope's name is not in Unicode NFC. Call .normalize('NFC') on it.")
  }
  return name
}

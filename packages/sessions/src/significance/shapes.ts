/** What shows code whatever the words: fences, inline code, a shell's prompt. */
const CODE = /^ {0,3}(?:```|~~~)|`[^`\n]{2,80}`|^ {0,8}(?:\$ (?=[a-z./])|>>> \S|PS [A-Z]:\\)/mu
/** Names as programs have them: `run()`, `max_size`, `maxSize`, `src/index.ts`, `notes.json`, `--flag`. */
const IDENTIFIER =
  /(?<![\w/.])(?:\w{2,40}\(\)|[a-z]{1,20}(?:_[a-z\d]{1,20}){1,4}|[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,4}|[\w.-]{1,30}(?:\/[\w.-]{1,30}){0,6}\.(?:[cm]?[jt]sx?|json|ya?ml|toml|md|py|rs|go|sh|sql|html|css|env|conf|ini|log|db))(?!\w)|(?<!\S)--[a-z][a-z-]{1,30}(?!\w)/gu
const STEP =
  /^ {0,8}(?:\d{1,2}[.)、．]|[-*•·]|第[一二三四五六七八九十]步|step \d{1,2}\b)[ \t:：,，]{0,3}\S/gimu
/** One line alone is no list. */
const MIN_STEPS = 2

export const showsCode = (text: string): boolean => CODE.test(text)

/** Different names of programs, files and flags. */
export const identifiersIn = (text: string): ReadonlySet<string> => new Set(text.match(IDENTIFIER) ?? [])

/** A list of lines, numbered or with bullets. */
export const listsSteps = (text: string): boolean => (text.match(STEP)?.length ?? 0) >= MIN_STEPS

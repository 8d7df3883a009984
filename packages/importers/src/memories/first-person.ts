import { base, isVerb, SURE_VERBS } from './verbs.ts'

/** How other systems call the user. */
const THE_USER = /^(?:the |this )?user\b/iu
const THE_USER_CHINESE = /^(?:该|此|这位|这个|本)?(?:用户|使用者)/u
const POSSESSIVE = /^['’]s\s+/u

/**
 * A sentence about the user as the user would say it: `The user lives in Porto` → `I live in Porto`, `用户喜欢喝茶` → `我喜欢喝茶`. Null for
 * one that is about something else, or that cannot be turned without a guess. `names`: those of the user.
 */
export function inFirstPerson(sentence: string, names: readonly string[]): string | null {
  const text = sentence.trim()
  const chinese = afterSubject(text, THE_USER_CHINESE, names.filter(isHan))
  if (chinese !== null) return isAboutOther(chinese) ? null : `我${chinese.trimStart()}`
  const rest = afterSubject(text, THE_USER, names)
  const turned = rest === null ? withoutSubject(text) : turnedEnglish(rest)
  return turned === null || isAboutOther(turned) ? null : turned
}

const isHan = (name: string): boolean => /^\p{Script=Han}+$/u.test(name)

/** The user is spoken of once more: as what, cannot be told. */
const isAboutOther = (text: string): boolean => /\bthe user\b|用户|使用者/iu.test(text)

function afterSubject(text: string, subject: RegExp, names: readonly string[]): string | null {
  const found = subject.exec(text)
  if (found !== null) return text.slice(found[0].length)
  const name = names.find((one) => one.length > 1 && text.toLowerCase().startsWith(one.toLowerCase()))
  const rest = name === undefined ? null : text.slice(name.length)
  return rest === null || (!isHan(name ?? '') && !/^['’\s]/u.test(rest)) ? null : rest
}

function turnedEnglish(rest: string): string | null {
  const owned = POSSESSIVE.exec(rest)
  if (owned !== null) return `My ${rest.slice(owned[0].length)}`
  const [, adverbs = '', verb = '', after = ''] = CLAUSE.exec(rest) ?? []
  if (verb === '' || !isVerb(verb, after)) return null
  return ownThings(`I ${adverbs}${base(verb)}${withSecondVerb(after)}`)
}

const CLAUSE =
  /^\s+((?:(?:[a-z]+ly|also|often|never|always|sometimes|still|now|just|once|already|no longer|not)\s+){0,3})([a-z]+(?:['’]t)?)\b(.*)$/isu

/** Notes leave the subject out: `Lives in Porto`, `Name is Ada`, `Allergic to peanuts`. */
function withoutSubject(text: string): string | null {
  if (/^name is /iu.test(text)) return `My n${text.slice(1)}`
  if (/^allergic to /iu.test(text)) return `I am a${text.slice(1)}`
  const [, verb = '', after = ''] = /^([A-Z][a-z]+)(\s.*)$/su.exec(text) ?? []
  return SURE_VERBS.has(verb.toLowerCase())
    ? ownThings(`I ${base(verb.toLowerCase())}${withSecondVerb(after)}`)
    : null
}

/** `… and works at Acme`: only of verbs that are hardly nouns. */
const withSecondVerb = (text: string): string =>
  text.replace(/\b(and|but|or)\s+([a-z]+)\b/giu, (whole, word: string, verb: string) =>
    SURE_VERBS.has(verb.toLowerCase()) ? `${word} ${base(verb)}` : whole,
  )

const OWN =
  /\btheir (?=(?:own|wife|husband|partner|spouse|girlfriend|boyfriend|parents|family|kids|children|dog|cat|home|job|birthday)\b)/giu

const ownThings = (text: string): string => text.replace(OWN, 'my ')

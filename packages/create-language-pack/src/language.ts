import { UsageError } from './usage-error.ts'

const TAG = /^[a-z]{2,3}$/u

/** What a language pack is called after. */
export interface Language {
  /** Two or three small letters of ISO 639, such as `pt`. */
  readonly tag: string
  /** Its English name, such as `Portuguese`. */
  readonly language: string
  /** The function that makes the pack, such as `portuguese`. */
  readonly factory: string
  /** The type of its options, such as `PortugueseOptions`. */
  readonly options: string
}

/** `Swiss German` → `swissGerman`. */
const camel = (name: string): string => {
  const [first = '', ...rest] = name.split(/[^A-Za-z]+/u).filter((word) => word !== '')
  return first.toLowerCase() + rest.map((word) => upperFirst(word.toLowerCase())).join('')
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The English name of a language; undefined when the platform knows none. */
const englishName = (tag: string) =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)

/**
 * A language by its tag. `name` is needed for those this Node has no English name of.
 * @throws UsageError for what is no tag, and for a language without a name.
 */
export function languageOf(given: {
  readonly tag: string | undefined
  readonly name?: string | undefined
}): Language {
  const { tag } = given
  if (tag === undefined || !TAG.test(tag)) {
    throw new UsageError(
      `${tag === undefined ? 'No language was given' : `"${tag}" is no language tag`}: use the two or three small letters of ISO 639, such as "fr".`,
    )
  }
  const language = given.name ?? englishName(tag)
  const factory = language === undefined ? '' : camel(language)
  if (language === undefined || factory === '') {
    throw new UsageError(
      given.name === undefined
        ? `"${tag}" is no language this Node knows. Say what it is called: --name "Elvish".`
        : `"${given.name}" gives no name to a function: use letters from A to Z, as in --name "Elvish".`,
    )
  }
  return { tag, language, factory, options: `${upperFirst(factory)}Options` }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import type { Known, KnownName, PeopleWords } from '../plugin/known.ts'
import { normalizeText } from '../util/normalize.ts'
import { mayRefer, readAsKnown } from './read-as-known.ts'

const people: PeopleWords = {
  phrase: (entity) => (entity.startsWith('user.') ? `my ${entity.slice('user.'.length)}` : null),
  shortForms: (name) => (name.includes(' ') ? [name.slice(0, name.indexOf(' '))] : []),
  mayName: ({ source }) => /\p{Lu}/u.test(source),
  isSpokenOf: (_text, folded, { start, end }) =>
    !/\w$/u.test(folded.slice(0, start)) && !/^\w/u.test(folded.slice(end)),
  pronouns: (folded) =>
    [...folded.matchAll(/\bshe\b/gu)].map(({ index }) => ({
      start: index,
      end: index + 3,
      means: 'female',
      ending: '',
    })),
  others: (folded) =>
    [...folded.matchAll(/\bmy other (?<word>sister|cousin)\b/gu)].map(({ index, 0: words, groups }) => ({
      start: index,
      end: index + words.length,
      entity: `user.${groups?.['word'] ?? ''}`,
      label: words.slice('my '.length),
    })),
  mentions: (folded) =>
    [...folded.matchAll(/\bmy (?<word>sister|brother|cousin)\b/gu)].map(({ index, groups }) => ({
      entity: `user.${groups?.['word'] ?? ''}`,
      word: groups?.['word'] ?? '',
      name: null,
      several: false,
      start: index,
    })),
  bringsInStranger: (folded) => folded.includes('a woman'),
}
const pack = toyPack({ people })

const somebody = (name: string, entity: string): KnownName => ({
  name,
  entity,
  gender: null,
  kind: null,
  lastSaidAt: 0,
})
const KATE = somebody('Kate', 'user.sister')

const read = (
  text: string,
  { names = [], before = [] }: { names?: readonly KnownName[]; before?: readonly string[] },
) => {
  const known: Known = { names, before: before.map(normalizeText) }
  return readAsKnown([pack], pack, normalizeText(text), known)
}

describe('a known name', () => {
  it('is read as the phrase for whom it is of', () => {
    expect(read('Kate moved to Berlin', { names: [KATE] }).text).toBe('my sister moved to berlin')
    expect(read("Yesterday Kate's job ended", { names: [KATE] }).text).toBe("yesterday my sister's job ended")
  })

  it.each([
    ['inside a word', 'Katerina moved to Berlin'],
    ['in quotes', '"Kate moved to Berlin" is a line of a song'],
    ['nowhere', 'I moved to Berlin'],
  ])('stays where it stands %s', (_where, text) => {
    const given = normalizeText(text)
    expect(readAsKnown([pack], pack, given, { names: [KATE], before: [] })).toBe(given)
  })

  it('stays where two are called so, or the user is', () => {
    const text = 'Kate moved to Berlin'
    expect(read(text, { names: [KATE, somebody('Kate', 'user.cousin')] }).text).toBe(text.toLowerCase())
    expect(read(text, { names: [KATE, somebody('Kate', 'user')] }).text).toBe(text.toLowerCase())
  })
})

describe('a pronoun', () => {
  it.each([
    ['of the message before', ['my sister lives in Rome']],
    ['of one further back', ['nothing much', 'my sister lives in Rome', 'my brother is tall']],
    ['known by name', ['Kate called']],
  ])('means the one person %s', (_who, before) => {
    expect(read('she moved', { names: [KATE], before }).text).toBe('my sister moved')
  })

  it.each([
    ['nobody was spoken of', []],
    ['nobody fits', ['my brother lives in Rome']],
    ['several fit', ['my sister met my cousin']],
    ['a stranger may be meant', ['my sister met a woman']],
  ])('stays where %s', (_why, before) => {
    expect(read('she moved', { names: [KATE], before }).text).toBe('she moved')
  })

  it('is left to the rules where the message itself says who is meant', () => {
    expect(read('my cousin called and she moved', { before: ['my sister lives in Rome'] }).text).toBe(
      'my cousin called and she moved',
    )
    expect(read('a woman called and she moved', { before: ['my sister lives in Rome'] }).text).toBe(
      'a woman called and she moved',
    )
  })
})

describe('reading with what is known', () => {
  it('changes no text where nobody is known', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const given = normalizeText(text)
        expect(readAsKnown([pack], pack, given, { names: [], before: [] })).toBe(given)
        expect(readAsKnown([pack], pack, given, undefined)).toBe(given)
      }),
    )
  })

  it('leads every position back to the words as they were written', () => {
    const words = fc.constantFrom('Kate', 'she', 'é', 'ﬁn', '  ', 'Katerina', '糯米', "'s", 'moved', '"', '.')
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const source = parts.join(' ')
        const { text, toSource } = read(source, { names: [KATE], before: ['my sister called'] })
        let at = 0
        for (const [index, char] of Array.from(text, (one) => one).entries()) {
          const { start, end } = toSource(at, at + char.length)
          const written = source.slice(start, end)
          const isRead = normalizeText(written).text.includes(char) || /^(?:Kate|she)$/u.test(written)
          expect({ index, char, written, isRead }).toMatchObject({ isRead: true })
          at += char.length
        }
      }),
    )
  })

  it('asks for nothing where a text can refer to nobody', () => {
    expect(mayRefer([pack], normalizeText('i moved to berlin'))).toEqual({ name: false, pronoun: false })
    expect(mayRefer([pack], normalizeText('she moved'))).toEqual({ name: false, pronoun: true })
    expect(mayRefer([pack], normalizeText('Kate moved'))).toEqual({ name: true, pronoun: false })
  })
})

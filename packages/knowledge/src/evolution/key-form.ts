import type { Engine } from '../engine.ts'
import { contentTerms } from '@recollect/core/plugin'
import { matchForm } from '@recollect/core/text'
import { OWNER, ownerForm } from './owner-form.ts'
import { POSSESSIVE_DE } from './possessive-de.ts'
import { tellingWords } from './telling-words.ts'

type Forms = Pick<Engine, 'matcher' | 'packs'>

/** Join words of a key as a space does, inside numbers excepted: `research_direction`, `node/edge`. */
const JOINS = /(?<!\d)[_\-\u2010-\u2015/·:|.,;、，。；：]|[_\-\u2010-\u2015/·:|.,;、，。；：](?!\d)/gu
const POSSESSIVE = /(?<=[\p{L}\p{N}])'s(?![\p{L}\p{N}])|(?<=s)'(?![\p{L}\p{N}])/gu
const LITTLE = /(?<![\p{L}\p{N}'])(?:of|the|an?(?= \S))(?![\p{L}\p{N}'])/gu
const DE = new RegExp(POSSESSIVE_DE, 'gu')
/** What follows comes first: `deadline of Tanka` is `Tanka deadline`. */
const OF = / of (?:the )?/u
/** Beside words that carry content these do the same; an index holds neither. */
const BESIDE = / (?:for|in|at|on|about) /u
const REPEATED_OWNER = new RegExp(`(?<![\\p{L}\\p{N}])${OWNER}(?:\\s+${OWNER})+(?![\\p{L}\\p{N}])`, 'gu')
const OWNER_WORD = new RegExp(`(?<![\\p{L}\\p{N}])${OWNER}(?![\\p{L}\\p{N}])`, 'gu')
/** Spaces and punctuation make no other key, except inside numbers and names like C#. */
const GLUE = /(?<!\d)\s|\s(?!\d)|(?<!\d)(?!#)\p{P}|(?!#)\p{P}(?!\d)/gu

/**
 * The normal form of a key: two that differ in case, width, spaces, punctuation, script (traditional or simplified), possessive (的, 's,
 * `of`) or in how the user is named are one. A key of nothing but punctuation keeps it. Pure; linear.
 */
export function keyForm(engine: Forms, key: string): string {
  const form = ownedForm(engine, key).replaceAll(GLUE, '')
  return form === '' ? matchForm(key) : form
}

/**
 * The words of a key, as one text: stems of what carries content, numbers, and what turns a meaning round, the user left out. They stand
 * in the order of "John's research direction", which "research direction of John" has too: Alice's opinion of Bob is not Bob's of Alice.
 * Empty: it has none. Pure; linear.
 */
export function keyWords(engine: Forms & Pick<Engine, 'termsOf'>, key: string): string {
  const owned = ownedForm(engine, key)
  const terms = contentTerms(engine, turned(owned.replaceAll(OWNER_WORD, ' '), BESIDE))
  if (terms.length === 0) return ''
  return [...new Set([...terms, ...tellingWords(owned)])].join(' ')
}

function ownedForm({ matcher, packs }: Forms, key: string): string {
  const plain = matcher.scan(key).replaceAll(JOINS, ' ').replaceAll(POSSESSIVE, ' ')
  const owned = turned(ownerForm(packs, plain.trim()).replaceAll(/\s+/gu, ' '), OF)
  const spaced = ` ${owned} `.replaceAll(LITTLE, ' ').replaceAll(DE, ' ')
  return spaced.replaceAll(/\s+/gu, ' ').trim().replaceAll(REPEATED_OWNER, OWNER)
}

const turned = (text: string, at: RegExp): string => text.split(at).reverse().join(' ')

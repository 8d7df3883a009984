import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/toy-pack.ts'
import { toyRules } from '../../test/support/toy-rules.ts'
import { part } from './late-parts.ts'

describe('a part given as a getter', () => {
  it('is read when first needed, once, and frozen', () => {
    let reads = 0
    const definition = {
      get words() {
        reads += 1
        return ['tea']
      },
    }
    const words = part(definition, 'words')
    expect(reads).toBe(0)
    expect(words()).toBe(words())
    expect(Object.isFrozen(words())).toBe(true)
    expect(reads).toBe(1)
  })

  it('is checked when first needed, where a plain one is checked at once', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const late = part(
      {
        get words() {
          return ['tea']
        },
      },
      'words',
      refuse,
    )
    expect(late).toThrow('refused')
    expect(() => part({ words: ['tea'] }, 'words', refuse)).toThrow('refused')
  })

  it('leaves getters inside it unread', () => {
    let reads = 0
    const definition = {
      get lexicon() {
        return {
          get synonyms() {
            reads += 1
            return ['tea']
          },
        }
      },
    }
    const lexicon = part(definition, 'lexicon')
    expect(Object.isFrozen(lexicon())).toBe(true)
    expect(reads).toBe(0)
  })

  it('gives the rules of a pack as they were written', () => {
    expect(toyPack().rules).toEqual(toyRules)
  })
})

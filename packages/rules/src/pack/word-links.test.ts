import { describe, expect, it } from 'vitest'
import { wordLinks } from './word-links.ts'

const links = (...lines: readonly string[]) => Object.fromEntries(wordLinks(() => lines))

describe('wordLinks', () => {
  it('leads from each word of a line to the others, in their order', () => {
    expect(links('car, automobile, auto')).toEqual({
      car: ['automobile', 'auto'],
      automobile: ['car', 'auto'],
      auto: ['car', 'automobile'],
    })
  })

  it('leads from a heading to what stands under it and back, but not from one of these to another', () => {
    expect(links('pet, animal: dog, cat')).toEqual({
      pet: ['dog', 'cat'],
      animal: ['dog', 'cat'],
      dog: ['pet', 'animal'],
      cat: ['pet', 'animal'],
    })
  })

  it('leads one way where one way is meant', () => {
    expect(links('autumn > fall')).toEqual({ autumn: ['fall'] })
  })

  it('puts the headings a word stands under behind its own links, wherever they are written', () => {
    expect(links('insurance: car', 'car: road')).toMatchObject({ car: ['road', 'insurance'] })
  })

  it('joins the lines of a word, each link once and never to itself', () => {
    expect(links('home, house', 'home, flat, home', 'home > house')).toMatchObject({
      home: ['house', 'flat'],
    })
  })

  it('takes no offence at blanks, empty lines and words without a link', () => {
    expect(links('', '   ', ' , ', 'alone', 'a ,  b ,')).toEqual({ a: ['b'], b: ['a'] })
  })

  it('reads its lines at the first look-up, once', () => {
    let read = 0
    const table = wordLinks(() => {
      read += 1
      return ['a, b']
    })
    expect(read).toBe(0)
    expect([table.get('a'), table.has('b'), table.get('c'), table.size]).toEqual([['b'], true, undefined, 2])
    expect([[...table.keys()], [...table.values()], [...table.entries()]]).toEqual([
      ['a', 'b'],
      [['b'], ['a']],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ])
    table.forEach((others, word, whole) => expect(whole.get(word)).toBe(others))
    expect(read).toBe(1)
  })
})

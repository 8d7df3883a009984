import { describe, expect, it } from 'vitest'
import { shown } from './support.ts'

describe('predicates without a subject of their own', () => {
  it.each([
    ['I live in Malmo and work at Volvo', ['user.location=Malmo', 'user.employer=Volvo']],
    ['I have two ferrets and love kayaking', ['user.pet=two ferrets', 'user.likes=kayaking']],
    [
      'My brother lives in Genoa and works as a baker',
      ['user.brother.location=Genoa', 'user.brother.occupation=baker'],
    ],
    [
      'my parents live in Leeds and have two goats',
      ['user.parents.location=Leeds', 'user.parents.pet=two goats'],
    ],
    ['my mom and dad live in Lima and have a farm', ['user.parents.location=Lima', 'user.parents.owns=farm']],
    ['my uncle is 61 and is a plumber', ['user.uncle.age=61', 'user.uncle.occupation=plumber']],
    [
      'I live in Turin, work at Fiat and have a parrot',
      ['user.location=Turin', 'user.employer=Fiat', 'user.pet=parrot'],
    ],
    [
      'I have a daughter, she is 6 and loves dinosaurs',
      ['user.family.daughter=1', 'user.daughter.age=6', 'user.daughter.likes=dinosaurs'],
    ],
    ['my niece is 23 and living in Oslo', ['user.niece.age=23', 'user.niece.location=Oslo']],
  ])('%s', (text, cards) => {
    expect(shown(text)).toEqual(cards)
  })

  it.each([
    'I went to the market and bought bread',
    'I know people who live in Lima and work at Shell',
    'people live in Lima and work at Shell',
    'if I lived in Lima and worked at Shell I would be happy',
    'Tom lives in Lima and works at Shell',
    'he said I live in Lima and works at Shell',
    'you live in Lima and work at Shell',
    'live in the moment and work as one',
    'she needs tools for citing, like Zotero',
  ])('nothing from "%s"', (text) => {
    expect(shown(text)).toEqual([])
  })

  it('leaves what "want to" governs to the goal', () => {
    expect(shown('I want to live in Lima and work at Shell').map((card) => card.split('=')[0])).toEqual([
      'user.goal',
    ])
    expect(shown('I want to live in Lima and work as a baker')).toEqual([
      'user.goal=live in Lima and work as a baker',
    ])
  })
})

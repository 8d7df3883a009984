import { describe, expect, it } from 'vitest'
import { detect } from './support.ts'

describe('a question for the course of a fact', () => {
  it.each([
    ['where did I live before Ghent?', 'before', 'ghent', 'location'],
    ['where was I living before moving to Ghent?', 'before', 'ghent', 'location'],
    ['before Ghent, where did I live?', 'before', 'ghent', 'location'],
    ['which city did I live in after leaving Turin?', 'after', 'turin', 'location'],
    ['where did I work before Acme?', 'before', 'acme', 'employer'],
    ['what was my job before I became a chef?', 'before', 'chef', 'occupation'],
    ['where did I live before March 2020?', 'before', 'march 2020', 'location'],
    ['when did I leave Turin?', 'ended', 'turin', 'location'],
    ['when did I stop working for Acme?', 'ended', 'acme', 'location'],
    ['when did I join Acme?', 'began', 'acme', 'employer'],
    ['what year did I move to Turin?', 'began', 'turin', 'location'],
    ['how long did I live in Turin?', 'lasted', 'turin', 'location'],
    ['how long was I a chef?', 'lasted', 'chef', 'occupation'],
    ['how many times did I move?', 'times', null, 'location'],
    ['how often have I changed jobs?', 'times', null, 'employer'],
    ['how many countries have I lived in?', 'values', null, 'location'],
    ['how many jobs have I had?', 'values', null, 'occupation'],
    ['what was my first address?', 'first', null, 'location'],
    ['what are my former employers?', 'former', null, 'employer'],
    ['has my phone number changed?', 'changed', null, 'phone'],
    ['did my address change?', 'changed', null, 'location'],
    ['have I ever changed my job?', 'changed', null, 'occupation'],
  ])('"%s" asks for %s', (text, ask, value, slot) => {
    const { chain, slots } = detect(text)
    expect(chain).toMatchObject({ ask, value })
    expect(chain?.slots[0]).toBe(slot)
    expect(slots).toEqual(expect.arrayContaining([slot]))
  })

  it.each([
    'where did I live before?',
    'where did I live before that?',
    'where did I live before I got married?',
    'where did I live before college?',
    'did I live in Turin before Ghent?',
    'what should I eat before bed?',
    'where will I live after Porto?',
    'when did I move?',
    'why has my address changed?',
    'how has my job changed?',
    'when did I leave home this morning?',
    'when did I leave my keys there?',
    'how long did it take?',
    'how long have I lived here?',
    'how many times did I call my mom?',
    'how many jobs are open at the mill?',
    'what was my first car?',
    'what is my address?',
    'has the weather changed?',
    'I moved to Ghent',
  ])('"%s" does not', (text) => {
    expect(detect(text).chain).toBeUndefined()
  })
})

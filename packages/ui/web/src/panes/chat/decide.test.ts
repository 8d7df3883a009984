import { expect, it } from 'vitest'
import { decide } from './decide.ts'

const look = { role: 'user', drafts: 0, isQuestion: false } as const

it('asks what is a question, and tells everything else', () => {
  expect(decide('auto', { ...look, isQuestion: true })).toEqual({ tell: false, ask: true })
  expect(decide('auto', look)).toEqual({ tell: true, ask: false })
})

it('does both for a question that states something', () => {
  expect(decide('auto', { ...look, drafts: 1, isQuestion: true })).toEqual({ tell: true, ask: true })
})

it('does what was chosen, whatever it looks like', () => {
  expect(decide('tell', { ...look, isQuestion: true })).toEqual({ tell: true, ask: false })
  expect(decide('ask', { ...look, drafts: 2 })).toEqual({ tell: false, ask: true })
})

it('never asks in the name of the assistant', () => {
  expect(decide('ask', { ...look, role: 'assistant', isQuestion: true })).toEqual({ tell: true, ask: false })
})

it('tells what asks the memory to forget, though it looks like a question, and asks for what is known', () => {
  for (const request of ['forget', 'withhold', 'keep'] as const)
    expect(decide('auto', { ...look, isQuestion: true, request })).toEqual({ tell: true, ask: false })
  expect(decide('auto', { ...look, request: 'show' })).toEqual({ tell: false, ask: true })
})

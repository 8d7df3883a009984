import { describe, expect, it } from 'vitest'
import { firstContactMarkdown, joinedByAuthor, outcomesByAuthor } from '../src/quality/first-contact.ts'

const scenario = {
  lang: 'en',
  messages: [],
  queries: [{ q: 'Where?', expect: ['Bruges'], forbid: ['Ghent'] }],
  expected_active: [],
}
const by = (id: string, persona?: string) => ({ ...scenario, id, persona, written: '2026-11-29' })
const said = (id: string, top: string, evidence: 'strong' | 'weak') => ({
  ...{ id, active: [], history: [] },
  answers: [{ q: 'Where?', top, evidence }],
})

describe('conversations by authors nobody has read', () => {
  const outcomes = outcomesByAuthor(
    [by('1', 'a baker'), by('2', 'a baker'), by('3', 'a sailor'), by('4')],
    [
      said('1', 'You live in Bruges.', 'strong'),
      said('2', 'You live in Ghent.', 'strong'),
      said('3', 'I do not know.', 'weak'),
      said('4', 'You live in Ghent.', 'strong'),
    ],
    () => true,
  )

  it('are one author in several files', () => {
    expect(joinedByAuthor([...outcomes, ...outcomes])).toMatchObject([
      { persona: 'a baker', scenarios: 4, passed: 2 },
      { persona: 'a sailor', scenarios: 2, passed: 0 },
      { persona: null, scenarios: 2, saidFalse: 2 },
    ])
  })

  it('are counted by author, the others beside them', () => {
    expect(outcomes).toMatchObject([
      { persona: 'a baker', scenarios: 2, passed: 1, questions: 2, saidFalse: 1, strongWrong: 1 },
      { persona: 'a sailor', scenarios: 1, passed: 0, questions: 1, saidFalse: 0, strongWrong: 0 },
      { persona: null, scenarios: 1, passed: 0, questions: 1, saidFalse: 1, strongWrong: 1 },
    ])
  })

  it('stand in a README with a line an author, one for all, and the own ones', () => {
    const lines = firstContactMarkdown(outcomes).split('\n')
    expect(lines.at(-2)).toMatch(/all of them .* 3 .* 33\.3% .* 33\.3% .* 33\.3% .* 33\.3%/u)
    expect(lines.at(-1)).toMatch(/written for this project.* 1 .* 0.*% .* 100.*%/u)
  })
})

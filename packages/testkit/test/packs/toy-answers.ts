import type { AnswerTemplates } from '@recollect/core/extraction'

export const answers: AnswerTemplates = {
  render: ({ form, cards }) => {
    const values = cards.map(({ value }) => value).filter((value) => value !== '')
    const [first] = cards
    return `${first?.slot ?? ''} ${form}: ${values.length === 0 ? 'not known any more' : values.join(', ')}`
  },
  unknown: () => 'not known',
}

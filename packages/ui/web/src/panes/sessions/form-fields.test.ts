import { expect, it } from 'vitest'
import { formOf } from './form-fields.ts'
import { valueOf } from './json-value.ts'

it('makes a form of the fields that have a name', () => {
  const fields = [
    { id: 0, name: ' city ', value: '长沙', slot: 'location' },
    { id: 1, name: 'job', value: 'nurse ', slot: '' },
    { id: 2, name: ' ', value: 'lost', slot: '' },
  ]
  expect(formOf(' registration ', fields)).toEqual({
    title: 'registration',
    fields: { city: '长沙', job: 'nurse' },
    slots: { city: 'location' },
  })
})

it('takes JSON as JSON and words as words', () => {
  expect(valueOf('{"days":3}')).toEqual({ days: 3 })
  expect(valueOf('3')).toBe(3)
  expect(valueOf('长沙 in May')).toBe('长沙 in May')
})

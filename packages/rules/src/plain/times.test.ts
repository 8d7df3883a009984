import { describe, expect, it } from 'vitest'
import { foldAccents } from '../frames/words.ts'
import { plainTimes } from './times.ts'

const times = plainTimes({
  fold: foldAccents('ñ'),
  numbers: 'un/una dos tres',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  weekdays: 'lunes martes miércoles jueves viernes sábado domingo',
  days: '-1: ayer; 0: hoy; 1: mañana',
  steps: '-1: pasado, pasada; 0: este, esta; 1: próximo, próxima, que viene',
  units: 'day: día, días; week: semana, semanas; month: mes, meses; year: año, años',
  forms: `
    {day} (por_la_noche)
    el/la {unit} {step}
    {step} {unit}
    hace {count} {unit} | back
    en {count} {unit}
    desde_hace {count} {unit} | back for
    el {date} de {month} (de) ({year})
    {month} (de) ({year})
    {weekday} ({step})
    desde {year} | since
    hasta {year} | until
    en {year}
  `,
})

/** A Wednesday. */
const at = Date.UTC(2024, 4, 15, 12)
const read = (text: string, lean: 'past' | 'future' | null = null) =>
  times.read(text, { at, zone: 'UTC', lean }).map(({ span, role, date: { from, to } }) => {
    const day = (moment: number | null) =>
      moment === null ? '' : new Date(moment).toISOString().slice(0, 10)
    return `${text.slice(span.start, span.end)}: ${role} ${day(from)}–${day(to)}`
  })

describe('time words read by the words of a calendar', () => {
  it.each([
    ['vine ayer', 'ayer: at 2024-05-14–2024-05-15'],
    ['vine ayer por la noche', 'ayer por la noche: at 2024-05-14–2024-05-15'],
    ['la semana pasada', 'la semana pasada: at 2024-05-06–2024-05-13'],
    ['el mes que viene', 'el mes que viene: at 2024-06-01–2024-07-01'],
    ['este año', 'este año: at 2024-01-01–2025-01-01'],
    ['hace dos meses', 'hace dos meses: at 2024-03-01–2024-04-01'],
    ['en 3 días', 'en 3 días: at 2024-05-18–2024-05-19'],
    ['vivo allí desde hace tres años', 'desde hace tres años: for 2021-01-01–'],
    ['el 4 de marzo de 2019', 'el 4 de marzo de 2019: at 2019-03-04–2019-03-05'],
    ['marzo', 'marzo: at 2024-03-01–2024-04-01'],
    ['desde 2019', 'desde 2019: since 2019-01-01–'],
    ['hasta 2020', 'hasta 2020: until –2021-01-01'],
    ['en 2018', 'en 2018: at 2018-01-01–2019-01-01'],
    ['el viernes próximo', 'viernes próximo: at 2024-05-17–2024-05-18'],
  ])('reads "%s"', (text, found) => {
    expect(read(text)).toEqual([found])
  })

  it('reads what has no direction the way the text leans', () => {
    expect(read('viernes', 'past')).toEqual(['viernes: at 2024-05-10–2024-05-11'])
    expect(read('viernes', 'future')).toEqual(['viernes: at 2024-05-17–2024-05-18'])
    expect(read('marzo', 'future')).toEqual(['marzo: at 2025-03-01–2025-04-01'])
  })

  it('reads several in order, and none inside a word', () => {
    expect(read('ayer en 2018')).toHaveLength(2)
    expect(read('anteayeres, hoyo, el 0 de marzos')).toEqual([])
  })
})

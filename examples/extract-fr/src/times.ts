import { plainTimes } from '@recollect/rules'
import { fold } from './script.ts'

/** Reads French time words. */
export const times = plainTimes({
  fold,
  numbers: 'un/une deux trois quatre cinq six sept huit neuf dix',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  days: "-2: avant-hier; -1: hier; 0: aujourd'hui, ce soir, ce matin, cette nuit; 1: demain; 2: après-demain",
  steps: '-1: dernier, dernière; 0: ce, cette; 1: prochain, prochaine',
  units: 'day: jour, jours; week: semaine, semaines; month: mois; year: an, ans, année, années',
  forms: `
    {day} (matin/midi/soir/après-midi)
    {step} {unit}
    la/le/l' {unit} {step}
    il_y_a (environ) {count} {unit} | back
    dans (environ) {count} {unit}
    depuis/ça_fait (environ) {count} {unit} | back for
    {weekday} ({step})
    (le) {date} {month} ({year})
    en/au_mois_de/début/fin {month} ({year})
    depuis {year} | since
    jusqu'en {year} | until
    en/dès {year}
  `,
})

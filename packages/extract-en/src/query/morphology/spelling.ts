import { groupsOf } from './groups.ts'

/** Words that begin so are written with `-or` in American English (colour, neighbourhood). */
const OUR =
  /^(?:(?:dis)?(?:col|fav|hon|lab)|arm|behavi|cand|clam|demean|enam|endeav|ferv|flav|glam|harb|hum|neighb|od|parl|ranc|rig|rum|savi|sav|splend|tum|val|vap|vig)our/u
/** As -ize in both spellings of everything (promise too: what is indexed and what is asked go the same way). */
const ISE = /(?<=[a-z]{3}i)s(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u
const YSE = /(?<=[a-z]{2}y)s(?=(?:e|ed|es|er|ing)$)/u
const RE = /^(?:amphitheat|calib|cent|fib|lit|lust|(?:centi|kilo|milli)?met|somb|spect|theat)re(?=[ds]?$)/u
const OGUE = /(?<=^(?:ana|cata|dia|epi|mono|pro)log)ue(?=[ds]?$)/u

/** Other words written in more than one way, the American way first; common misspellings too. */
const WAYS = `
gray grey; tire tyre; plow plough; program programme; pajamas pyjamas pajama pyjama; aluminum aluminium; skeptic sceptic; skeptical sceptical; cozy cosy; donut doughnut; yogurt yoghurt; whiskey whisky;
mustache moustache; ax axe; sulfur sulphur; mold mould; moldy mouldy; judgment judgement; fulfill fulfil; enroll enrol; enrollment enrolment; skillful skilful; installment instalment; omelet omelette; chili chilli chile;
barbecue barbeque bbq; airplane aeroplane; artifact artefact; adviser advisor; granddad grandad; defense defence; license licence; offense offence; practice practise; maneuver manoeuvre; jewelry jewellery; jeweler jeweller;
marvelous marvellous; wool woollen woolen; counselor counsellor; counsel counselling counselled; curb kerb; inquiry enquiry; inquire enquire; orient orientate; favorite fave; favor favour; theater theatre; pediatric paediatric;
pediatrician paediatrician; anemia anaemia; anemic anaemic; gynecologist gynaecologist; leukemia leukaemia; estrogen oestrogen; fetus foetus; diarrhea diarrhoea; archeology archaeology; archeologist archaeologist;
anesthetic anaesthetic; orthopedic orthopaedic; encyclopedia encyclopaedia; hemorrhage haemorrhage; cesarean caesarean; mom mum; mommy mummy; tonight tonite; hippie hippy; veterinarian vetinarian;
definite definate; separate seperate; restaurant restaraunt resturant; receive recieve; believe beleive; friend freind; tomorrow tommorow tommorrow; beautiful beautifull; accommodation accomodation; embarrass embarass;
necessary neccessary; vacuum vaccuum; vegetarian vegeterian; wednesday wensday; february febuary; favorite favrite favourit; colleague collegue; calendar calender; vacation vaccation; birthday bday; exercise excercise exersize;
cemetery cemetary; broccoli brocoli; address adress; tattoo tatoo; weird wierd; surprise suprise; business buisness; because becuase; knowledge knowlege; language langauge; foreign foriegn
`

const AMERICAN = new Map(
  groupsOf(WAYS).flatMap(([american = '', ...others]) => others.map((other) => [other, american] as const)),
)

/** A word as American English writes it. */
export function american(word: string): string {
  const known = AMERICAN.get(word)
  if (known !== undefined) return known
  if (OUR.test(word)) return word.replace('our', 'or')
  return word
    .replace(ISE, 'z')
    .replace(YSE, 'z')
    .replace(RE, (start) => `${start.slice(0, -2)}er`)
    .replace(OGUE, '')
}

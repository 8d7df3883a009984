/** How question words and those around them are typed in haste, and how the patterns spell them. */
const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    what: 'wat wut wot waht whta wht',
    "what's": 'whats wats wots wuts',
    "who's": 'whos',
    where: 'whre wehre whr',
    "where's": 'wheres whrs',
    when: 'wen whn wehn',
    "when's": 'whens wens',
    "how's": 'hows',
    which: 'wich whcih wch',
    why: 'y whyy',
    you: 'u yu yuo',
    your: 'ur yr',
    are: 'r',
    have: 'hv hav',
    do: 'dou',
    did: 'didd',
    "i'm": 'im',
    "i've": 'ive',
    "don't": 'dont',
    remember: 'rmb rember remeber remmeber',
    birthday: 'bday bdy brithday birtday birhtday',
    address: 'adress addres',
    allergic: 'alergic allergc',
    favourite: 'favrite favourit favourte favorit',
    girlfriend: 'gf girlfreind',
    boyfriend: 'bf boyfreind',
    because: 'bc cos coz cuz',
  }).flatMap(([right, typed]) => typed.split(' ').map((word) => [word, right] as const)),
)
const TYPED = new RegExp(`(?<![a-z'])(?:${[...SPELT.keys()].join('|')})(?![a-z'])`, 'gu')

export const spelled = (text: string): string => text.replaceAll(TYPED, (word) => SPELT.get(word) ?? word)

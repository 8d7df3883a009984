import { wordSet } from '../lexicon/grammar/words.ts'

const COUNTRIES = wordSet(
  'afghanistan, albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium, belize, benin, bhutan, bolivia, bosnia, botswana, brazil, brunei, bulgaria, burkina faso, burundi, cambodia, cameroon, canada, cape verde, chad, chile, china, colombia, congo, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark, dominican republic, ecuador, egypt, el salvador, england, eritrea, estonia, ethiopia, fiji, finland, france, gabon, gambia, germany, ghana, great britain, britain, greece, guatemala, guinea, guyana, haiti, holland, honduras, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, korea, south korea, north korea, kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, lesotho, liberia, libya, liechtenstein, lithuania, luxembourg, macedonia, madagascar, malawi, malaysia, maldives, mali, malta, mauritania, mauritius, mexico, moldova, monaco, mongolia, montenegro, morocco, mozambique, myanmar, namibia, nepal, netherlands, new zealand, nicaragua, niger, nigeria, northern ireland, norway, oman, pakistan, palestine, panama, paraguay, peru, philippines, poland, portugal, puerto rico, qatar, romania, russia, rwanda, saudi arabia, scotland, senegal, serbia, sierra leone, slovakia, slovenia, somalia, south africa, spain, sri lanka, sudan, suriname, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, togo, trinidad, tunisia, turkey, turkmenistan, uganda, ukraine, united arab emirates, uae, uk, u.k., united kingdom, united states, united states of america, usa, us, u.s., america, states, uruguay, uzbekistan, vatican, venezuela, vietnam, wales, yemen, zambia, zimbabwe',
)
/** States, provinces and other parts of a country. */
const PARTS = wordSet(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington state, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, queensland, new south wales, victoria, tasmania, bavaria, saxony, hesse, catalonia, andalusia, galicia, tuscany, sicily, sardinia, lombardy, provence, brittany, normandy, cornwall, devon, kent, essex, sussex, surrey, yorkshire, lancashire, norfolk, suffolk, somerset, dorset, cumbria, kerala, punjab, gujarat, rajasthan, maharashtra, karnataka, tamil nadu, hokkaido, kyushu, okinawa, bali, java, sumatra, guangdong, sichuan, hunan, hubei, zhejiang, jiangsu, fujian, shandong, yunnan, hebei, henan',
)
const CONTINENTS =
  /^(?:(?:north|south|east|west|northern|southern|eastern|western|central|south-?east|north-?(?:east|west)|latin|middle) )?(?:europe|asia|africa|america|oceania|antarctica|scandinavia|balkans|caribbean|middle east|east coast|west coast|midwest|coast|midlands|east|west|north|south)$/u
/** Words for a kind of place: what lies where is another question. */
const KINDS =
  /^(?:(?:big|small|large|little|quiet|busy) )?(?:city|town|village|suburbs?|country|countryside|mountains|beach|seaside|downtown|outskirts|capital|island|farm|house|apartment|flat|dorms?|abroad)$/u

const MANY = 4

/** How far up a place stands: 0 for towns and what is in them. */
function levelOf(place: string): number {
  if (KINDS.test(place)) return MANY
  if (CONTINENTS.test(place)) return 3
  if (COUNTRIES.has(place)) return 2
  return PARTS.has(place) ? 1 : 0
}

const bare = (place: string) =>
  place
    .toLowerCase()
    .replace(/^(?:the|in|a|an) /u, '')
    .trim()

/** Two towns or two countries are two places; a town may lie in a country. */
export function comparePlaces(asked: string, stored: string): 'different' | 'unclear' {
  const [a, b] = [levelOf(bare(asked)), levelOf(bare(stored))]
  return a === b && a < MANY ? 'different' : 'unclear'
}

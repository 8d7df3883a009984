import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core/extraction'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { alt, LEADS, rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { readNames } from '../../text/names.ts'
import { petKind } from '../../text/pet.ts'

/** Animals by their kind or breed, that nobody means in "my X" but as a pet. */
const KINDS = [...ANIMALS, ...BREEDS].filter(
  (word) =>
    !/^(?:cow|sheep|bee|bees|ant|ants|boxer|lab|shepherd|mouse|fish|bird|hound|pointer|mix|bull|rat|snake|worm|goose|duck|chicken)$/u.test(
      word,
    ),
)
const PET_ANCHORS = wordAnchors(KINDS)
const ADJECTIVE =
  '(?:(?:old|little|sweet|beloved|poor|pet|dear|older|younger|first|new|rescue|rescued|adopted|elderly|crazy|silly|lazy|fat|chubby|fluffy|big|tiny|baby|stupid|darling|beautiful|adorable|cute|grumpy|needy|male|female|black|white|ginger|orange|grey|gray|brown|golden|tabby|one-eyed|three-legged|deaf|blind|senior|\\d{1,2}[- ](?:year|month|week)[- ]old|\\d{1,2}[- ]?(?:yr|yo|y\\/o)(?: old)?) )'
const KIND = `${ADJECTIVE}{0,3}(?<kind>${alt(KINDS)})s?`
const NAME = "(?<name>[\\p{L}](?:[\\p{L}-]|['’](?!s\\b)){1,15}(?: [\\p{Lu}][\\p{L}]{1,12}){0,2})"

const isNamed = (name: Capture): boolean =>
  /^\p{Lu}\p{Ll}/u.test(name.text) || GIVEN_NAMES.has(keyOf(name.text))
const animal = (kind: Capture | undefined, past: boolean): Proposal[] =>
  kind ? [{ slot: 'pet', value: kind, ...(past ? { tense: 'past' as const } : {}) }] : []
const names = (list: readonly Capture[], kind: string | undefined): Proposal[] =>
  list.map((value) => ({ slot: 'name', entity: 'user.pet', value, facet: petKind(kind) }))

/** "My pug's name is Walter", "our old tabby answers to Miso", "I named our beagle Tuba". */
const called = defineRule({
  id: 'en/name.pet',
  priority: 97,
  confidence: 0.96,
  anchors: ['name', 'called', 'call ', 'calls ', 'answers to', 'goes by'],
  pattern: rx(
    `\\b(?:my|our) ${KIND}(?: ?(?:'s|s'|s|’s)? names?(?: (?:is|are|was|were)|'s| =)|(?:'s|’s| is| are| was| were) (?:called|named)| (?:answers|responds|goes) (?:to|by)(?: the name)?(?: of)?) (?<list>[\\p{L}][^.;:!?()"\\n]{1,40})|\\b(?:i|we|my [a-z]{3,9}) (?:have )?(?:named|call|called) (?:my|our|the) (?:new )?${KIND.replace('<kind>', '<kind2>')} ${NAME}`,
  ),
  draft: (match) => {
    const kind = match.capture('kind') ?? match.capture('kind2')
    const name = match.capture('name')
    const list = name ? [name] : readNames(match.capture('list'))
    if (list.length === 0 || (name && !isNamed(name))) return null
    const past = /\b(?:was|were)\b/u.test(match.text.slice(0, 60))
    return [...animal(kind, past), ...names(list, kind?.text)]
  },
  examples: [
    {
      text: "my dachshund's name is Olive",
      cards: [
        { slot: 'pet', value: 'dachshund' },
        { slot: 'name', value: 'Olive', entity: 'user.pet' },
      ],
    },
    {
      text: 'our old tabby answers to Fidget',
      cards: [{ slot: 'name', value: 'Fidget', entity: 'user.pet' }],
    },
  ],
  counterExamples: ["his beagle's name is Tuba", 'what is my kitten called?', 'the beagle is called Tuba'],
})

/** "Meet Olive, my dachshund", "Fidget is my 3 year old tabby", "my tabby Fidget". */
const apposed = defineRule({
  id: 'en/name.pet-apposed',
  priority: 92,
  confidence: 0.96,
  anchors: PET_ANCHORS,
  pattern: rx(
    `(?:^${LEADS}(?:meet |this is |here's |here is |that's |say hi to |say hello to )?|\\b(?:and|with|meet|poor|from) )${NAME}(?: is| are|,|'s) (?:my|our) ${KIND}\\b(?! (?:food|sitter|walker|lady|person|lover|park))|\\b(?:my|our) ${KIND.replace('<kind>', '<kind2>')},? ${NAME.replace('<name>', '<name2>')}(?![\\p{L}'’])`,
  ),
  draft: (match) => {
    const name = match.capture('name') ?? match.capture('name2')
    const kind = match.capture('kind') ?? match.capture('kind2')
    if (!name || !/^\p{Lu}\p{Ll}/u.test(name.text) || PLAIN.test(name.text)) return null
    // "We lost our old cat Pingo": no animal of now.
    const isGone = /\b(?:lost|buried|put down|miss|missed|said goodbye to) $/u.test(match.before)
    return [...(isGone ? [] : animal(kind, false)), ...names([name], kind?.text)]
  },
  examples: [
    {
      text: 'Meet Olive, my dachshund',
      cards: [
        { slot: 'pet', value: 'dachshund' },
        { slot: 'name', value: 'Olive', entity: 'user.pet' },
      ],
    },
    { text: 'Fidget is my 3 year old tabby', cards: [{ slot: 'name', value: 'Fidget', entity: 'user.pet' }] },
  ],
  counterExamples: ['Monday is my laundry day', 'Is that your beagle?', 'Tuba is his beagle'],
})

/** Words with a capital that stand where a name would. */
const PLAIN =
  /^(?:The|This|That|These|Those|It|He|She|They|We|You|I|My|Our|His|Her|And|But|So|Or|If|When|While|Because|Then|Now|Yes|No|Yeah|Ok|Okay|Well|Also|Today|Yesterday|Tomorrow|Tonight|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Here|There|What|Who|Where|How|Why|One|Two|Three|Four|Both|All|Just|Only|Not|Never|Always|Maybe|Is|Was|Are|Were|Has|Had|Does|Did|Can|Could|Will|Would|Should|Since|After|Before|Until|With|From|For|To|In|On|At|Of|By|As|About|Like|Love|Loves|Likes|Hate|Hates|Meet|Got|Get|Gets|Please|Thanks|Thank|Sorry|Lol|Omg|Hi|Hey|Hello|Good|Best|Poor|Died|Keeps|Barks|Sleeps|Jumped|Ate|Ran|Went|Came|Hated|Loved|Passed|Instagram|Christmas|Mom|Dad|Oh|God|Ugh|Honestly|Sadly|Recently|Unfortunately|Actually|Especially|Someone|Everyone|Nobody|Which|Whose)$/u

export const petNamed: readonly ExtractionRule[] = [called, apposed]

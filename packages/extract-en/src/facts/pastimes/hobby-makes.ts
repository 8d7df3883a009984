import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { denialOf, state } from '../../text/state.ts'
import { DOES, LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const VERB =
  'builds?|restores?|carves?|brews?|grows?|breeds?|raises?|keeps?|paints?|makes?|writes?|composes?|records?|produces?|designs?|sews?|knits?|crochets?|bakes?|ferments?|pickles?|roasts?|upcycles?|flips?|repairs?|fix(?:es)?|tinkers? with|forages? for|hunts? for|races?|flies|fly|solves?|collects?|draws?|sculpts?|photographs?|films?|edits?|trains?|rides?|plays?|reads?|cultivates?|customi[sz]es?|mods?|press(?:es)?|cans?|weaves?|embroiders?|stargazes?|bird ?watch(?:es)?|geocaches?|does|do|binge(?:-| )?watch(?:es)?|watch(?:es)?'
const VERBING =
  'building|restoring|carving|brewing|growing|breeding|raising|keeping|painting|making|writing|composing|recording|producing|designing|sewing|knitting|crocheting|baking|fermenting|pickling|roasting|upcycling|flipping|repairing|fixing up|tinkering with|foraging for|racing|flying|solving|collecting|drawing|sculpting|photographing|customi[sz]ing|modding|weaving|embroidering'
const OBJECT =
  '(?:my own |our own |his own |her own |their own |a lot of |lots of |some |old |vintage |antique |classic |retro |wooden |homemade |hand-?made |tiny |little |miniature |model |remote control |rc |custom |mechanical |short |fan |abstract |oil |heirloom |organic |exotic |rare |competitive |jigsaw |crossword |romance |fantasy |crime |sci-?fi |mystery |historical |graphic |horror |true crime |reality |japanese |korean ){0,3}(?:ships|trains|planes|airplanes|aircraft|cars|kits|models|rockets|trucks|tanks|dioramas|dollhouses|radios|clocks|watches|motorbikes|motorcycles|bikes|bicycles|furniture|typewriters|cameras|guitars|keyboards|synths|computers|pcs|drones|kites|robots|telescopes|lego|poetry|poems|haikus?|stories|fiction|fanfiction|fanfic|novels|songs|music|beats|lyrics|screenplays|plays|letters by hand|calligraphy|pottery|ceramics|jewel(?:le)?ry|earrings|candles|soaps?|cheese|wine|cider|beer|mead|kombucha|kimchi|sauerkraut|bread|sourdough|jam|pasta from scratch|hot sauce|quilts|blankets|scarves|socks|sweaters|jumpers|hats|clothes|costumes|dolls|sculptures|comics|manga|anime|zines|collages|cards|videos|podcasts|documentaries|watercolou?rs|portraits|landscapes|miniatures|minis|figurines|pet portraits|birds|wildlife|insects|flowers|orchids|roses|dahlias|vegetables|veg|veggies|tomatoes|chill?ies|herbs|bonsai|cacti|succulents|houseplants|pumpkins|mushrooms|fruit trees|bees|pigeons|budgies|koi|orchards|origami|puzzles|crosswords|sudokus?|board games|tabletop games|furniture|spoons|bowls|knives|swords|instruments|carvings|mystery novels|novels|biographies|comic books|memes|maps|stamps|coins|vinyl|records|cds|dvds|sneakers|trainers|magnets|postcards|mugs|shells|rocks|minerals|fossils|crystals|pins|badges|patches|teapots|snow globes|action figures|funko pops|pokemon cards|baseball cards|autographs|perfumes?|whisk(?:e)?y|plushies|stickers|journals|notebooks|fountain pens|pens|antiques|fossils|bottle caps|beer mats|first editions|books|masks|dinosaurs|toy cars|hot wheels|thimbles|spoons|keychains|bags|handbags|tins|art|k-?dramas|horror movies|horror films|musicals)'

/** "My dad builds model ships", "I've been making my own kombucha", "restoring old clocks these days". */
const makes = defineRule({
  id: 'en/hobby.makes',
  priority: 78,
  confidence: 0.86,
  anchors: [
    'build',
    'restor',
    'carv',
    'brew',
    'grow',
    'breed',
    'rais',
    'keep',
    'paint',
    'mak',
    'writ',
    'compos',
    'record',
    'produc',
    'design',
    'sew',
    'knit',
    'crochet',
    'bak',
    'ferment',
    'pickl',
    'roast',
    'upcycl',
    'flip',
    'repair',
    'fix',
    'tinker',
    'forag',
    'rac',
    'solv',
    'collect',
    'draw',
    'sculpt',
    'photograph',
    'customi',
    'mod',
    'weav',
    'embroider',
    'binge',
    ' fly',
    'flies',
  ],
  pattern: rx(
    `(?:${DOES}(?<a>(?:${VERB}) ${OBJECT})|(?:${unnamed(SUBJECT)}(?:'ve|ve|'m|m| have| am|'re| are)(?: been)? (?:also |always |really |currently |just |mostly |now |lately |recently )*|^${LEADS}(?:been |lately |currently |mostly )?)(?<b>(?:${VERBING}) ${OBJECT}))(?![a-z-])(?! (?:for (?:a living|work|my job|clients|customers|school)|at work|yesterday|today|last|this morning|tonight|tomorrow|is|are|was|were|can|will|would))`,
  ),
  draft: (match) => {
    const b = match.capture('b')
    if (b) return /^(?:he|she|they|it|my|our)\b/u.test(match.text) ? null : { slot: 'hobby', value: b }
    const a = match.capture('a')
    const plain =
      /^(?:watch|read|play|do|ride|keep|train|edit|film|draw|write|make|fix)(?:s|es)? [a-z]+$/u.test(
        keyOf(a?.text ?? ''),
      )
    const trade =
      /^(?:watch|read|play|do|ride|keep|train|edit|film)(?:s|es)? (?:books|cars|bikes|cards|art|music|clothes|bags|music|records|computers|videos|trains|planes|furniture|maps|pens|cards|flowers|birds|journals|plays|songs)$/u.test(
        keyOf(a?.text ?? ''),
      )
    if (match.raw('pron') === 'it' || denialOf(match) !== undefined || (plain && trade)) return null
    if (/\b(?:will|'ll|can|could|to|let's|should|would|must|might|gonna|did|if|when) $/u.test(match.before))
      return null
    return state(match, 'hobby', a)
  },
  examples: [
    {
      text: 'my dad builds model ships',
      cards: [{ slot: 'hobby', value: 'builds model ships', entity: 'user.father' }],
    },
    {
      text: "lately I've been making my own kombucha",
      cards: [{ slot: 'hobby', value: 'making my own kombucha' }],
    },
  ],
  counterExamples: [
    'do you write poetry?',
    'he builds model ships',
    'I build computers for a living',
    'write poems about it',
  ],
})

/** "I'm a keen cyclist", "amateur astronomer": what one does for love, not for a living. */
const keen = beRule({
  id: 'en/hobby.keen',
  priority: 96,
  confidence: 0.92,
  anchors: [
    'keen ',
    'avid ',
    'amateur ',
    'passionate ',
    'hobby ',
    'recreational ',
    'weekend ',
    'hobbyist',
    'wannabe ',
    'occasional ',
    'regular ',
  ],
  read: (match, np) => {
    const found =
      /^(?:(?:an? )?(?:bit of an? |very |pretty |really |quite an? )?)(?<what>(?:keen|avid|amateur|passionate|hobby|recreational|weekend|occasional) (?:[a-z]+ ){0,2}?[a-z]+(?:er|or|ist|ian|man|woman|cook|fan|angler|player|diver|goer|smith))\b/iu.exec(
        np.text,
      )?.groups?.['what']
    if (found === undefined || denialOf(match) !== undefined) return null
    const cut = cutAt(
      {
        text: found,
        span: {
          start: np.span.start + np.text.indexOf(found),
          end: np.span.start + np.text.indexOf(found) + found.length,
        },
      },
      / (?:and|but|in|at|who|with) /iu,
    )
    return state(match, 'user_type', cut)
  },
  examples: [{ text: "I'm a keen cyclist", cards: [{ slot: 'user_type', value: 'keen cyclist' }] }],
  counterExamples: ['are you a keen cyclist?', 'he is an avid golfer'],
})

export const hobbyMakes: readonly ExtractionRule[] = [keen, makes]

import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'

const MAKER =
  'maytag|whirlpool|bosch|kenmore|samsung|lg|miele|siemens|ge|frigidaire|kitchenaid|electrolux|hotpoint|beko|aeg|indesit|zanussi|smeg|dyson|hoover|shark|bissell|roomba|irobot|ninja|breville|delonghi|de ?longhi|nespresso|keurig|cuisinart|instant|weber|traeger|singer|brother|janome|bernina|epson|canon|hp|stihl|husqvarna|honda|makita|dewalt|toro|john deere|sonos|panasonic|philips|sharp|tefal|vitamix|sony|peloton'
const MACHINE =
  'washer|washing machine|dryer|tumble dryer|dishwasher|fridge|refrigerator|freezer|oven|stove|cooker|range|microwave|vacuum|vacuum cleaner|hoover|blender|mixer|stand mixer|coffee machine|coffee maker|espresso machine|air fryer|pressure cooker|rice cooker|toaster|grill|smoker|lawn ?mower|mower|chainsaw|leaf blower|snow ?blower|generator|drill|sewing machine|overlocker|printer|boiler|water heater|dehumidifier|air purifier|heat pump|thermostat|tv|soundbar|speakers?|treadmill|exercise bike|bike|amp|turntable|projector'

/** "The lid of my Kenmore dryer sticks", "our Bosch dishwasher won't drain": a machine with its maker's name is one's own. */
export const ownsAppliance: ExtractionRule = defineRule({
  id: 'en/owns.appliance',
  priority: 84,
  confidence: 0.93,
  anchors: [
    ' machine',
    'washer',
    'dryer',
    'fridge',
    'refrigerator',
    'freezer',
    ' oven',
    'stove',
    'cooker',
    'microwave',
    'vacuum',
    'hoover',
    'blender',
    'mixer',
    'fryer',
    'toaster',
    'grill',
    'smoker',
    'mower',
    'chainsaw',
    'blower',
    'generator',
    'drill',
    'overlocker',
    'printer',
    'boiler',
    'heater',
    'dehumidifier',
    'purifier',
    'heat pump',
    'thermostat',
    ' tv',
    'soundbar',
    'speaker',
    'treadmill',
    'exercise bike',
    'peloton',
    'coffee maker',
    ' amp',
    'turntable',
    'projector',
    ' range',
  ],
  pattern: rx(
    `\\b(?:my|our) (?:(?:old|new|trusty|ancient|broken|\\d{1,2}[- ]year[- ]old|brand new) )*(?<what>(?:${MAKER}) (?:[a-z0-9-]{2,12} )?(?:${MACHINE}))(?![a-z-])(?! (?:died|broke down|is gone|was stolen))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'owns', value: what } : null
  },
  examples: [
    { text: "our Bosch dishwasher won't drain", cards: [{ slot: 'owns', value: 'Bosch dishwasher' }] },
    { text: 'the lid of my Kenmore dryer is stuck', cards: [{ slot: 'owns', value: 'Kenmore dryer' }] },
  ],
  counterExamples: ['is a Bosch dishwasher any good?', 'his Miele oven is new', 'the Samsung fridge on sale'],
})

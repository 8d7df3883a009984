import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { TOOLS } from '../../lexicon/study/tools.ts'
import { DOES, LEADS, rx, SUBJECT, unnamed, wordAnchors } from '../../text/patterns.ts'
import { cutAt, keyOf, splitBy, stripLead } from '../../text/capture.ts'

const END =
  /\s(?:for|to|when|while|since|because|but|every|at|in|on|with|daily|a lot|these days|now|lately|instead|rather|over|as|all|last|this|so|and (?:i|it|my|we|love|have)|too|way|more|so much|lol|ages|years?|two|three|a (?:while|few|year|month)|any ?more|yesterday|recently|finally|religiously|from|mostly|almost|completely|account|app|subscription|in (?:19|20)\d\d)\b/iu
const LEAD = /^(?:the |my |our |an? |good old |mostly |mainly |both |just |only )/iu

const TOOL_ANCHORS = wordAnchors(TOOLS)

const isTool = (text: string) => {
  const key = keyOf(text).replace(/^(?:the|my|an?) /u, '')
  return TOOLS.has(key) || TOOLS.has(key.replace(/ (?:premium|pro|plus|app|free|business|max)$/u, ''))
}
/** What of a list is a product. */
const toolsOf = (what: Capture | undefined): readonly Capture[] => {
  const cut = what && cutAt(what, END)
  if (!cut) return []
  return splitBy(cut, /\s?(?:,\s?and|,|&|\/|\band\b|\bor\b|\bplus\b|\+)\s?/giu)
    .map((piece) => stripLead(piece, LEAD))
    .filter((piece) => piece !== null)
    .filter((piece) => isTool(piece.text))
}
const LISTED = '[^.;:!?()"\\n]{1,80}(?:\\.(?:com|js|net)\\b)?'

/** "We use slack and jira", "I rely on anki", "I edit in davinci resolve", "I do my budget in excel", "my team runs on notion". */
const named = defineRule({
  id: 'en/uses.named',
  priority: 85,
  confidence: 0.94,
  anchors: TOOL_ANCHORS,
  pattern: rx(
    `(?:(?:\\b(?:our|my) (?:whole )?(?:family|team|company|office|household|school|band|department|class|work|group|firm) (?:all |also |mainly )?|${DOES})(?:(?:daily |mostly |mainly |currently |primarily )?(?<have>have|has)|(?:daily |mostly |mainly |currently |primarily )?(?:use|uses|run|rely on|relies on|swear by|swears by|pay for|pays for|subscribe to|subscribes to|live in|depend on|signed up for|bank with|shop on|sell on|game on|tried)|(?:code|codes|write|writes|draft|drafts|edit|edits|design|designs|draw|draws|work|works|program|cook|budget|organi[sz]e|plan|plans|track|tracks|manage|manages|keep|keeps|log|logs|store|save|study|studies|run|host|sell|post|publish|train|listen to [a-z]+|watch [a-z]+|do|does|make|makes|take|takes|read|reads)(?: (?:(?:all |most of )?(?:my|our|her|his|the|everything)(?: [a-z]+){0,3}|notes|music|videos|photos|drawings|beats|reports|invoices))? (?:in|on|with|via|through|using))|${unnamed(SUBJECT)}(?:'m|m|'ve|ve|'re| am| have| are)(?: been)? (?:currently |now |also |mostly |still |already )*(?<own>using|on|addicted to|paying for|subscribed to|relying on|hooked on)|^${LEADS}(?:been |currently |mostly |mainly )*(?<bare>using|subscribed to|paying for)) (?<what>${LISTED})`,
  ),
  draft: (match) => {
    if (match.raw('pron') === 'it' || (match.raw('own') !== undefined && !/^(?:i|we)\b/u.test(match.text)))
      return null
    if (/\b(?:can|could|should|will|would|'ll|to|if|did|how) $/u.test(match.before)) return null
    if (match.raw('have') !== undefined && denialOf(match) === undefined) return null
    return toolsOf(match.capture('what')).flatMap((tool) => state(match, 'uses', tool) ?? [])
  },
  examples: [
    {
      text: 'we use slack and jira at work',
      cards: [
        { slot: 'uses', value: 'slack' },
        { slot: 'uses', value: 'jira' },
      ],
    },
    { text: 'I do all my editing in davinci resolve', cards: [{ slot: 'uses', value: 'davinci resolve' }] },
    { text: "I don't use facebook", cards: [{ slot: 'uses', value: 'facebook', polarity: 'negative' }] },
  ],
  counterExamples: [
    'can I use excel for this?',
    'do you use notion?',
    'he uses slack',
    'use docker to run this',
  ],
})

/** "Switched from chrome to firefox", "moved over to obsidian", "now on spotify premium". */
const switched = defineRule({
  id: 'en/uses.switched',
  priority: 101,
  confidence: 0.8,
  anchors: TOOL_ANCHORS,
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'s| have| has)? ?|^${LEADS})(?:just |recently |finally |also |officially |lately )*(?:(?:switched|moved|migrated|changed|swapped|converted|went|jumped|exported|imported)(?: over| back| everything| all of it|(?: all| most of)? (?:my|our) [a-z]+)?(?: from (?<old>[^.;:!?()"\\n]{2,30}?))? to|(?:ditched|swapped|replaced|dropped|traded|left|exchanged) (?<old2>[^.;:!?()"\\n]{2,30}?) (?:for|with)|started using|upgraded to|downloaded|installed|signed up for|subscribed to|(?<got>got)) (?<what>${LISTED})`,
  ),
  draft: (match) => {
    if (match.raw('pron') === 'it') return null
    // "My sister got Spotify" may tell of a present, a turn, a share.
    if (match.raw('got') !== undefined && (match.raw('kin') ?? match.raw('pron')) !== undefined) return null
    const now = toolsOf(match.capture('what')).flatMap(
      (tool) => state(match, 'uses', tool, { relation: 'updates' }) ?? [],
    )
    const old = match.capture('old') ?? match.capture('old2')
    const gone =
      now.length === 0 || !old
        ? []
        : toolsOf(old).flatMap((tool) => state(match, 'uses', tool, { relation: 'retracts' }) ?? [])
    return [...now, ...gone]
  },
  examples: [
    {
      text: 'switched from chrome to firefox last month',
      cards: [
        { slot: 'uses', value: 'firefox', relation: 'updates' },
        { slot: 'uses', value: 'chrome', relation: 'retracts' },
      ],
    },
  ],
  counterExamples: [
    'should I switch to firefox?',
    'he switched to notion',
    'I switched to plan B',
    'my flatmate got the rice cooker',
  ],
})

/** "I stopped using facebook", "deleted tiktok", "cancelled my netflix subscription", "I'm off instagram". */
const dropped = defineRule({
  id: 'en/uses.dropped',
  priority: 94,
  confidence: 0.93,
  anchors: TOOL_ANCHORS,
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'s|'m|m| have| has| am)? ?|^${LEADS})(?:just |recently |finally |also |officially |completely |totally )*(?:(?:stopped|quit|gave up|given up)(?: using| on| watching| playing)?|deleted|deactivated|uninstalled|cancelled|canceled|got rid of|gotten rid of|unsubscribed from|ditched|dumped|no longer (?:use|using|on|have)|(?:am )?off|not (?:using|on)|(?<neg>don'?t use)|used to (?:use|be on|have)|left|no more) (?<what>[^.;:!?()"\\n]{1,60})`,
  ),
  draft: (match) => {
    if (match.raw('pron') === 'it') return null
    if (match.raw('neg') !== undefined && !/\bany ?more\b/u.test(match.clause.text)) return null
    if (/\bnot (?:using|on)\b/u.test(match.text) && !/\bany ?more\b/u.test(match.clause.text)) {
      return toolsOf(match.capture('what')).flatMap(
        (tool) => state(match, 'uses', tool, { polarity: 'negative' }) ?? [],
      )
    }
    if (/\bused to\b/u.test(match.text))
      return toolsOf(match.capture('what')).flatMap(
        (tool) => state(match, 'uses', tool, { tense: 'past' }) ?? [],
      )
    return toolsOf(match.capture('what')).flatMap(
      (tool) => state(match, 'uses', tool, { relation: 'retracts', polarity: 'positive' }) ?? [],
    )
  },
  examples: [
    {
      text: 'I stopped using facebook ages ago',
      cards: [{ slot: 'uses', value: 'facebook', relation: 'retracts' }],
    },
    {
      text: 'cancelled my netflix subscription',
      cards: [{ slot: 'uses', value: 'netflix', relation: 'retracts' }],
    },
  ],
  counterExamples: ['should I delete tiktok?', 'he deleted facebook', 'I deleted the file'],
})

export const usesNamed: readonly ExtractionRule[] = [dropped, switched, named]

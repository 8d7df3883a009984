import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { MY_KIN, rx } from '../../text/patterns.ts'

const NUMBER = '(?:\\+?\\(?\\d[\\d() .-]{4,20}\\d)'
const MAIL = '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,60}(?:\\.[\\p{L}\\p{N}-]{1,30}){1,4}'
const NEW = /\b(?:new|changed|updated|switched|now|instead)\b/u

const fresh = (match: RuleMatch): Partial<Proposal> => (NEW.test(match.text) ? { relation: 'updates' } : {})

/** "My number is 555-0134", "new number: …", "call me at …", "my mom's number is …". */
const phone = defineRule({
  id: 'en/phone.is',
  priority: 105,
  confidence: 0.96,
  anchors: [
    'number',
    'phone',
    'cell',
    'mobile',
    'call me',
    'text me',
    'reach me',
    'whatsapp',
    'ring me',
    'contact me',
    'digits',
    ' no:',
    ' no ',
    'my no',
    ' num',
    'hp ',
    'tel',
    'contact',
    'mob:',
    'ph:',
  ],
  pattern: rx(
    `(?:(?:${MY_KIN}'?s? |\\bmy |\\bnew |^|[/|,;•] )(?:(?:new|current|updated|work|home|cell|mobile|phone|telephone|contact|whatsapp|us|uk) )*(?:number|phone|cell|mobile|whatsapp|tel|ph|mob|contact|digits|no|num|hp|hp no|handphone)(?: number| no)?(?:'s| is| has| was|:|=|,? (?:it's|its|it is|here|is|-|–))? ?(?:(?:now|changed to|been changed to|is now|updated to|still) )*(?:to )?|\\b(?:call|text|reach|phone|ring|whatsapp|contact) me (?:back )?(?:at|on) |\\bchanged my (?:phone |cell |mobile |hp )?(?:number|no|num) to |\\bsave (?:my|this|dis|the) (?:new )?(?:number|no|num|one)[:.]? ?|\\b(?:call|text|ring|reach|phone|whatsapp|msg|message|contact|sms|ping|buzz|tap) me (?:back |up )?(?:[a-z]+ ){0,3}(?:at|on|@|:|-|via) ?|\\bi(?:'m| am) (?:reachable |available )?on )(?<num>${NUMBER})|(?<lead>${NUMBER}) (?:is my (?:new |cell |phone |mobile )*(?:number|phone|cell)|(?:call me )?my number)`,
  ),
  draft: (match) => {
    const value = match.capture('num') ?? match.capture('lead')
    // The clause ended inside the number.
    const { clause } = match
    if (
      /^\s?[-–]\s?\d/u.test(clause.sentence.text.slice(clause.end - clause.sentence.start)) &&
      match.after.trim() === ''
    )
      return null
    const digits = value?.text.replaceAll(/\D/gu, '').length ?? 0
    return value && digits >= 6 && digits <= 15 ? state(match, 'phone', value, fresh(match)) : null
  },
  examples: [
    { text: 'my phone number is 555-0163', cards: [{ slot: 'phone', value: '555-0163' }] },
    {
      text: 'my number changed to 555-0164',
      cards: [{ slot: 'phone', value: '555-0164', relation: 'updates' }],
    },
    {
      text: "my mom's number is 555-0165",
      cards: [{ slot: 'phone', value: '555-0165', entity: 'user.mother' }],
    },
  ],
  counterExamples: ['call me at my hotel later', 'what is my phone number?', 'The number is 3202-5625? no'],
})

/** Addresses of an office, not of a person. */
const OF_OFFICE =
  /^(?:support|help|helpdesk|info|contact|hello|sales|billing|admin|no-?reply|office|team|service|accounts|jobs|hr|it|boss)\b/iu

/** "Actually use mira@example.org instead": whose it is is not told, so it only takes the place of one the memory holds. */
const instead = defineRule({
  id: 'en/email.instead',
  priority: 103,
  confidence: 0.92,
  anchors: ['@'],
  pattern: rx(
    `^(?:(?:ok|okay|oh|sorry|wait|no|actually|please|pls|so|and|from now on),? ){0,3}(?:use|take|it's|make (?:it|that)) (?<mail>${MAIL})(?: (?:instead|now|from now on|please|as of today))?[.!]?$`,
  ),
  draft: (match) => {
    const value = match.capture('mail')
    const told = /\b(?:instead|now|actually|from now on)\b/u.test(match.text)
    if (!value || !told || OF_OFFICE.test(value.text)) return null
    return { slot: 'email', value, relation: 'updates', known: true }
  },
  examples: [
    {
      text: 'actually use mira@example.org instead',
      cards: [{ slot: 'email', value: 'mira@example.org', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'use mira@example.org',
    'should I use mira@example.org instead?',
    'ask mira@example.org instead',
    'please use support@company.com from now on',
    'try help@acme.com now',
    'send it to boss@acme.com now',
    "wait, it's noreply@acme.com now",
    'from now on send everything to a@b.com',
    'Sorry, send it to mom@y.com instead',
    'actually use no-reply@example.org instead',
    'ok try mira@example.org instead',
  ],
})

/** "Email - mira@example.org": the address is a clause of its own. */
const alone = defineRule({
  id: 'en/email.alone',
  priority: 104,
  confidence: 0.92,
  anchors: ['@'],
  pattern: rx(`^(?:it's |its |it is )?(?<mail>${MAIL})(?= ?$| (?:thanks|cheers|please))`),
  draft: (match) => {
    const { clause } = match
    const said = clause.sentence.text.slice(0, Math.max(0, clause.start - clause.sentence.start))
    return /(?:^(?:e-?mail|mail|contact)|\b(?:my|me at|reach me|e-?mail me|contact me)\b[^@]{0,40}?)[ ,:–—-]*$/u.test(
      said,
    )
      ? { slot: 'email', value: match.capture('mail') ?? '' }
      : null
  },
  examples: [{ text: 'Email - mira@example.org', cards: [{ slot: 'email', value: 'mira@example.org' }] }],
  counterExamples: ['support@example.com', 'write to them - support@example.com'],
})

/** "Take my number, it's …": the number in the next clause. */
const told = defineRule({
  id: 'en/phone.told',
  priority: 104,
  confidence: 0.92,
  anchors: [...'0123456789+('].flatMap((digit) => [
    `it's ${digit}`,
    `its ${digit}`,
    `it is ${digit}`,
    `so ${digit}`,
  ]),
  pattern: rx(`^(?:it's|its|it is) (?<num>${NUMBER})`),
  draft: (match) => {
    const { clause } = match
    const said = clause.sentence.text.slice(0, Math.max(0, clause.start - clause.sentence.start))
    const value = match.capture('num')
    const digits = value?.text.replaceAll(/\D/gu, '').length ?? 0
    return value && digits >= 6 && digits <= 15 && ASKED.test(said) ? { slot: 'phone', value } : null
  },
  examples: [{ text: "take my number, it's 555-0166", cards: [{ slot: 'phone', value: '555-0166' }] }],
  counterExamples: ["take the bus, it's 555-0166", "call him, it's 555-0167"],
})
const ASKED =
  /\b(?:my (?:[a-z]+ )?(?:number|phone|cell|mobile|digits|whatsapp)|(?:call|text|reach|ring|phone|message|whatsapp) me)\b/u

/** What is sent there is one's own: an address that somebody else's mail goes to is not. */
const MY_MAIL = 'my (?:[a-z]+ )?(?:e-?mail|mail|gmail|address|inbox|mailbox|account)'

/** "My email is …", "you can reach me at …", "I changed my email to …". */
const email = defineRule({
  id: 'en/email.is',
  priority: 106,
  confidence: 0.96,
  anchors: ['@'],
  pattern: rx(
    `(?:(?:${MY_KIN}'?s? |\\bmy |\\bnew |^|[/|,;•] )(?:(?:new|current|updated|work|personal|school|private|primary) )*(?:other |second |main |old |uni |college |company |business )?(?:e-?mail|mail|gmail)(?: address| id)?(?: for [a-z ]{2,20}(?=:)| (?:from now on|now|these days|instead|for (?:work|this|that|everything|now|school)|here)(?=[:,]| is))?,?(?:'s| is| has|:|=)? ?(?:(?:now|changed to|been changed to|is now|updated to|still) )*(?:to )?|\\b(?:reach|e-?mail|contact|write|ping|message|mail|hit|find) (?:to )?me (?:up )?(?:back )?(?:at|on|via|to) |\\b(?:send|forward) (?:it |that |them |everything |the [a-z]+ )?to (?:me at |my (?:new )?(?:e-?mail|address),? )|\\b(?:changed|switched|updated) my e-?mail(?: address)? (?:from ${MAIL} )?to |\\bi(?:'m| am) at |\\b(?:e-?mail|mail|send|forward|share|cc|invite|reach|contact|write|ping|message|reply|dm)\\b[^@\\n]{0,40}?\\b(?:me|us|${MY_MAIL})\\b[^@\\n]{0,40}?(?:[,:–—-] ?| at | on | to | via | @ )(?:it's |its )?|\\b(?:e-?mail|send|forward) (?:the |that |them |it |over the |me the )?[a-z]{2,14} (?:over )?to (?=[^\\n]{6,90}\\b(?:mine|${MY_MAIL}|(?:that's|thats|it's|this is) me)\\b))(?<mail>${MAIL})|(?<![\\p{L}\\p{N}._%+-])(?<lead>${MAIL}) is my (?:new |work |personal )*(?:e-?mail|mail)`,
  ),
  draft: (match) => state(match, 'email', match.capture('mail') ?? match.capture('lead'), fresh(match)),
  examples: [
    { text: 'my email is mira@example.org', cards: [{ slot: 'email', value: 'mira@example.org' }] },
    {
      text: 'I changed my email to mira@example.net',
      cards: [{ slot: 'email', value: 'mira@example.net', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'send it to support@example.com',
    'is my email still mira@example.org?',
    'please send my report to boss@corp.com',
    'forward my invoice to accounts@acme.com',
    'cc my boss at boss@acme.com',
  ],
})

const SITES =
  'twitter|instagram|insta|ig|facebook|fb|snapchat|snap|tiktok|telegram|discord|linkedin|reddit|youtube|psn|xbox|gamertag|steam|wechat|qq|line|skype|github|twitch|venmo|paypal|spotify|pinterest|tumblr|kik|signal|bank account|bank card|account|mastodon|bluesky|threads'

/** "My Twitter is @x", "PSN id X", "my WeChat is X". */
const account = defineRule({
  id: 'en/account.is',
  priority: 104,
  confidence: 0.96,
  anchors: [
    'twitter',
    'insta',
    ' ig ',
    'facebook',
    ' fb ',
    'snap',
    'tiktok',
    'telegram',
    'discord',
    'linkedin',
    'reddit',
    'youtube',
    'psn',
    'xbox',
    'gamertag',
    'steam',
    'wechat',
    'qq',
    'line id',
    'my line',
    'skype',
    'github',
    'twitch',
    'venmo',
    'paypal',
    'spotify',
    'pinterest',
    'tumblr',
    'kik',
    'signal',
    'account',
    'bank card',
    'mastodon',
    'bluesky',
    'threads',
    'handle',
    'username',
  ],
  pattern: rx(
    `(?:\\bmy |\\bmy new |^)(?:(?:${SITES})(?: (?:handle|id|account|username|name|tag|number|gamertag|user|channel)){0,2}|(?:handle|username|gamertag)(?: on (?:${SITES}))?)(?:'s| is|:|=)? ?(?:now |changed to |still |also )?(?<id>@[\\p{L}\\p{N}._-]{2,40}|[\\p{L}\\p{N}._#-]{0,30}[\\p{N}_#][\\p{L}\\p{N}._#-]{0,30}|(?<=: ?)[\\p{L}\\p{N}._-]{3,30})(?=$|[ ,.!)])|\\bi(?:'m| am|m) (?<id3>@[\\p{L}\\p{N}._-]{2,40}) on (?:${SITES})\\b|\\b(?:add|find|follow|dm|message) me on (?:my )?(?:${SITES}),? ?(?:my |the )?(?:id|handle|username|user|name|tag)?(?: is|'s|:|=| -| as)? ?(?<id2>@?[\\p{L}\\p{N}._#-]{0,30}[\\p{N}_#@.][\\p{L}\\p{N}._#-]{0,30}|@[\\p{L}\\p{N}._-]{2,30})(?=$|[ ,.!)])`,
  ),
  draft: (match) => {
    const id = match.capture('id') ?? match.capture('id2') ?? match.capture('id3')
    return id && id.text.length > 2 && !id.text.startsWith('#')
      ? { slot: 'account', value: id, ...fresh(match) }
      : null
  },
  examples: [{ text: 'my Twitter is @kelpfarmer', cards: [{ slot: 'account', value: '@kelpfarmer' }] }],
  counterExamples: ['my Instagram is broken', 'do you have Twitter?', 'my account is locked'],
})

export const contact: readonly ExtractionRule[] = [email, instead, alone, phone, told, account]

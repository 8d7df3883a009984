import type { SlotQuestion } from '@recollect/core/extraction'
import { alt } from '../text/patterns.ts'
import { KIN as RELATIONS } from '../lexicon/people/kinship.ts'
import { PET_KINDS } from '../text/pet.ts'
import { lastPhrase, lookedUp } from './looked-up.ts'
import { MODS, MY, facet, slot } from './slot-question.ts'

/** Before a number that is dialled; any other word makes it that of a thing: "my locker number". */
const PHONES =
  "(?:[a-z-]+(?:'s|s'|s) )?(?:(?:new|newest|old|current|own|second|other|main|private|personal|business|office|daytime|emergency|direct|last|previous|former|full|actual|phone|whatsapp) ){0,2}"
const CALLED = [...RELATIONS.keys(), 'dentist', 'therapist', 'landlord', 'landlady']
/** "the number of my sister" is dialled, "the number of my sisters" is counted. */
const ONE = `(?:${alt([...RELATIONS.keys()].filter((word) => !word.endsWith('s') || word.endsWith('ss')))}|dentist|landlord)`

/** "What's my dog's name", "what is my cat called": of several pets' names the one of that kind. */
const petNames: readonly SlotQuestion[] = [...PET_KINDS].map(([kind, list]) =>
  facet(
    `\\b(?:${MY}|the) (?:[a-z]+ )?(?:${alt(list)})(?:'s|s'|s|es)? (?:names?|called|named)\\b|\\bnames? of ${MY} (?:[a-z]+ )?(?:${alt(list)})s?\\b|\\bwhat (?:do|did) (?:i|we) (?:call|name)(?:d|ed)? (?:${MY}|the) (?:[a-z]+ )?(?:${alt(list)})s?\\b`,
    kind,
    'name',
    'nickname',
  ),
)

/** What one is called and how one is reached. Most specific first. */
export const contactQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:${MY}|an?|the|which|what|your) ${MODS}e-?mails?\\b(?! (?:to|from|about|client|app|provider)\\b)|\\be-?mail (?:address|do|does|did|am|me)\\b|\\bgmail\\b|\\b${MY} mail(?:ing)? address\\b(?<!mailing address)|^e-?mail\\b`,
    'email',
  ),
  slot(
    `\\b(?:twitter|instagram|insta|ig|facebook|wechat|qq|discord|telegram|snapchat|snap|github|gitlab|linkedin|tiktok|reddit|steam|psn|xbox live|gamertag|whatsapp|skype|line id|twitch|venmo|paypal|iban)(?: (?:id|handle|name|account|user ?name))?\\b|\\b(?:handle|user ?name|login|account(?: number)?|bank account|iban)\\b(?!s? for (?:the|how))(?<!(?:how|does|do|did) [a-z' ]{0,30}handle)`,
    'account',
  ),
  slot(
    `\\b(?:be reached|get hold of|get in touch with)\\b|\\b(?:home|house|office) phone\\b(?! (?:plan|bill))|\\b(?:phone|telephone|cell|cellphone|mobile|contact|landline|work|home|whatsapp) ?(?:number|no\\.?|#)|\\b${MY} (?:${PHONES}(?:number|digits)|${MODS}(?:landline|cell))\\b(?!s)|\\bnumber (?:do|can|should|shall|would) [a-z]+ (?:call|reach|ring|dial|text|phone|be reached|be called)|\\bnumber (?:for|of) ${MY} (?:[a-z]+ )?${ONE}\\b|\\bhow (?:can|do|should) (?:i|you|people|we|they|someone) (?:call|reach|phone|contact) (?:me|${MY} [a-z]+)\\b|\\b(?:reach|call|ring) (?:me|you) (?:by phone|on)\\b`,
    'phone',
  ),
  slot(
    `\\b(?:should|do|does|did|can|shall|would|could|may) (?:you|i|people|${MY} [a-z]+|friends|they|everyone|everybody) (?:ask you to |usually |normally |always )?(?:call|address) (?:me|you|us)\\b|\\b(?:tell|told|asked?|want(?:ed)?) you to (?:call|address) me\\b|\\bnick ?names?\\b|\\bgo by\\b|\\b(?:want|like|prefer|wish|rather|should|have) (?:i )?(?:to )?(?:be|being|been) (?:called|addressed)\\b|\\bpet names? for\\b|\\bshould i be called\\b`,
    'nickname',
    'name',
  ),
  ...petNames,
  slot(`\\bpets'? names?\\b`, 'name', 'nickname'),
  ...[
    `\\b${MY} (?<what>[a-z-]+(?: [a-z-]+){0,3}?)(?:(?:'s|s'|s)? (?:(?:full|first|last|real|maiden) )?names?| (?:is |are )?(?:called|named))\\b`,
    `\\b(?:(?:sur|last |first |maiden |full )?names? of ${MY}|what (?:do|did) (?:i|we) (?:call|name)(?:d|ed)? (?:${MY}|the)) (?<what>[a-z-]+(?: [a-z-]+){0,2})(?!'s|s')`,
  ].map((way) => lookedUp(way, [[CALLED, 'name', 'nickname']], lastPhrase)),
  slot(
    `\\b${MY} (?:(?:real|full|first|last|actual|middle|legal|given|family|birth|maiden|stage|pen|[a-z]+ese|english|korean|german|hebrew|indian|spanish|own|current|old|new|previous) ){0,2}(?:name|surname)\\b|\\b(?:am i|was i|are you|i'm|i am|is (?:he|she)) (?:called|named)\\b|\\bwho (?:i am|am i|are you)\\b(?! (?!(?:again|really|to you|exactly|then|now|and)\\b)[a-z])|\\b(?:what|which) name (?:should|do|can|shall) (?:you|i) (?:use|call|know)\\b|\\bname (?:is mine|really)\\b|\\bknow (?:my|the) name\\b|^name ?\\?|\\bthe name i (?:go|gave|told)\\b`,
    'name',
    'nickname',
    'user_type',
  ),
]

import { words, wordSet } from '../grammar/words.ts'

/** Before a request, without changing it. */
export const BEFORE = words(
  "please, pls, plz, kindly, hey, hi, hello, ok, okay, so, and, but, also, oh, actually, well, just, now, then, no, yes, [this is|it's|that's] [just|strictly] {between us|between you and me|between the two of us|confidential|private|in confidence}, right, look, listen, good, maybe, i think, i guess, i suppose, if you please, if you don't mind, if you can, {it would|it'd} {help|be {great|good|nice|lovely|best|better|kind}} [me] if you [could|would|can|'d], {i should|i would|i'd} [really|very much|much] {appreciate|be [very|most|so|really] {grateful|obliged|glad|happy|pleased|thankful}} [it] if {you|you'd} [could|would|can], would you be so {kind|good} as to, would you be {kind|good} enough to, be so {kind|good} as to, would you {ever|kindly|please}, {could|can|would} you {possibly|perhaps|kindly|ever|also|first|now}, is there any way you could, might you, you might, i {want|need|ask|prefer} that you, would you like to, btw, by the way, one more thing, sorry, thanks, {can|could|would|will} {you|u} [please|just|maybe], would you mind, you {can|may|should|must|could|need to|have to} [now|just|also|please], i {want|need|'d like|would like|would love} you to [please], i'd {like|love|prefer} [for] you to [please], i'm asking you to, feel free to, go ahead and, make sure [that] [you|to], be sure to, assistant, claude, chatgpt, siri, alexa, let's, hey assistant",
)

const NOT = "{don't|do not|dont|never}"
const MEMORY =
  '[own|long-term|long term] {memory|memories|records|record|notes|database|knowledge|knowledge base|files|logs|log|data|brain|head|mind|storage|context|memory bank}'

/** Where the memory keeps things. */
export const PLACES = words(
  `{from|in|out of|off|to|into} {your|the|its|my} ${MEMORY}, {from|in|out of|to} memory, {from|in|out of} {your profile of me|my profile|what you know [about me]|what you remember [about me]|what you've stored|what you have stored}, {you have|you've} {stored|saved|on me|on file|on record|remembered|noted|kept|recorded}, on file, on record, anywhere`,
)

/** "Forget". */
export const FORGETTING = words(
  `forget [all] [about], try to forget [about], do forget [about], stop {remembering|keeping|storing|saving|recalling} [track of], you {don't|do not} {need|have} to {remember|keep|store|save|know}, no need to {remember|keep|store|save}, unlearn, unremember`,
)
/** "Delete": said of documents and files as well. */
export const DELETING = words(
  'delete, erase, remove, wipe [out|away], clear [out], purge, scrub, discard, get rid of, scratch, strike, drop, take, expunge, unsave, wipe clean, dump, trash, lose',
)

/** All there is of something, up to what it is about. */
const THINGS =
  '{things|thing|facts|info|information|data|details|stuff|bits|bit|part|parts|story|business|matter|notes|memories}'
const YOU_HAVE = "{you have|you've|you got|you have got|you've got}"
const KEPT =
  '{learned|learnt|stored|saved|remembered|collected|noted|kept|recorded|gathered|memorised|memorized|written down|picked up|on file|on record}'
const EVER = '[ever|currently|still|all|already|actually|now|just]'
/** "(that) you know", "you've stored", "I told you". */
const BY_WHOM = `{you ${EVER} {know|remember|recall|have|hold|got|${KEPT}}|${YOU_HAVE} ${EVER} [${KEPT}]|i ${EVER} {told|tell|gave|give|showed} you|{i've|i have} ${EVER} {told|given|shown} you|{i|i've|i have} ${EVER} {said|say|mentioned|shared|wrote|written|brought up} [to you|with you|here]}`
export const KNOWN = words(
  `{everything|anything|all|all that|whatever|what|all [of] the ${THINGS}|{the|that|this|those|these} [whole|entire|other|last|old] ${THINGS}|any {info|information|data|details|memory|memories|record}|all [of] [your|my] {memories|memory|records|data|notes|details|info}|your {memories|memory|records|data|notes}|every {memory|fact|detail|record}|all traces} [that|which] [${BY_WHOM}] [so far|before|earlier]`,
)
export const OF = wordSet('about, of, on, with, regarding, concerning')

/** The message before. */
export const LAST = words(
  'what i {just|last} {said|told you|wrote|sent|typed|mentioned|shared} [now], what i said just now, what i {said|told you}, everything i just {said|told you|wrote}, all i just {said|told you}, the {last|previous} {thing|bit|part|message} [i {said|told you|wrote|sent}], my {last|previous} {message|messages|text|note|statement|remark|comment}, that last {bit|part|thing|message|one}, i just {said|told you} that',
)

/** What is known of oneself: said with "delete" it is meant, and no paragraph. */
export const PERSONAL = wordSet(
  'name, surname, nickname, age, birthday, birthdate, number, phone, mobile, email, e-mail, address, home, job, occupation, employer, workplace, company, boss, salary, income, pay, religion, diet, allergy, allergies, health, condition, illness, diagnosis, medication, medicine, weight, height, preferences, preference, likes, dislikes, hobbies, hobby, location, city, hometown, nationality, ethnicity, orientation, gender, pronouns, relationship, status, wishes, wish, goals, goal, plans, interests, habits, habit, details, data, info, information, memories, memory, profile, facts, secret, secrets, past, ex, password, pin, code, size, timezone, schedule, availability, history, instructions, preferences',
)

/** What a text at hand or an idiom is about: "forget my question". */
export const NOT_KNOWN = wordSet(
  'question, questions, request, order, point, mistake, manners, suggestion, idea, ideas, worries, troubles, problem, problems, keys, phone, wallet, umbrella, coat, homework, lunch, french, english, lines, draft, paragraph, essay, code, sentence, letter, file, files, email draft, cv, account, cart, comment, comments, post, subscription, order, typo, typos, earlier, previous, prompt, answer, instructions',
)

/** What need not be kept: "don't save". */
export const WITHHOLDING = words(
  `{you needn't|there's no need to|there is no need to|no reason to} {remember|save|store|record|keep|memorise|memorize|note|make a note of|write down}, ${NOT} make {a|any} {note|record} of, ${NOT} [ever|you ever|go] {remember|save|store|record|keep|log|memorise|memorize|retain|note|note down|write down|take note of|keep {a|any} {record|note|trace|memory|log} of|keep track of|hold on to|commit to memory|learn}, i {don't|do not} want you to {remember|save|store|record|keep|log|memorise|memorize|retain|note}, {you {don't|do not} {need|have} to|no need to} {remember|save|store|record|keep|memorise|memorize|note}, without {remembering|saving|storing|recording|keeping}, avoid {remembering|saving|storing|recording|keeping}, refrain from {remembering|saving|storing|recording|keeping}`,
)
export const THIS = words(
  `{this|that|it|these|the following|{any|all|none|much} of {this|that|it|the following} [whole|entire] [conversation|chat|talk|message|part]|this whole {conversation|chat|thing}|this {message|bit|part|one|info|information|conversation|chat|detail}|that {message|bit|part|info|information|detail}|what {i'm|i am} about to {say|tell you|write}|what i {say|tell you} {now|next}|the next thing i {say|tell you}|what comes next|what follows} [down]`,
)
export const OFF_RECORD = words(
  `${NOT} {write|jot|note|put} {this|that|it} down [anywhere], [this is|that's|that is|it's|strictly|this stays|this one is|what i say now is] [strictly] off the record, [this is] not for the record, keep {this|that|it} {out of your memory|off the record|out of the record|out of your records|out of memory}, leave {this|that|it} out of your {memory|records|notes}`,
)

/** "Remember that …": what follows is to be kept. */
export const KEEPING = words(
  `remember, ${NOT} [ever|you] forget, note [down], make [a|yourself a] {note|record|mental note} [of the fact|of this|of that], take [a] {note|record} [of the fact|of this], {keep|bear} in mind, keep a record of the fact, for {the|your} {record|records}, for future reference, [fyi] for later, fyi for later, {save|store|keep|remember|memorise|memorize|note|record|log} this [down] [for later|for me|for next time], {save|store|record|log} that, write {this|that} down, jot {this|that} down, {add|save|put|commit} [this|that] {to|in|into} [your] {memory|memories|notes}, memorise, memorize, i want you to know, you should remember, please know, just so you {know|remember|have it}, {keep|bear} {it|this|that} in mind, {note|write|jot|put|take} {it|this|that} down, put {it|this|that} {on record|on file}, take note, take down, don't let me forget, file {this|that|it} away`,
)

/** "What do you know about me?". */
const ABOUT_ME = '{about|on|of|for|from} {me|myself|us}'
const ABOUT_SELF = `[{${ABOUT_ME}|in your memory|on file|in there} [${ABOUT_ME}]]`
const WHICH =
  '[else|all|exactly|things|facts|information|info|data|kind of things|kind of info|details|stuff|sort of things]'
const REVEAL =
  '{show|tell|list|give|share|summarise|summarize|recap|display|print|read|name|recite|reveal|let me see|let me know}'
const LISTED = `[a {list|summary|rundown|recap} of] {everything|all|anything|{what|whatever} [information|info|data|facts|details|things|kind of things]|[all] [of] {the|those|these} {things|facts|info|information|data|stuff|memories|details}} [that|which|information|info|data|facts|things]`
const YOU_KEEP = `{you ${EVER} {know|remember|recall|have|got|hold|keep|${KEPT}}|${YOU_HAVE} ${EVER} [{${KEPT}|got}]} [{${KEPT}}]`
export const SHOWING = words(
  `what ${WHICH} {do you|you} ${EVER} {know|remember|recall|have|got} [{${KEPT}}] ${ABOUT_ME}, what ${WHICH} do you remember, what ${WHICH} {have you|did you|you've|have you ever|you} ${EVER} {got|${KEPT}} ${ABOUT_SELF}, what ${WHICH} have you got [{${KEPT}}] ${ABOUT_ME}, {what's|what is} [stored|saved] in your memory [${ABOUT_ME}], {what's|what is} in my {memory|profile}, do you {know|remember|recall|have|got|hold} {anything|something} [{${KEPT}}] ${ABOUT_ME}, how much do you know ${ABOUT_ME}, ${REVEAL} [me|us] [out] [back] [exactly] {everything|all} you {know|remember}, ${REVEAL} [me|us] [with me] [out] [back] [exactly] ${LISTED} ${YOU_KEEP} ${ABOUT_SELF}, ${REVEAL} [me] [out] [back] {what you {remember|know|have {stored|saved|learned}}|{all|everything|a list of what} you {have|remember|know} ${ABOUT_SELF}}, {show|list|display|print|open|see|view} [me] [all] [of] {my|your|the} {memory|memories|stored facts|saved facts|facts about me|memories of me|memories about me|memory of me}, {show|open|display} [me] my profile, list everything about me, show me everything about me`,
)

/** "Do you remember what I told you about my garden?": what is known of one thing. */
export const SHOWING_OF = words(
  `do you ${EVER} {remember|recall|know|have} {what|anything|everything|something|the things|the thing|that thing} [that] {i ${EVER} {told|tell} you|i ${EVER} {said|mentioned|shared}|{i've|i have} ${EVER} {told you|said|mentioned|shared}} [to you|before|earlier] {about|of|regarding|concerning}, ${REVEAL} [me] {what|everything|all|anything} [that] {i told you|i've told you} {about|of|on|regarding}, what did i tell you about`,
)
/** "Do you still have my address saved?": with {@link STILL_KEPT} after what it is. */
export const STILL_HAVE = words(
  `do you ${EVER} {have|hold|keep|got}, have you [still|already] [got], is, are`,
)
export const STILL_KEPT = words(`[still] {${KEPT}|in your memory|in memory}`)
/** Words that say of whom, for requests that say "what you know" without it. */
export const AFTER_SHOWING = wordSet(
  'please, pls, so far, so, far, now, right, already, then, again, thanks, today, at, the, moment, currently, from, our, past, chats, conversations, in, your, memory, up, to',
)

/** Verbs of a statement: what tells "that my name is Bob" from "that idea". */
export const FINITE = wordSet(
  "is, are, was, were, am, has, have, had, isn't, aren't, wasn't, don't, doesn't, didn't, do, does, did, can, can't, cannot, live, lives, lived, work, works, worked, like, likes, love, loves, hate, hates, want, wants, need, needs, prefer, prefers, moved, got, went, bought, sold, use, uses, drive, drives, play, plays, speak, speaks, study, studies, eat, eats, drink, drinks, take, takes, own, owns, will, would, broke, quit, left, lost, met, started, stopped, married, called, named, turn, turned, run, runs, teach, teaches, know, knows, keep, keeps, go, goes, once, never, always, used, feel, avoid, sleep, wear, smoke, said, starts, ends, begins, closes, opens, meets, comes, belongs, costs, means, stays, stands, hates, sleeps, wears, retires, retired, weigh, weighs, attend, attends, graduate, graduates",
)

/** Between "keep in mind" and what is to be kept: "for later", "please". */
export const KEEPING_GAP = words(
  '{for {later|the future|future reference|next time|me|good|us|ever|now}|please|always|too|well|also|in future|in the future|as well|then|will you|would you|down}',
)

/** Words of requests, on either side of what they are about. */
export const REQUEST_FRAME = wordSet(
  "please, pls, plz, can, could, would, will, you, u, your, you've, you're, i, i've, i'd, me, want, need, like, rather, to, forget, forgot, delete, erase, remove, wipe, clear, purge, scrub, bin, lose, drop, get, rid, of, out, off, take, strike, stop, remembering, keeping, storing, knowing, holding, that, this, it, the, those, these, thing, things, stuff, bit, bits, part, note, notes, about, on, what, whatever, which, everything, anything, all, any, told, tell, said, say, mentioned, gave, given, shared, know, known, knew, remember, recall, have, had, has, got, saved, save, stored, store, kept, keep, hold, written, down, record, records, recorded, memory, memories, from, in, for, again, now, anymore, more, longer, ever, already, just, do, did, does, don't, is, are, was, were, how, much, show, list, see, and, so, ok, okay, hey, hi, right, actually, up, info, information, details, data, make, a, an, ask, asked, still, exactly, way, last, earlier, before, entry, file, go, ahead, let, mind, sure, be",
)

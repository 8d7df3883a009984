import { words, wordSet } from './words.ts'

/** Before a request, without changing it. */
export const BEFORE = words(
  "please, pls, plz, kindly, hey, hi, hello, ok, okay, so, and, but, also, oh, actually, well, just, now, then, no, yes, btw, by the way, one more thing, sorry, thanks, {can|could|would|will} {you|u} [please|just|maybe], would you mind, you {can|may|should|must|could|need to|have to} [now|just|also|please], i {want|need|'d like|would like|would love} you to [please], i'd {like|love|prefer} [for] you to [please], i'm asking you to, feel free to, go ahead and, make sure [that] [you|to], be sure to, assistant, claude, chatgpt, siri, alexa, let's, hey assistant",
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
  `forget [all] [about], stop {remembering|keeping|storing|saving|recalling} [track of], you {don't|do not} {need|have} to {remember|keep|store|save|know}, no need to {remember|keep|store|save}, unlearn, unremember`,
)
/** "Delete": said of documents and files as well. */
export const DELETING = words(
  'delete, erase, remove, wipe [out|away], clear [out], purge, scrub, discard, get rid of, scratch, strike, drop, take, expunge, unsave, wipe clean',
)

/** All there is of something, up to what it is about. */
export const KNOWN = words(
  `{everything|anything|all|all that|whatever|what|all [of] the {things|facts|info|information|data|stuff|details}|the {things|facts|info|information|data|stuff|details}|any {info|information|data|details|memory|memories|record}|all [your] {memories|memory|records|data|notes}|your {memories|memory|records|data|notes}|every {memory|fact|detail|record}|all traces} [that|which] [you [ever|currently|still|all] {know|remember|learned|learnt|stored|saved|have|kept|collected|noted}|you have [ever] {learned|learnt|stored|saved|remembered|collected|noted|kept|on file|on record}|you've [ever] {learned|learnt|stored|saved|got|remembered|collected|noted|kept}|i [ever] {told|gave} you|i've [ever] {told|given} you|i have [ever] {told|given} you|i shared [with you]] [so far]`,
)
export const OF = wordSet('about, of, on, regarding, concerning')

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
  `${NOT} [ever|you ever] {remember|save|store|record|keep|log|memorise|memorize|retain|note|note down|write down|take note of|keep {a|any} {record|note|trace|memory|log} of|keep track of|hold on to|commit to memory|learn}, i {don't|do not} want you to {remember|save|store|record|keep|log|memorise|memorize|retain|note}, {you {don't|do not} {need|have} to|no need to} {remember|save|store|record|keep|memorise|memorize|note}, without {remembering|saving|storing|recording|keeping}, avoid {remembering|saving|storing|recording|keeping}, refrain from {remembering|saving|storing|recording|keeping}`,
)
export const THIS = words(
  `{this|that|it|these|the following|any of {this|that|it}|this {message|bit|part|one|info|information|conversation|chat|detail}|that {message|bit|part|info|information|detail}|what {i'm|i am} about to {say|tell you|write}|what i {say|tell you} {now|next}|the next thing i {say|tell you}|what comes next|what follows} [down]`,
)
export const OFF_RECORD = words(
  `${NOT} {write|jot|note|put} {this|that|it} down [anywhere], [this is|that's|that is|it's|strictly|this stays|this one is|what i say now is] off the record, [this is] not for the record, keep {this|that|it} {out of your memory|off the record|out of the record|out of your records|out of memory}, leave {this|that|it} out of your {memory|records|notes}`,
)

/** "Remember that …": what follows is to be kept. */
export const KEEPING = words(
  `remember, ${NOT} [ever|you] forget, note [down], make [a|yourself a] {note|record|mental note} [of the fact|of this|of that], take [a] {note|record} [of the fact|of this], {keep|bear} in mind, keep a record of the fact, for {the|your} {record|records}, for future reference, [fyi] for later, fyi for later, {save|store|keep|remember|memorise|memorize|note|record|log} this [down] [for later|for me|for next time], write {this|that} down, jot {this|that} down, {add|save|put|commit} [this|that] {to|in|into} [your] {memory|memories|notes}, memorise, memorize, i want you to know, you should remember, please know`,
)

/** "What do you know about me?". */
const KNOW = '{know|remember|recall|have|got|hold}'
const HAVE_KNOWN =
  '{remembered|stored|saved|learned|learnt|kept|noted|recorded|collected|memorised|memorized|gathered}'
const ABOUT_ME = '{about|on|of} {me|myself}'
export const SHOWING = words(
  `what [else|all|exactly|things|facts|information|info|data] do you [actually|currently|already|still|all] {know|remember|recall} ${ABOUT_ME}, what [else|all|exactly|things|facts|information|info|data] do you have [stored|saved|on file|on record|noted] ${ABOUT_ME}, what [else|all] do you remember, what [else|all|things|facts] {have you|did you|you've|have you ever} [already] ${HAVE_KNOWN} [${ABOUT_ME}], {what's|what is} [stored|saved] in your memory [${ABOUT_ME}], {what's|what is} in my {memory|profile}, do you ${KNOW} {anything|something} ${ABOUT_ME}, how much do you know ${ABOUT_ME}, {show|tell|list|give|summarise|summarize|recap|display|print|read} [me] [out] [back] [everything|all|anything|all the things|all the facts|the facts|the things|a list of|a list of everything|a list of what|a summary of|a summary of what|a summary of everything|what|all that] [that|what] you [currently|already|actually] {know|remember|recall|have|have stored|have saved|have learned|have remembered|'ve learned|'ve stored|'ve saved|'ve remembered} [stored|saved] [${ABOUT_ME}], {show|tell|list|give|summarise|summarize|recap|display|print|read} [me] [out] [back] [everything|all|a list of everything|a list of what|a summary of what|what] {you've|you have} ${HAVE_KNOWN} [${ABOUT_ME}], {show|list|display|print|open|see|view} [me] [all] [of] {my|your|the} {memory|memories|stored facts|saved facts|facts about me|memories of me|memories about me|memory of me}, {show|open|display} [me] my profile, list everything about me, show me everything about me`,
)
/** Words that say of whom, for requests that say "what you know" without it. */
export const AFTER_SHOWING = wordSet(
  'please, pls, so far, so, far, now, right, already, then, again, thanks, today, at, the, moment, currently, from, our, past, chats, conversations, in, your, memory, up, to',
)

/** Verbs of a statement: what tells "that my name is Bob" from "that idea". */
export const FINITE = wordSet(
  "is, are, was, were, am, has, have, had, isn't, aren't, wasn't, don't, doesn't, didn't, do, does, did, can, can't, cannot, live, lives, lived, work, works, worked, like, likes, love, loves, hate, hates, want, wants, need, needs, prefer, prefers, moved, got, went, bought, sold, use, uses, drive, drives, play, plays, speak, speaks, study, studies, eat, eats, drink, drinks, take, takes, own, owns, will, would, broke, quit, left, lost, met, started, stopped, married, called, named, turn, turned, run, runs, teach, teaches, know, knows, keep, keeps, go, goes, once, never, always, used, feel, avoid, sleep, wear, smoke, said",
)

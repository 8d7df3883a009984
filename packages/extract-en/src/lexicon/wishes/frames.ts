import { words } from '../grammar/words.ts'

const HEDGE = '[really|just|also|very much|kind of|sort of|kinda|much]'
const GOOD =
  '{great|good|nice|better|best|helpful|lovely|awesome|cool|perfect|ideal|amazing|fantastic|wonderful|easier|useful|appreciated|much appreciated|super helpful|so much better}'
const WOULD_BE = `{it would be|it'd be|itd be|would be|that would be|it is|it's|its} [really|so|very|much|super|even] ${GOOD} [for me]`
const OBLIGED = '{grateful|obliged|happy|glad|thankful|pleased|delighted|much obliged}'
const SUITS =
  '{help|suit|please|be a help|save} [me] [a {great deal|lot|bit}|no end|so much|better|best|fine|greatly]'
const POLITE = `{it {would|'d} ${SUITS} {if|when}|it'd ${SUITS} {if|when}|i {should|would|'d} be [most|very|so|really|much|ever so] ${OBLIGED} {if|when}|i'd be [most|very|so|really|much|ever so] ${OBLIGED} {if|when}|${WOULD_BE} {if|when|that}|${WOULD_BE} for|i'd ${HEDGE} {like|love|prefer|appreciate|be grateful|be happy|be glad|be thankful} [it] {if|when|that}|i would ${HEDGE} {like|love|prefer|appreciate|be grateful|be happy|be glad|be thankful} [it] {if|when|that}}`
const PERMITTED =
  '{fine|ok|okay|alright|all right|good|totally fine|perfectly fine|completely fine|cool|allowed}'

/** Words that add nothing before a wish. */
export const LEADS = words(
  "please, pls, plz, pleas, kindly, hey, hi, hello, ok, okay, so, and, but, also, oh, well, btw, by the way, just, plus, actually, honestly, quick note, small note, side note, note, one more thing, one thing, another thing, one last thing, last thing, first of all, first, second, secondly, finally, fyi, ps, p.s, yes, yeah, no, thanks, thank you, sorry, then, now, again, i've changed my mind, i changed my mind, changed my mind, a few rules, rule, rules, house rule, ground rule, new rule, instruction, instructions, custom instructions, preference, preferences, reminder, friendly reminder, request, small request, a request, a favour, a favor, feedback, some feedback, to be clear, to be honest, tbh, for the record, for future reference, that said, otherwise, in that case, assistant, claude, chatgpt, gpt, bot, buddy, dear assistant, as for you, please note, note that, please note that, remember, keep in mind, keep in mind that, remember that, be aware, be aware that, know that, my only request, my request, my wish, i think, i guess, i suppose, i reckon, i believe, as i said, do the needful [and], the needful and, if you please, if you don't mind, if you wouldn't mind, do, right, good, anyway, thank you, dear, oh and, p.s.",
)

/** What addresses the assistant and leaves what is to be done to the words after it. */
export const ASKING = words(
  `you {should|must|ought to|need to|have to|are to|are supposed to|shall|will|could|'d better|had better} [please|really], you've got to, i {want|need|expect|ask|urge|beg|trust|require|instruct|encourage|prefer} you to, i {would|'d} ${HEDGE} {like|love|prefer|want|need} [for] you to, i'd ${HEDGE} {like|love|prefer|want|need} [for] you to, id {like|love|prefer} you to, i'm asking you to, i am asking you to, ${POLITE} {you could|you can}, {make|be|please make} sure [that] {you|to}, be sure to, ensure [that] you, {remember|try|aim|do remember|don't forget|do not forget|never forget|dont forget} to, make {it|an effort|it a habit|it a point|it a rule} to, make a {habit|point} of, get in the habit of, get into the habit of, do your best to, do try to, do please, can you [please|maybe|just], could you [please|maybe|just|perhaps|possibly], would you [please|kindly|ever|just|also], would you be so {kind|good} as to, would you be {kind|good} enough to, be so {kind|good} as to, be {kind|good} enough to, you might [please|just|also|kindly], might you, i {want|need|require} that you, i {want|need|prefer|like} my answers to, i'd {want|need|ask} you to, you'd better, will you [please], can u [please|pls], could u, would you mind, do you mind, would it be possible [for you] to, is it possible for you to, is there any chance you could, any chance you could, may i ask you to, can i ask you to, could i ask you to, we'll, we will, can we, could we, let us, let's, lets, i hope you, the best way to help me is to, you are expected to, your job is to`,
)

/** The same of what one would like: of how it is done, hardly of a task. */
export const WISHING = words(
  `${POLITE} {you|you'd|you would}, i'd sooner {you|you'd|you would}, i {would|'d} ${HEDGE} rather {you|you'd|you would}, i'd ${HEDGE} rather {you|you'd|you would}, id rather you, i wish you would, i wish you'd, i {would|'d} prefer that you, i'd prefer that you`,
)

/** The same of what one likes whenever it is done. */
export const LIKING = words(
  `i ${HEDGE} {like|love|prefer|appreciate|enjoy} [it] ${HEDGE} {when|if|that|how} you, i find it [much|far|so much|a lot|really|very] {easier|helpful|useful|better|clearer|nicer|best|great} {when|if} you, it {helps|is easier|works best|works better|makes it easier} [me|for me] [a lot|so much] {when|if} you, it's {easier|clearer|simpler} [for me] {when|if} you, my preference is [that you|for you to]`,
)

/** The same, for what is not to be done; the words after it say what. */
export const FORBIDDING = words(
  `i {would|'d} ${HEDGE} {rather|prefer [it] if|appreciate [it] if|prefer that|like it if|love it if|be grateful if|be happy if} you {didn't|did not|wouldn't|don't|not|never|didnt|do not}, i'd ${HEDGE} {rather|prefer [it] if|appreciate [it] if|prefer that|like it if|love it if|be grateful if|be happy if} you {didn't|did not|wouldn't|don't|not|never|didnt|do not}, id rather you {didn't|didnt}, i {don't|do not|dont|never|didn't} {want|need|expect|like} you to, i {would|'d} {like|prefer} you not to, i'd {like|prefer} you not to, i {want|need|prefer} you not to, you {shouldn't|should not|mustn't|must not|can't|cannot|may not|are not to|needn't ever|should never|must never|should avoid|shouldnt|mustnt}, {could|can|would|will} you [please] {not|never}, would you mind not, ${WOULD_BE} if you {didn't|did not|wouldn't|don't|could not|didnt|never}, ${WOULD_BE} not to, i ${HEDGE} {hate|dislike|can't stand|cannot stand|can't bear|detest|loathe|despise} {it when|when|that|it if|how} you [always|keep], i ${HEDGE} {don't|do not|dont} ${HEDGE} {like|love|enjoy|want|appreciate} {it when|when|it if|that|how} you [always|keep], i'm not a fan of [when|how] you, i am not a fan of when you, it {annoys|bothers|irritates|bugs|distracts|drives|puts|confuses|stresses|offends|upsets} me [crazy|mad|nuts|off|out] {when|if|that} you [always|keep], it's {annoying|irritating|distracting|confusing|frustrating} {when|if|that} you [always|keep], make sure [that] you {don't|never|do not}, make sure {not|never} to, {try|remember|be sure|be careful|take care} {not|never} to, please try not to, let's not, lets not`,
)

/** What is not to be; kept with the words after it. */
export const DENYING = words(
  "don't, do not, dont, don't be, do not be, never, discontinue, none of {that|this|your|the}, no more of {that|this|your|the}, not any, don't ever, do not ever, dont ever, never ever, don't you ever, stop, quit, cease, avoid, refrain from, no more, no, enough with [the|all the], enough of the, lay off [the|with the], lay off on, cut out [the|all the], cut back on [the], cut down on [the], cut it out with the, cut the, skip [the|all the], drop [the|all the], ditch [the|all the], lose [the|all the], leave out [the|all the], omit, go easy on [the], easy on the, ease up on the, tone down [the], dial down [the], dial back [the], less, fewer, not so {much|many}, without, hold back on, spare me [the|all the], hold off on, stop with [the|all the], quit it with [the|all the], quit with [the|all the], save the, zero, minimise, minimize, reduce, limit, none of that, steer clear of, stay away from, keep away from, do without, drop any, not a fan of",
)

/** What is allowed. */
export const ALLOWING = words(
  `you {can|may|could|might} [now|totally|always|also|absolutely|definitely|of course], you {are|'re} {allowed|free|welcome} to, you're {allowed|free|welcome} to, feel free to, [please] feel free to, it's ${PERMITTED} [with me] {to|if you}, it is ${PERMITTED} [with me] {to|if you}, its ${PERMITTED} {to|if you}, i'm ${PERMITTED} with you, i'm {fine|ok|okay|cool} if you, i {don't|do not|dont} mind {if|when|it if|it when} you, no problem if you, we can, go ahead and, don't be afraid to, do not be afraid to, don't hesitate to, you have my permission to`,
)

/** What need not be any longer; with a word such as "any more" it ends a wish, else it is one. */
export const RELEASING = words(
  "you {don't|do not|dont} {need|have} to, you {needn't|no longer need to|no longer have to}, you {don't|do not} need, {there's|there is|theres} no {need|reason} {to|for}, no need {to|for}, not necessary to, it's not necessary to, it is not necessary to, i no longer {need|want} you to, i {don't|do not|dont} {need|want} you to, {you|we} {can|may|could|might} [now] {stop|quit|cease|discontinue|give up|stop with|quit with|leave off|ease off} [now] [with], please stop now, we {don't|do not} need to, i no longer {want|need|like|prefer}",
)

/** Drops a wish that was made: "forget the British spelling thing". */
export const UNDOING = words(
  'forget [about], never mind [about], drop, scrap, ignore, cancel, lift, undo, disregard, never mind [about], nevermind [about], scratch, revoke, remove, end, stop [with]',
)

/** What one likes of answers, without a verb of the assistant's: the noun phrase that follows is the wish. */
export const WANTING = words(
  `{i'd|i would} {rather|sooner} {have|get|see|read|hear}, i ${HEDGE} prefer [to have|to get|to see|to read|getting|having|seeing|reading|receiving], i {would|'d} ${HEDGE} {prefer|like|love|want|appreciate} [to have|to get|to see], i'd ${HEDGE} {prefer|like|love|want|appreciate} [to have|to get|to see], id {like|prefer}, i ${HEDGE} {like|love|want|need|enjoy|appreciate} [to have|to get|to see|getting|having|seeing], my preference is [for], my [default|preferred|usual|favourite|favorite] {units|pronouns|answer language|reply language|format|date format|answer style|tone|spelling|unit system} {is|are|should be}, i'm a fan of, i value, i favor, i favour, i want to see, i like my, i prefer my, i want my`,
)
export const NOT_WANTING = words(
  `i {don't|do not|dont|never} ${HEDGE} {want|like|need|care for|enjoy|want to see|want any|need any|like any|want to hear|need to see} [any|to see], i ${HEDGE} {hate|dislike|can't stand|cannot stand|detest|loathe} [seeing|reading|getting], i'm {tired|sick} of, i am {tired|sick} of, i'm not a fan of, i no longer want`,
)

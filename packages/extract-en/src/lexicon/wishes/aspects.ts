import { LANGUAGES } from '../self/nationalities.ts'
import { TECH } from '../study/tools.ts'
import { words } from '../grammar/words.ts'

/** A side of how the assistant behaves, and the words that speak of it. */
export interface Aspect {
  readonly facet: string
  /** Templates, found in all forms of their words. */
  readonly words: readonly string[]
}

const aspect = (facet: string, text: string): Aspect => ({ facet, words: words(text) })

const NUMBER = '{one|two|three|four|five|six|a few|a couple of|1|2|3|4|5|6|10|50|100|200}'

/** The more telling ones first: where a wish speaks of several, the first names it. */
export const ASPECTS: readonly Aspect[] = [
  aspect('emoji', 'emoji, emojis, emoticon, smiley, smileys, smiley face'),
  aspect(
    'apologies',
    'apologise, apologize, apology, apologies, say sorry, be sorry, saying sorry, grovel, apologetic',
  ),
  aspect(
    'disclaimers',
    'disclaimer, caveat, hedge, hedging, as an ai, language model, not a lawyer, not a doctor, see a {doctor|professional|lawyer}, consult a {doctor|professional|lawyer}, seek professional [medical|legal] {help|advice}, boilerplate, ai voice, chatbot voice, happy to help',
  ),
  aspect('warnings', 'warning, warn, safety {note|notes|warning|warnings|advice}, trigger warning'),
  aspect(
    'lecturing',
    'lecture, lecturing, moralise, moralize, moralising, preach, preachy, sermon, scold, nag',
  ),
  aspect(
    'praise',
    'praise, flatter, flattery, compliment, great question, good question, excellent question, suck up, sycophantic, sycophancy, cheerlead, gush, pat me on the back, validate, validation',
  ),
  aspect(
    'swearing',
    'swear, curse, cuss, profanity, swear words, swearing, f-bomb, expletive, foul language',
  ),
  aspect('slang', 'slang, gen z slang, text speak, textspeak, lol, lingo'),
  aspect(
    'wording',
    'jargon, americanism, britishism, passive voice, plainly, simply, child friendly, child-friendly, kid friendly, kid-friendly, family friendly, plain {english|language|words}, simple {english|language|words|terms}, simpler {english|language|words|terms}, everyday {english|language|words}, technical {term|language}, big words, long words, fancy words, acronym, abbreviation, layman, laymans terms, layperson, buzzword, corporate speak, dumb down, dumb * down, dumb * * down, dumb it down, {american|british|english|irish|canadian|australian|indian|foreign|rude|long|difficult|hard|big|fancy|technical} {word|words|grammar|terms}, big big grammar, cliche, cliché, filler, filler words, fluff, fluffy, flowery, purple prose, waffle, padding',
  ),
  aspect(
    'humor',
    'joke, pun, humor, humour, humorous, funny, sarcasm, sarcastic, witty, banter, wisecrack, dad jokes, irony, ironic',
  ),
  aspect(
    'summary',
    'summary, summarise, summarize, tl;dr, tldr, recap, bottom line, takeaway, key points, wrap-up',
  ),
  aspect(
    'reasoning',
    'reasoning, show your {work|working|calculation|reasoning}, calculation, thought process, chain of thought, think {aloud|out loud}, double check, double-check, fact check',
  ),
  aspect(
    'sources',
    'source, sources, cite, citation, reference, references, footnote, bibliography, evidence',
  ),
  aspect('links', 'link, links, url, urls, hyperlink'),
  aspect(
    'questions',
    'clarifying question, follow-up question, follow up question, follow-up, followup, ask question, ask questions, questions at the end, end with a question, ask for clarification, one question at a time, rhetorical question, closing question, ask *  question, ask me, asking me, check with me, ask before, ask first, clarify',
  ),
  aspect(
    'repetition',
    'repeat, repeat yourself, repeating yourself, restate, restating, paraphrase my, echo, parrot, rephrase my question, repetition, repetitive',
  ),
  aspect(
    'sign-off',
    'sign off, sign-off, closing line, closing remark, hope this helps, let me know if, further questions, is there anything else, anything else i can, farewell, say goodbye',
  ),
  aspect(
    'greeting',
    'greet, greeting, good morning, good afternoon, good evening, good day, say hello, say hi, hello, pleasantries, small talk, introduction, intro, preamble, opening line, opener, warm-up, of course, certainly, sure thing, absolutely, get to the point, get straight to the point, straight to the point, cut to the chase',
  ),
  aspect('examples', 'example, examples, worked example, sample, use case'),
  aspect('visuals', 'diagram, visuals, chart, ascii art'),
  aspect('analogies', 'analogy, analogies, metaphor, simile, comparison'),
  aspect('spoilers', 'spoiler, spoilers, spoil, give away the ending'),
  aspect('code comments', 'code comment, comments in code, docstring, inline comment'),
  aspect(
    'code',
    `code, coding, code example, code block, code snippet, snippet, one-liner code, tab, type hint, type hints, semicolon, snake_case, camelcase, pseudocode, boilerplate code, unit test, error handling, ${[...TECH].filter((word) => !/^(?:c|r|go|lua|dart|swift|rust|node|express|spark|flask|spring|unity|unreal|design)$/u.test(word) && !word.includes('|')).join(', ')}`,
  ),
  aspect('tables', 'table, tables'),
  aspect('headings', 'heading, header, headers, headline, section title'),
  aspect('emphasis', 'bold, bold text, italic, italics, bolding, underline, highlight'),
  aspect(
    'capitals',
    'all caps, sentence case, title case, caps, capital letter, small letters, capitals, lowercase, lower case, uppercase, upper case, capitalise, capitalize',
  ),
  aspect('exclamation marks', 'exclamation mark, exclamation point, exclamation'),
  aspect('dashes', 'em dash, em-dash, dash, dashes, hyphen'),
  aspect(
    'format',
    'bullet, bullets, bullet point, bullet list, bulleted list, numbered list, numbered steps, number the steps, list, lists, prose, full sentences, complete sentences, paragraph, paragraphs, plain text, markdown, latex, formatting, format, layout, step by step, step-by-step, steps, json, wall of text, walls of text, outline',
  ),
  aspect(
    'temperature',
    'celsius, fahrenheit, kelvin, centigrade, degrees c, degrees f, temperature in *, temperatures in *',
  ),
  aspect(
    'currency',
    'currency, price, euros, dollars, pounds sterling, usd, eur, gbp, prices in *, rupees, lakh, lakhs, crore, crores, euro, dollar, sterling, naira, yen, in {pounds|dollars|euros|euro|usd|eur|gbp}',
  ),
  aspect(
    'dates',
    'date, dates, date format, dd/mm/yyyy, mm/dd/yyyy, yyyy-mm-dd, iso date, iso 8601, day first, month first, dd-mm-yyyy, mm-dd-yyyy, dd.mm.yyyy, day before month, month before day',
  ),
  aspect(
    'clock',
    '24 hour, 12 hour time, 24 hour time, twelve hour, twelve-hour, twenty four hour, 24-hour, 24h, 12 hour, 12-hour, 12h, am/pm, am and pm, military time, 24-hour clock, twenty-four hour, my time zone, my timezone, local time, utc',
  ),
  aspect(
    'numbers',
    'decimal, decimals, decimal places, significant figures, thousands separator, rounded, round numbers, percentages',
  ),
  aspect(
    'units',
    'metric, imperial, measurement, measurements, metric system, metric units, unit, units, kilometers, kilometres, km, miles, kilos, kilograms, kg, lbs, pounds, grams, ounces, cups, inches, feet, millimetre, millimetres, millimeters, mm, teaspoons, tablespoons, stone, fahrenheit and celsius, feet and inches, pounds and ounces, centimeters, centimetres, cm, litres, liters, gallons, si units',
  ),
  aspect('spelling', 'spelling, spell, spellings, colour, the american way, the british way, oxford comma'),
  aspect('pronouns', 'pronoun, pronouns, they/them, she/her, he/him, they/she, he/they, she/they, ze/zir'),
  aspect(
    'name',
    'my name, my first name, my last name, my surname, by name, by my name, my nickname, first name, last name',
  ),
  aspect(
    'address',
    "address me, refer to me, sir, ma'am, maam, madam, miss, mister, buddy, mate, bro, dude, honey, dear, sweetie, boss, user, formal you, first-name basis",
  ),
  aspect(
    'language',
    `in {my language|my native language|the same language|the language i *|the language of my *}, {british|american|uk|us|australian|canadian|indian} english, ${[...LANGUAGES].filter((word) => word !== 'latin').join(', ')}, bilingual, pidgin, creole, patois, dialect, slang english, switch languages, mix languages, my language`,
  ),
  aspect(
    'order',
    'answer first, conclusion first, first the *, short version, short version first, most important thing first, most important first, chronological, explanation after, command first, result first, code first',
  ),
  aspect(
    'options',
    'option, options, alternative, alternatives, one recommendation, recommendations, pros and cons, multiple choice, suggestion, one suggestion',
  ),
  aspect(
    'explanations',
    `explanation, explain, explaining, background, context, theory, definition, explain *, why`,
  ),
  aspect(
    'length',
    `short, shorter, brief, briefly, brevity, concise, concisely, succinct, terse, compact, long, longer, lengthy, length, verbose, verbosity, wordy, ramble, rambling, long-winded, detailed, detail, details, in depth, in-depth, thorough, exhaustive, elaborate, crisp, snappy, to the point, short and sweet, one liner, one-liner, ${NUMBER} {sentence|line|paragraph|word|point|page}, {single|couple of|few} {sentence|line|paragraph|word}, {under|within|below|at most|no more than|max|maximum} * {word|sentence|line|paragraph|character}, word count, word limit, essay, minimal, minimalist, bite-sized, bite-size, expand, novel, novels`,
  ),
  aspect(
    'honesty',
    "honest, honestly, honesty, sugarcoat, sugar-coat, sugar coat, brutally honest, straight with me, candid, truthful, the truth, made-up, make things up, make stuff up, making things up, making stuff up, invent, hallucinate, guess, guessing, when you are not sure, say you don't know, admit, agree, disagree, push back, pushback, challenge, contradict, correct me, play devil's advocate, devil's advocate, critical, criticise, criticize, criticism, constructive criticism, yes-man, assume, assumption",
  ),
  aspect(
    'tone',
    "tone, normal, normally, slowly, directness, formal, formally, formality, informal, informally, casual, casually, laid-back, laid back, friendly, warm, warmly, polite, politely, politeness, professional, professionally, blunt, bluntly, direct, directly, frank, harsh, harsher, gentle, gently, kind, kinder, kindly, soft, softer, nice, nicer, mean, tough, strict, stern, serious, cheerful, upbeat, enthusiastic, enthusiasm, excited, energetic, bubbly, chirpy, perky, playful, calm, neutral, matter-of-fact, businesslike, chatty, conversational, relaxed, encouraging, supportive, motivating, patient, empathetic, sympathetic, condescending, patronise, patronize, patronising, patronizing, cringe, cringey, corny, cheesy, robotic, human, natural, poetic, dramatic, deadpan, dry, snarky, sassy, like a {pirate|friend|robot|human|person|colleague|teacher|coach|mentor|butler|child|kid|beginner|expert|professional|adult|peer|native speaker}, like an {expert|adult|equal|idiot|old friend}, like i am {a|an} *, like i'm {a|an} *, like i'm *, talk down to me, baby me, stiff, in rhyme, rhyme, rhyming, third person, first person, voice, style, personality, register, attitude",
  ),
]

/** What the assistant utters, as a kind: "answers", not "an answer". */
export const ANSWER_NOUNS = words(
  'answers, replies, responses, explanations, messages, outputs, emails you write, texts you write, reviews, recommendations, suggestions, summaries, corrections, translations',
)

/** Answers one by one: "every answer", "each reply". */
export const ANSWER_NOUN = words(
  'answer, reply, response, message, explanation, output, email, recipe, summary, recommendation, suggestion',
)

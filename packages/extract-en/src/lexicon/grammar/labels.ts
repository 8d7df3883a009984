import { KIN } from '../people/kinship.ts'
import { wordSet } from './words.ts'

/** Words before a colon that open the user's own statement: fields, and ways to lead in. */
export const FIELDS = wordSet(
  'siblings, brothers, sisters, sons, daughters, grandchildren, dependants, dependents, household, name, nickname, surname, address, home, phone, mobile, cell, tel, email, e-mail, mail, job, occupation, profession, work, employer, company, age, birthday, birthdate, dob, born, location, city, country, state, from, hometown, gender, sex, pronouns, height, weight, status, nationality, language, languages, hobby, hobbies, interests, likes, dislikes, skills, pets, pet, dog, cat, car, diet, allergy, allergies, health, school, education, major, degree, goal, goals, plan, plans, project, religion, family, about, bio, intro, introduction, background, context, profile, info, information, details, me, myself, user, i, note, notes, nb, ps, p.s, pps, fyi, btw, update, updates, edit, correction, news, fact, facts, truth, confession, reminder, remember, memo, answer, answers, yes, no, yeah, yep, nope, ok, okay, well, so, also, plus, but, and, first, second, third, firstly, secondly, finally, lastly, next, today, yesterday, tomorrow, now, currently, before, after, later, monday, tuesday, wednesday, thursday, friday, saturday, sunday, morning, evening, disclaimer, warning, spoiler, caveat, tldr, tl;dr, summary, result, point, thing, problem, issue, question, reason, situation, issue, example, favorite, favourite, favorites, favourites, preference, preferences, food, music, color, colour, movie, book, sport, hi, hello, hey, greetings, thanks, sorry, honestly, anyway, basically, personally, important, true, false, here, this, that, list, mood, feeling, true story, long story short, the thing is, day, week, month, year, time, date, experience, experiences, background, habits, habit, routine, fear, fears, beliefs, dream, dreams, wish, old, new, past, present, future',
)

/** Who else speaks in a transcript. */
export const SPEAKERS: ReadonlySet<string> = new Set([
  ...wordSet(
    'ai, bot, chatbot, chatgpt, gpt, gpt-4, claude, gemini, siri, alexa, copilot, assistant, system, agent, model, robot, he, she, they, him, her, them, you, someone, somebody, stranger, customer, client, patient, interviewer, interviewee, host, guest, narrator, character, npc, player, speaker, person, student, man, woman, boy, girl, guy, lady, witness, employee, candidate, caller, operator, support, moderator, participant, respondent, hero, king, queen, priest, knight, wizard',
  ),
  ...[...KIN].filter(([, relation]) => relation !== 'pet').map(([word]) => word),
])
